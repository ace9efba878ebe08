import { mkdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** A tree whose entries the index has. */
export interface IndexedTree {
  readonly size: bigint;
  /** 32 bytes. */
  readonly root: Uint8Array;
}

/** Entries for the index. */
export interface IndexPart {
  /** Index of the first entry. */
  readonly first: bigint;
  /** The identities of the entries, 32 bytes each, one after the other. */
  readonly identities: Uint8Array;
  /** The tree that ends with them. */
  readonly tree?: IndexedTree;
}

/** The index of a log: which entry has an identity. */
export interface IndexFile {
  /** The first entry that has the identity. */
  find(identity: Uint8Array): bigint | undefined;
  /** The trees that the index ended with, one after the other; the largest is the first. */
  trees(): readonly IndexedTree[];
  /** Adds entries, all or none. An identity that the index has keeps its first entry. */
  add(part: IndexPart): void;
  /** Removes the entries from this size on. */
  cutBack(size: bigint): void;
  close(): void;
}

const IDENTITY_BYTES = 32;
/** Changes with the layout: an index with another one is made again. */
const VERSION = 1n;
/** Result codes of SQLite for a file that is damaged, or no database. */
const UNREADABLE = new Set([11, 26]);

/**
 * The order of syncs keeps the file whole through a loss of power, though it may then lack the last parts (SQLite, "PRAGMA
 * synchronous", NORMAL with a write-ahead log). They happen once in some 8,000 pages.
 */
const SETTINGS = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = NORMAL;
  PRAGMA wal_autocheckpoint = 8000;
  PRAGMA cache_size = -16384;
  PRAGMA busy_timeout = 10000;
`;
const SCHEMA = `
  CREATE TABLE IF NOT EXISTS entry (identity BLOB PRIMARY KEY, number INTEGER NOT NULL) STRICT, WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS tree (size INTEGER PRIMARY KEY, root BLOB NOT NULL) STRICT;
  PRAGMA user_version = ${VERSION};
`;

/** Opens the index, or begins one; an index that cannot be read is made again, since the log has all that it holds. */
export function openIndexFile(file: string): IndexFile {
  mkdirSync(dirname(file), { recursive: true });
  try {
    return open(file);
  } catch (error) {
    if (!UNREADABLE.has((error as { errcode?: number }).errcode ?? 0)) throw error;
    removeFiles(file);
    return open(file);
  }
}

function removeFiles(file: string): void {
  for (const suffix of ['', '-wal', '-shm']) rmSync(`${file}${suffix}`, { force: true });
}

function open(file: string): IndexFile {
  let database = new DatabaseSync(file, { readBigInts: true });
  try {
    const { user_version: version } = database.prepare('PRAGMA user_version').get() as { user_version: bigint };
    if (version !== 0n && version !== VERSION) {
      database.close();
      removeFiles(file);
      database = new DatabaseSync(file, { readBigInts: true });
    }
    database.exec(SETTINGS);
    if (version !== VERSION) database.exec(SCHEMA);
    return indexFile(database);
  } catch (error) {
    database.close();
    throw error;
  }
}

function indexFile(database: DatabaseSync): IndexFile {
  const found = database.prepare('SELECT number FROM entry WHERE identity = ?');
  const inserted = database.prepare('INSERT OR IGNORE INTO entry VALUES (?, ?)');
  const ended = database.prepare('INSERT OR REPLACE INTO tree VALUES (?, ?)');
  const trees = database.prepare('SELECT size, root FROM tree ORDER BY size DESC');
  const inTransaction = (work: () => void): void => {
    database.exec('BEGIN IMMEDIATE');
    try {
      work();
      database.exec('COMMIT');
    } catch (error) {
      if (database.isTransaction) database.exec('ROLLBACK');
      throw error;
    }
  };
  return {
    find: (identity) => (found.get(identity) as { number: bigint } | undefined)?.number,
    trees: () => trees.all() as unknown as IndexedTree[],
    add: ({ first, identities, tree }) =>
      inTransaction(() => {
        for (const [identity, at] of inOrder(identities)) inserted.run(identity, first + BigInt(at));
        if (tree) ended.run(tree.size, tree.root);
      }),
    cutBack: (size) =>
      inTransaction(() => {
        database.prepare('DELETE FROM entry WHERE number >= ?').run(size);
        database.prepare('DELETE FROM tree WHERE size > ?').run(size);
      }),
    close: () => database.close(),
  };
}

/** The identities with their places, in the order of the table, so that each of its pages is read once. */
function inOrder(identities: Uint8Array): readonly (readonly [identity: Uint8Array, at: number])[] {
  const all: (readonly [Uint8Array, number])[] = [];
  for (let at = 0; at * IDENTITY_BYTES < identities.length; at++)
    all.push([identities.subarray(at * IDENTITY_BYTES, (at + 1) * IDENTITY_BYTES), at]);
  // The sort is stable: of equal identities the first entry comes first.
  return all.sort(([a], [b]) => Buffer.compare(a, b));
}
