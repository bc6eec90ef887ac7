/* Preloaded into the agent by the fault suite.
 *
 * SHIM_CLOCK    a file of 8 bytes, nanoseconds that are added to the wall clock; the test changes it while the agent runs.
 * SHIM_DURABLE  a folder that receives what a power cut would leave: at each fsync the file's content under its inode number,
 *               at each fsync of a folder its names with their inode numbers. What was never fsynced is not in there.
 */
#define _GNU_SOURCE
#include <dirent.h>
#include <dlfcn.h>
#include <fcntl.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

static int64_t *offset_ns(void) {
    static int64_t *shared;
    static int looked;
    if (!looked) {
        looked = 1;
        const char *path = getenv("SHIM_CLOCK");
        int file = path ? open(path, O_RDONLY | O_CLOEXEC) : -1;
        if (file >= 0) {
            void *map = mmap(NULL, 8, PROT_READ, MAP_SHARED, file, 0);
            if (map != MAP_FAILED) shared = map;
            close(file);
        }
    }
    return shared;
}

int clock_gettime(clockid_t clock, struct timespec *now) {
    static int (*real)(clockid_t, struct timespec *);
    if (!real) real = dlsym(RTLD_NEXT, "clock_gettime");
    int failed = real(clock, now);
    int64_t *shift = offset_ns();
    if (!failed && clock == CLOCK_REALTIME && shift) {
        int64_t total = (int64_t)now->tv_sec * 1000000000 + now->tv_nsec + *shift;
        now->tv_sec = total / 1000000000;
        now->tv_nsec = total % 1000000000;
    }
    return failed;
}

time_t time(time_t *out) {
    struct timespec now;
    clock_gettime(CLOCK_REALTIME, &now);
    if (out) *out = now.tv_sec;
    return now.tv_sec;
}

static void record_file(const char *folder, int file, ino_t number) {
    char path[4096], fresh[4096], buffer[65536];
    snprintf(path, sizeof path, "%s/file-%lu", folder, (unsigned long)number);
    snprintf(fresh, sizeof fresh, "%s/.file-%lu-%d", folder, (unsigned long)number, (int)getpid());
    char source[64];
    snprintf(source, sizeof source, "/proc/self/fd/%d", file);
    int from = open(source, O_RDONLY | O_CLOEXEC);
    int to = open(fresh, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);
    ssize_t length;
    while (from >= 0 && to >= 0 && (length = read(from, buffer, sizeof buffer)) > 0)
        if (write(to, buffer, length) != length) break;
    if (from >= 0) close(from);
    if (to >= 0) close(to);
    rename(fresh, path);
}

static void record_folder(const char *folder, int file, ino_t number) {
    char path[4096], fresh[4096], source[64];
    snprintf(path, sizeof path, "%s/folder-%lu", folder, (unsigned long)number);
    snprintf(fresh, sizeof fresh, "%s/.folder-%lu-%d", folder, (unsigned long)number, (int)getpid());
    snprintf(source, sizeof source, "/proc/self/fd/%d", file);
    DIR *names = opendir(source);
    FILE *out = fopen(fresh, "w");
    struct dirent *entry;
    while (names && out && (entry = readdir(names)))
        if (entry->d_name[0] != '.' || (entry->d_name[1] && entry->d_name[1] != '.'))
            fprintf(out, "%lu %s\n", (unsigned long)entry->d_ino, entry->d_name);
    if (names) closedir(names);
    if (out) fclose(out);
    rename(fresh, path);
}

static void record(int file) {
    const char *folder = getenv("SHIM_DURABLE");
    struct stat status;
    if (!folder || fstat(file, &status)) return;
    if (S_ISREG(status.st_mode)) record_file(folder, file, status.st_ino);
    if (S_ISDIR(status.st_mode)) record_folder(folder, file, status.st_ino);
}

int fsync(int file) {
    static int (*real)(int);
    if (!real) real = dlsym(RTLD_NEXT, "fsync");
    int failed = real(file);
    if (!failed) record(file);
    return failed;
}

int fdatasync(int file) {
    static int (*real)(int);
    if (!real) real = dlsym(RTLD_NEXT, "fdatasync");
    int failed = real(file);
    if (!failed) record(file);
    return failed;
}
