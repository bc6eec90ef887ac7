"""The tables of the ledger as numbered migrations (shell). A released one is never edited: a change is a new one at the end.

Times are integer milliseconds UTC. A row that makes no sense cannot be stored: the CHECKs tie status, worker and error together.
A choice of three or more is written with OR: for an IN as long as that SQLite builds an index anew at each statement, which takes half as
long as the rest of it. Ledgers from before that was so have IN in them and stay as they are: it means the same, under the same version.
"""

from __future__ import annotations

APPLICATION_ID = 0x67_61_6C_77

_V1 = """
CREATE TABLE meta (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- look: "size mtime_ns ctime_ns inode" in decimal; a date after 2262 or an unsigned inode would overflow an integer column.
CREATE TABLE drop_files (
    id INTEGER PRIMARY KEY,
    path BLOB NOT NULL UNIQUE,
    look TEXT,
    content_hash BLOB NOT NULL,
    kind TEXT NOT NULL CHECK (kind = 'links' OR kind = 'raw_text' OR kind = 'ignore' OR kind = 'error'),
    taken INTEGER NOT NULL DEFAULT 0 CHECK (taken >= 0),
    known INTEGER NOT NULL DEFAULT 0 CHECK (known >= 0),
    again INTEGER NOT NULL DEFAULT 0 CHECK (again BETWEEN 0 AND known),
    refused INTEGER NOT NULL DEFAULT 0 CHECK (refused >= 0),
    bad INTEGER NOT NULL DEFAULT 0 CHECK (bad >= 0),
    problems TEXT NOT NULL DEFAULT '[]' CHECK (substr(problems, 1, 1) = '['),
    reason TEXT,
    read_at INTEGER NOT NULL
) STRICT;

CREATE TABLE ingestion_queue (
    id INTEGER PRIMARY KEY,
    galley_id TEXT NOT NULL CHECK (galley_id <> ''),
    link_key TEXT NOT NULL CHECK (link_key <> ''),
    url TEXT CHECK (url <> ''),
    raw_text TEXT,
    host TEXT CHECK (host <> ''),
    title TEXT,
    folders TEXT NOT NULL DEFAULT '[]',
    tags TEXT NOT NULL DEFAULT '[]',
    drop_file_id INTEGER REFERENCES drop_files (id) ON DELETE SET NULL,
    status TEXT NOT NULL CHECK (
        status = 'pending' OR status = 'processing' OR status = 'staged' OR status = 'failed' OR status = 'cancelled'
    ),
    stage TEXT NOT NULL CHECK (stage = 'fetch' OR stage = 'extract' OR stage = 'note'),
    run_at INTEGER NOT NULL,
    worker_id TEXT CHECK (worker_id <> ''),
    attempt INTEGER,
    claims INTEGER NOT NULL DEFAULT 0 CHECK (claims >= 0),
    lease_until INTEGER,
    attempts INTEGER NOT NULL DEFAULT 0 CHECK (attempts >= 0),
    crashes INTEGER NOT NULL DEFAULT 0 CHECK (crashes >= 0),
    waiting_because TEXT,
    error_code TEXT CHECK (error_code <> ''),
    error TEXT CHECK (error <> ''),
    error_stage TEXT CHECK (error_stage = 'fetch' OR error_stage = 'extract' OR error_stage = 'note'),
    joined_to INTEGER REFERENCES ingestion_queue (id) CHECK (joined_to <> id),
    seen_again INTEGER NOT NULL DEFAULT 0 CHECK (seen_again >= 0),
    created_at INTEGER NOT NULL,
    updated_at INTEGER NOT NULL,
    CONSTRAINT processing_has_worker CHECK (
        (status = 'processing') = (worker_id IS NOT NULL)
        AND (status = 'processing') = (lease_until IS NOT NULL)
        AND (status = 'processing') = (attempt IS NOT NULL)
    ),
    CONSTRAINT attempt_is_last_claim CHECK (attempt IS NULL OR attempt = claims),
    CONSTRAINT error_is_whole CHECK ((error_code IS NULL) = (error IS NULL) AND (error_code IS NULL) = (error_stage IS NULL)),
    CONSTRAINT failed_has_error CHECK (status <> 'failed' OR error_code IS NOT NULL),
    CONSTRAINT staged_has_no_error CHECK (status <> 'staged' OR error_code IS NULL),
    CONSTRAINT staged_is_whole CHECK (status <> 'staged' OR stage = 'note' OR joined_to IS NOT NULL),
    CONSTRAINT joined_is_staged CHECK (joined_to IS NULL OR status = 'staged'),
    CONSTRAINT waiting_is_pending CHECK (waiting_because IS NULL OR status = 'pending'),
    CONSTRAINT fetch_has_address CHECK (stage <> 'fetch' OR (url IS NOT NULL AND host IS NOT NULL AND raw_text IS NULL))
) STRICT;

CREATE INDEX fetch_waiting ON ingestion_queue (host, run_at, id) WHERE status = 'pending' AND stage = 'fetch';
CREATE INDEX extract_waiting ON ingestion_queue (run_at, id) WHERE status = 'pending' AND stage = 'extract';
CREATE INDEX note_waiting ON ingestion_queue (run_at, id) WHERE status = 'pending' AND stage = 'note';
CREATE INDEX in_work ON ingestion_queue (host) WHERE status = 'processing';
CREATE INDEX failed_by_code ON ingestion_queue (error_code) WHERE status = 'failed';
CREATE INDEX joined ON ingestion_queue (joined_to) WHERE joined_to IS NOT NULL;
CREATE INDEX queue_galley_id ON ingestion_queue (galley_id);

CREATE TABLE link_keys (
    key TEXT PRIMARY KEY,
    job_id INTEGER NOT NULL REFERENCES ingestion_queue (id) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

-- Which jobs a drop file named when it was last read: only a name new in that file counts as dropped again.
CREATE TABLE drop_entries (
    drop_file_id INTEGER NOT NULL REFERENCES drop_files (id) ON DELETE CASCADE,
    job_id INTEGER NOT NULL REFERENCES ingestion_queue (id) ON DELETE CASCADE,
    PRIMARY KEY (drop_file_id, job_id)
) STRICT, WITHOUT ROWID;

-- body is zlib-compressed, size its length before that. origin 'saved': a person gave us the page, it cannot be fetched again.
CREATE TABLE pages (
    job_id INTEGER PRIMARY KEY REFERENCES ingestion_queue (id) ON DELETE CASCADE,
    origin TEXT NOT NULL CHECK (origin IN ('fetched', 'saved')),
    url TEXT,
    content_type TEXT NOT NULL,
    charset TEXT,
    size INTEGER NOT NULL CHECK (size >= 0),
    fetched_at INTEGER NOT NULL,
    program_version TEXT NOT NULL,
    body BLOB NOT NULL
) STRICT;

-- next_at: no fetch may start before. wake_at: when a job of this host may be claimed, NULL while none waits.
CREATE TABLE hosts (
    host TEXT PRIMARY KEY,
    next_at INTEGER NOT NULL DEFAULT 0,
    breaker TEXT NOT NULL DEFAULT 'closed' CHECK (breaker = 'closed' OR breaker = 'open' OR breaker = 'half_open'),
    failures INTEGER NOT NULL DEFAULT 0 CHECK (failures >= 0),
    openings INTEGER NOT NULL DEFAULT 0 CHECK (openings >= 0),
    wake_at INTEGER,
    CONSTRAINT open_was_opened CHECK (breaker = 'closed' OR openings > 0)
) STRICT, WITHOUT ROWID;

CREATE INDEX hosts_waking ON hosts (wake_at) WHERE wake_at IS NOT NULL;

CREATE TABLE staged_inbox (
    id INTEGER PRIMARY KEY,
    queue_id INTEGER NOT NULL UNIQUE REFERENCES ingestion_queue (id),
    galley_id TEXT NOT NULL CHECK (galley_id <> ''),
    source_url TEXT NOT NULL,
    title TEXT NOT NULL,
    confidence REAL NOT NULL CHECK (confidence BETWEEN 0 AND 1),
    recipe TEXT NOT NULL CHECK (substr(recipe, 1, 1) = '{'),
    note_state TEXT NOT NULL CHECK (note_state IN ('due', 'written')),
    note_name TEXT CHECK (note_name <> ''),
    note_path TEXT CHECK (note_path <> ''),
    review_status TEXT NOT NULL DEFAULT 'pending' CHECK (
        review_status = 'pending' OR review_status = 'approved' OR review_status = 'rejected' OR review_status = 'removed'
    ),
    tags TEXT NOT NULL DEFAULT '[]' CHECK (substr(tags, 1, 1) = '['),
    folders TEXT NOT NULL DEFAULT '[]' CHECK (substr(folders, 1, 1) = '['),
    saved_at INTEGER NOT NULL,
    created_at INTEGER NOT NULL,
    updated_at INTEGER NOT NULL,
    CONSTRAINT written_has_path CHECK ((note_state = 'written') = (note_path IS NOT NULL)),
    CONSTRAINT decided_was_written CHECK (review_status = 'pending' OR note_state = 'written')
) STRICT;

CREATE INDEX staged_galley_id ON staged_inbox (galley_id);
"""

