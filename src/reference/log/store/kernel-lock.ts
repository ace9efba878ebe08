import { DatabaseSync } from 'node:sqlite';
import { cannotOpen } from '../error.ts';

/** SQLite's result code for a database that another connection has locked. */
const SQLITE_BUSY = 5;

/**
 * Locks a file for this process, in the kernel, by an exclusive transaction of SQLite: the lock ends with its holder, also
 * after a kill, and is seen by containers that share the folder. Returns the function that releases it; `undefined` where
 * another holder has it.
 *
 * @throws LogError `cannot-open` where the file cannot be opened or written.
 */
export function kernelLock(file: string): (() => void) | undefined {
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(file);
    // With its journal in memory the transaction needs no other file; the locked one stays empty.
    database.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
  } catch (error) {
    database?.close();
    if ((error as { errcode?: number }).errcode === SQLITE_BUSY) return undefined;
    throw cannotOpen(file, error);
  }
  return () => database.close();
}
