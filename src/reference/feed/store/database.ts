import { DatabaseSync } from 'node:sqlite';
import { APPLICATION, TABLES, VERSION } from './schema.ts';
import { closed, damage, foreign, fromSqlite } from './sqlite-error.ts';

/** A connection whose errors are FeedErrors. */
export interface Database {
  /** All rows. */
  all<Row>(sql: string, ...values: Value[]): Row[];
  /** The first row. */
  get<Row>(sql: string, ...values: Value[]): Row | undefined;
  /** Runs a statement; gives the number of changed rows. */
  run(sql: string, ...values: Value[]): number;
  /** Runs several statements. */
  exec(sql: string): void;
  /** Rolls back the open transaction; without effect where SQLite has already rolled it back. */
  rollback(): void;
  close(): void;
}

/** The types of a parameter. */
export type Value = null | number | string | Uint8Array;

/** Settings of a connection. */
export interface Connecting {
  /** How long to wait for another process that writes, in milliseconds. */
  readonly patience: number;
  /** Whether a commit is on the disk, or only with the operating system, when it returns. */
  readonly synchronous: 'FULL' | 'NORMAL';
}

/** Opens a connection, without checking the contents of the file. */
export function connect(file: string, { patience, synchronous }: Connecting): Database {
  const guarded = <T>(work: () => T): T => {
    try {
      return work();
    } catch (error) {
      throw (error as NodeJS.ErrnoException).code === 'ERR_INVALID_STATE' ? closed(file) : fromSqlite(file, error);
    }
  };
  const db = guarded(() => new DatabaseSync(file, { timeout: patience }));
  const prepared = new Map<string, ReturnType<DatabaseSync['prepare']>>();
  const prepare = (sql: string) => {
    let statement = prepared.get(sql);
    if (statement === undefined) prepared.set(sql, (statement = db.prepare(sql)));
    return statement;
  };
  const connection: Database = {
    all: <Row>(sql: string, ...values: Value[]) => guarded(() => prepare(sql).all(...values) as Row[]),
    get: <Row>(sql: string, ...values: Value[]) => guarded(() => prepare(sql).get(...values) as Row | undefined),
    run: (sql, ...values) => guarded(() => Number(prepare(sql).run(...values).changes)),
    exec: (sql) => guarded(() => db.exec(sql)),
    rollback: () => guarded(() => (db.isTransaction ? db.exec('ROLLBACK') : undefined)),
    close: () => guarded(() => db.close()),
  };
  // Opening does not read the file: the first statement finds out whether it is a database.
  guarded(() => db.exec(`PRAGMA synchronous = ${synchronous}`));
  return connection;
}

/** Creates missing tables, after checking that the file is empty or a sound feed. */
export function prepareTables(db: Database, file: string, patience: number): void {
  const until = performance.now() + patience;
  // SQLite's busy timeout does not apply to a change of the journal mode.
  for (;;) {
    try {
      db.exec('PRAGMA journal_mode = WAL');
      break;
    } catch (error) {
      if ((error as { readonly code?: string }).code !== 'locked' || performance.now() > until) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20);
    }
  }
  db.exec('BEGIN IMMEDIATE');
  try {
    const application = db.get<{ application_id: number }>('PRAGMA application_id')!.application_id;
    const version = db.get<{ user_version: number }>('PRAGMA user_version')!.user_version;
    const tables = db.get<{ n: number }>('SELECT count(*) AS n FROM sqlite_schema')!.n;
    if (application !== APPLICATION) {
      if (tables > 0 || application !== 0) throw foreign(file, 'not-a-feed', 'a database of another application');
      db.exec(TABLES);
    } else if (version !== VERSION) throw foreign(file, 'newer', `version ${version}`);
    db.exec('COMMIT');
  } catch (error) {
    db.rollback();
    throw error;
  }
  const [found] = db.all<{ quick_check: string }>('PRAGMA quick_check(1)');
  if (found?.quick_check !== 'ok') throw damage(file, found?.quick_check ?? 'nothing');
  // A process that was killed after a failed sync leaves a write-ahead log of which the disk may lack a part.
  db.exec('PRAGMA wal_checkpoint(PASSIVE)');
}
