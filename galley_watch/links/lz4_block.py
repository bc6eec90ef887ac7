"""Firefox's ``.jsonlz4`` (pure): eight bytes of magic, the size, then one raw LZ4 block (not the LZ4 frame format).

The block format is that of the LZ4 project's ``lz4_Block_format.md``; ``import lz4`` would be a dependency for this one file kind.
"""

from __future__ import annotations

from galley_watch.links.format import UnreadableFileError

MAGIC = b"mozLz40\0"
MAX_BYTES = 64 * 1024 * 1024
# A block cannot grow more than this: one length byte stands for at most 255 bytes.
MAX_RATIO = 255


def _damaged() -> UnreadableFileError:
    return UnreadableFileError("The compressed bookmarks are cut off or damaged.")


def _length(data: bytes, place: int, nibble: int) -> tuple[int, int]:
    """A length that begins in a nibble and goes on in bytes while they are 255; with the place after it."""
    length = nibble
    while nibble == 15:
        if place >= len(data):
            raise _damaged()
        byte = data[place]
        place, length = place + 1, length + byte
        if byte != 255:
            break
    return length, place


def _decoded(data: bytes, size: int) -> bytes:
    out = bytearray()
    place = 0
    while place < len(data):
        token = data[place]
        literals, place = _length(data, place + 1, token >> 4)
        if place + literals > len(data) or len(out) + literals > size:
            raise _damaged()
        out += data[place : place + literals]
        place += literals
        if place == len(data):
            break  # the last sequence has literals only
        if place + 2 > len(data):
            raise _damaged()
        distance = data[place] | data[place + 1] << 8
        matched, place = _length(data, place + 2, token & 15)
        matched += 4
        start = len(out) - distance
        if distance == 0 or start < 0 or len(out) + matched > size:
            raise _damaged()
        if distance >= matched:
            out += out[start : start + matched]
        else:  # the match overlaps itself: its bytes repeat
            out += (bytes(out[start:]) * (matched // distance + 1))[:matched]
    return bytes(out)


def decompressed(data: bytes) -> bytes:
    """The content. Raises ``UnreadableFileError``; the declared size is checked before anything is allocated."""
    if not data.startswith(MAGIC) or len(data) < 12:
        raise _damaged()
    size = int.from_bytes(data[8:12], "little")
    if size > MAX_BYTES:
        raise UnreadableFileError(f"The bookmarks unpack to more than {MAX_BYTES // 1024**2} MB and were not read.")
    if size > (len(data) - 12) * MAX_RATIO:
        raise _damaged()
    content = _decoded(data[12:], size)
    if len(content) != size:
        raise _damaged()
    return content
