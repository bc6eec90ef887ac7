"""Names in the drop folder that are never opened (pure): temporary, partial, litter, hidden, our own archive, unsupported kinds."""

from __future__ import annotations

import re

from galley_watch.links.format import read_suffixes

OWN_ARCHIVE = "done"

_TEMPORARY = (
    (re.compile(r"\.syncthing\..*\.tmp|~syncthing~.*\.tmp"), "Syncthing is still writing it"),
    (re.compile(r".*\.(crdownload|part|partial|opdownload|download|filepart|aria2|!ut|bc!|dtapart|unfinished)"),
     "it is a download in progress"),
    (re.compile(r".*\.(!sync|bts|sync-tmp)|\.sync\..*"), "Resilio Sync is still writing it"),
    (re.compile(r"\..*\.icloud"), "it is still in iCloud; its content comes later"),
    (re.compile(r".*\.(cloudf?|gdownload|gstmp|tmp\.drivedownload|tmp\.driveupload|dropbox\.tmp|owncloud|nextcloud|cloudstation)"),
     "it is a placeholder or a transfer in progress"),
    (re.compile(r"\._.*"), "it is a side file of macOS"),
    (re.compile(r"\..*\.sw[a-z]{1,2}"), "it is an editor's swap file"),
    (re.compile(r"#.*#|\.#.*"), "it is an editor's autosave or lock file"),
    (re.compile(r"\.goutputstream-.*|\.fuse_hidden.*|\.nfs[0-9a-f]{8,}.*|\.~lock\..*#?|\.xdp-.*|\.~tmp~.*"),
     "it is another program's temporary file"),
    (re.compile(r"~\$.*"), "it is an Office lock file"),
    (re.compile(r".*~|.*\.(bak|old|orig|backup)"), "it is a backup copy"),
    (re.compile(r"~.*\.tmp|.*\.(~?tmp|temp|swp|swo|swx|lock|lck)"), "it is a temporary file"),
    (re.compile(r"desktop\.ini|thumbs\.db(:encryptable)?|ehthumbs(_vista)?\.db|folder\.htt|icon\r?|\.ds_store|\.directory|\.localized"),
     "it belongs to the file manager"),
    (re.compile(r".*\.sb-[0-9a-f]{8}-[a-z0-9]{6}|.*___jb_(tmp|old)___|.*\.ffs_(tmp|db|lock)|.*\.rsync-.*"),
     "another program is still writing it"),
    (re.compile(r".*@syno(eastream|resource)"), "it is a side file of the storage device"),
    (re.compile(r".*:zone\.identifier|.*:com\.dropbox\..*"), "it is a mark that a system adds to downloads"),
)  # fmt: skip
_FOLDERS = (
    (re.compile(r"@eadir|#recycle|#snapshot|@tmp|\.@__thumb|@recycle|@recently-snapshot"), "a storage device keeps its own files in it"),
    (re.compile(r"\.trash.*|\.trashes|\$recycle\.bin|recycler|recycled|\.recycle"), "it is a waste bin"),
    (re.compile(r"\.stversions|\.stfolder|\.sync|\.dropbox\.cache|\.tmp\.drivedownload|\.tmp\.driveupload|\.versions"),
     "a sync program keeps its own files in it"),
    (re.compile(r".*\.(download|crdownload|part|partial|tmp)"), "it is a download in progress"),
    (re.compile(r"__macosx|system volume information|lost\+found|\$extend"), "it belongs to the system"),
)  # fmt: skip
LIST_SUFFIXES = ("", "txt", "text", "md", "markdown", "mdown")
"""Files that people and their tools keep adding lines to."""


def parts_of(relative_path: str) -> list[str]:
    return [part for part in relative_path.replace("\\", "/").split("/") if part not in ("", ".")]


def suffix_of(name: str) -> str:
    """The lower-case suffix without its dot, "" where there is none ("Bookmarks", ".hidden", "Fish. Soup")."""
    stem, dot, suffix = name.rpartition(".")
    known = stem and dot and 0 < len(suffix) <= 12 and suffix.isascii() and suffix.replace("_", "").replace("-", "").isalnum()
    return suffix.lower() if known else ""


def is_list_name(relative_path: str) -> bool:
    """May the file be a list that grows?"""
    return suffix_of((parts_of(relative_path) or [""])[-1]) in LIST_SUFFIXES


def _folder_reason(folder: str, is_first: bool) -> str | None:
    lower = folder.lower()
    for pattern, words in _FOLDERS:
        if pattern.fullmatch(lower):
            return f"Skipped: the folder {folder} is never read; {words}."
    if folder.startswith("."):
        return f"Skipped: the folder {folder} is hidden."
    if is_first and lower == OWN_ARCHIVE:
        return f"Skipped: {folder} holds files that were taken before."
    return None


def skip_reason(relative_path: str) -> str | None:
    """A sentence saying why this file is never opened; None where it may be read. The path is below the drop folder."""
    parts = parts_of(relative_path)
    if not parts:
        return "Skipped: it has no name."
    *folders, name = parts
    for place, folder in enumerate(folders):
        reason = _folder_reason(folder, is_first=place == 0)
        if reason:
            return reason
    lower = name.lower()
    for pattern, words in _TEMPORARY:
        if pattern.fullmatch(lower):
            return f"Skipped: {words}."
    if name.startswith("."):
        return "Skipped: it is a hidden file."
    suffix = suffix_of(name)
    if suffix and suffix not in read_suffixes() and not suffix.isdigit():
        return f"Skipped: .{suffix} files are not read."
    return None
