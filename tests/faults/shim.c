/* Preloaded into the agent by the fault suite.
 *
 * SHIM_CLOCK    a file of 16 bytes, nanoseconds that are added to the wall clock and to the monotonic one; the test changes it
 *               while the agent runs.
 * SHIM_DURABLE  a folder that receives what a power cut would leave: at each fsync the file's content under its number, at each
 *               fsync of a folder its names with their numbers. What was never fsynced is not in there. A file's number is its
 *               inode and the time of its birth, so that it never inherits what an earlier one with its inode had fsynced.
 */
#define _GNU_SOURCE
#include <dirent.h>
#include <dlfcn.h>
#include <fcntl.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

/* Wall, monotonic. */
static int64_t *offsets_ns(void) {
    static int64_t *shared;
    static int looked;
    if (!looked) {
        looked = 1;
        const char *path = getenv("SHIM_CLOCK");
        int file = path ? open(path, O_RDONLY | O_CLOEXEC) : -1;
        if (file >= 0) {
            void *map = mmap(NULL, 16, PROT_READ, MAP_SHARED, file, 0);
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
    int64_t *shifts = offsets_ns();
    if (!failed && shifts && (clock == CLOCK_REALTIME || clock == CLOCK_MONOTONIC)) {
        int64_t total = (int64_t)now->tv_sec * 1000000000 + now->tv_nsec + shifts[clock == CLOCK_MONOTONIC];
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

/* Inode and birth in nanoseconds. */
static void number_of(int folder, const char *name, char *out, size_t room) {
    struct statx status = {0};
    statx(folder, name, *name ? AT_SYMLINK_NOFOLLOW : AT_EMPTY_PATH, STATX_INO | STATX_BTIME, &status);
    snprintf(out, room, "%llu-%lld", (unsigned long long)status.stx_ino,
             (long long)status.stx_btime.tv_sec * 1000000000 + status.stx_btime.tv_nsec);
}

static void record_file(const char *folder, int file, const char *number) {
    char path[4096], fresh[4096], source[64], buffer[65536];
    snprintf(path, sizeof path, "%s/file-%s", folder, number);
    snprintf(fresh, sizeof fresh, "%s/.file-%s-%d", folder, number, (int)getpid());
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

static void record_folder(const char *folder, int file, ino_t inode) {
    char path[4096], fresh[4096], source[64], number[64];
    snprintf(path, sizeof path, "%s/folder-%lu", folder, (unsigned long)inode);
    snprintf(fresh, sizeof fresh, "%s/.folder-%lu-%d", folder, (unsigned long)inode, (int)getpid());
    snprintf(source, sizeof source, "/proc/self/fd/%d", file);
    DIR *names = opendir(source);
    FILE *out = fopen(fresh, "w");
    struct dirent *entry;
    while (names && out && (entry = readdir(names)))
        if (strcmp(entry->d_name, ".") && strcmp(entry->d_name, "..")) {
            number_of(dirfd(names), entry->d_name, number, sizeof number);
            fprintf(out, "%s %s\n", number, entry->d_name);
        }
    if (names) closedir(names);
    if (out) fclose(out);
    rename(fresh, path);
}

static void record(int file) {
    const char *folder = getenv("SHIM_DURABLE");
    struct stat status;
    char number[64];
    if (!folder || fstat(file, &status)) return;
    if (S_ISREG(status.st_mode)) {
        number_of(file, "", number, sizeof number);
        record_file(folder, file, number);
    }
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
