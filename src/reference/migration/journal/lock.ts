/**
 * One writer at a time. The kernel drops the lock with its holder, however that ends, and shows it to containers that share
 * the folder, where the number of a process says nothing.
 */
import { type BigIntStats, closeSync, fstatSync, openSync, rmSync, statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { MigrationError } from '../error.ts';

/** SQLite's result code for a database that another connection has locked. */
const SQLITE_BUSY = 5;

/** Takes a lock, and returns its release function. Throws a MigrationError where another run has the lock. */
export async function lock(path: string): Promise<() => Promise<void>> {
  for (;;) {
    const file = identityOf(path);
    const database = opened(path);
    // Else the holder before has removed the file that was opened, and another one is there, or soon will be.
    if (identityOf(path) !== file) {
      database.close();
      continue;
    }
    return async () => {
      try {
        rmSync(path, { force: true });
      } finally {
        database.close();
      }
    };
  }
}

/** An open, exclusive transaction, which holds the lock. Its journal is in memory, so that no other file is written. */
function opened(path: string): DatabaseSync {
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(path);
    database.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
    return database;
  } catch (error) {
    database?.close();
    const { errcode, message } = error as Error & { readonly errcode?: number };
    if (errcode === SQLITE_BUSY) {
      const sentence = 'Another migration with this output file is at work: wait until it has ended';
      throw new MigrationError('locked', sentence);
    }
    throw new MigrationError('output', `${path} cannot be locked (${message}). Remove it if no migration is at work`);
  }
}

/**
 * The file that has this name now, made where there is no such file; two files never have the same identity. An existing
 * one is not opened: to close it again would drop the locks that this process has on it (fcntl(2)).
 */
function identityOf(path: string): string {
  try {
    const { dev, ino, birthtimeNs } = statSync(path, { bigint: true, throwIfNoEntry: false }) ?? made(path);
    return `${dev} ${ino} ${birthtimeNs}`;
  } catch (error) {
    throw new MigrationError('output', `${path} cannot be written (${(error as NodeJS.ErrnoException).code})`);
  }
}

function made(path: string): BigIntStats {
  const file = openSync(path, 'a');
  try {
    return fstatSync(file, { bigint: true });
  } finally {
    closeSync(file);
  }
}