# note_said: the decision that the note stated when it was last heard, so that none is taken twice. note_due: what is still owed to the
# note, so that a kill leaves nothing half done: 'mark' its status line is to be changed, then it is to be moved; 'file' it is to be moved.
# attention: why a decision could not be taken, in words. The index holds all that a scan of the notes asks for: a row's recipe is long.
_V2 = """
ALTER TABLE staged_inbox ADD COLUMN note_said TEXT CHECK (note_said IN ('approved', 'rejected'));
ALTER TABLE staged_inbox ADD COLUMN note_due TEXT CHECK (note_due IN ('mark', 'file'));
ALTER TABLE staged_inbox ADD COLUMN attention TEXT CHECK (attention <> '');
ALTER TABLE staged_inbox ADD COLUMN reviewed_at INTEGER;
CREATE INDEX staged_review ON staged_inbox
    (note_state, galley_id, id, queue_id, note_path, review_status, note_said, note_due, attention);
"""

# What reading a page once more brought, for a recipe whose note is written: how the last try went, and the latest version that differs
# from the one that the note was made of; seen_at: the person has looked at that.
_V3 = """
CREATE TABLE read_again (
    staged_id INTEGER PRIMARY KEY REFERENCES staged_inbox (id) ON DELETE CASCADE,
    tried_at INTEGER NOT NULL,
    error_code TEXT CHECK (error_code <> ''),
    error TEXT CHECK (error <> ''),
    newer_at INTEGER,
    newer_recipe TEXT CHECK (substr(newer_recipe, 1, 1) = '{'),
    seen_at INTEGER CHECK (seen_at IS NULL OR newer_at IS NOT NULL),
    CONSTRAINT error_is_whole CHECK ((error_code IS NULL) = (error IS NULL)),
    CONSTRAINT newer_is_whole CHECK ((newer_at IS NULL) = (newer_recipe IS NULL))
) STRICT;
"""

MIGRATIONS: tuple[str, ...] = (_V1, _V2, _V3)
SCHEMA_VERSION = len(MIGRATIONS)
