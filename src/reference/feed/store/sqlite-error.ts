import { FeedError, type FeedErrorCode } from '../error.ts';

interface Meaning {
  readonly code: FeedErrorCode;
  readonly message: string;
  readonly expected: string;
  readonly remedy: string;
}

const damaged: Meaning = {
  code: 'damaged',
  message: 'The database of the feed is damaged.',
  expected: 'a sound SQLite database',
  remedy: 'restore it from a copy, or begin with a new file and publish again',
};
const locked: Meaning = {
  code: 'locked',
  message: 'The database of the feed is locked.',
  expected: 'other processes to leave it within the time that the feed waits',
  remedy: 'try again, or end the process that holds it',
};
const cannotWrite: Meaning = {
  code: 'cannot-write',
  message: 'The database of the feed cannot be written.',
  expected: 'a file that can be written, and room for it',
  remedy: 'see to its permissions and to the space that is left',
};
const diskFailed: Meaning = {
  code: 'disk-failed',
  message: 'The disk failed under the database of the feed.',
  expected: 'every read, write and sync of the file to succeed',
  remedy: 'see to the disk, and start the feed again',
};
const cannotOpen: Meaning = {
  code: 'cannot-open',
  message: 'The database of the feed cannot be opened.',
  expected: 'a file, or a folder in which a file can be made',
  remedy: 'see to the path and its permissions',
};

/** By primary result code (sqlite.org/rescode.html): BUSY, LOCKED, READONLY, IOERR, CORRUPT, FULL, CANTOPEN, NOTADB. */
const MEANINGS: Readonly<Record<number, Meaning>> = {
  5: locked,
  6: locked,
  8: cannotWrite,
  10: diskFailed,
  11: damaged,
  13: cannotWrite,
  14: cannotOpen,
  26: damaged,
};

/** An error of SQLite as a FeedError for `file`. Other errors are returned unchanged. */
export function fromSqlite(file: string, error: unknown): unknown {
  const code = (error as { readonly errcode?: number }).errcode;
  const meaning = code === undefined ? undefined : MEANINGS[code & 0xff];
  return meaning === undefined ? error : failure(file, meaning, (error as Error).message, error);
}

/** The error of a damaged database. */
export function damage(file: string, found: string): FeedError {
  return failure(file, damaged, found);
}

/** The error of a database of another application, or of an unknown version. */
export function foreign(file: string, code: 'not-a-feed' | 'newer', found: string): FeedError {
  const expected = code === 'newer' ? 'a version that this feed knows' : 'the database of a feed, or an empty file';
  const message = `The database is not that of this feed.`;
  return failure(file, { code, message, expected, remedy: 'name another file' }, found);
}

/** The error of a store after `cause`, a write that failed at the disk. */
export function stopped(file: string, cause: FeedError): FeedError {
  const meaning: Meaning = {
    code: 'stopped',
    message: 'The feed takes no more publications until it is started again.',
    expected: 'every write to have reached the disk',
    remedy: diskFailed.remedy,
  };
  return failure(file, meaning, `${cause.facts.found}, at a write before`, cause);
}

/** The error of a closed store. */
export function closed(file: string): FeedError {
  const remedy = 'open the feed again';
  return failure(
    file,
    { code: 'closed', message: 'The feed is closed.', expected: 'an open feed', remedy },
    'a closed feed',
  );
}

function failure(
  where: string,
  { code, message, expected, remedy }: Meaning,
  found: string,
  cause?: unknown,
): FeedError {
  // SQLite reports damage in several lines.
  return new FeedError(code, message, { expected, found: found.replaceAll('\n', '; '), where, remedy }, { cause });
}
