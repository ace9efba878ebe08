import { hash } from 'node:crypto';
import { FeedError, type FeedErrorCode } from '../error.ts';
import type { Event } from '../event/event.ts';
import { spans } from '../event/read-event.ts';
import type { StoredSite } from '../event/site.ts';
import { json, readJson } from '../format/json.ts';
import { connect, prepareTables, type Value } from './database.ts';
import type { Stamp, Store, StoreFactory } from './store.ts';
import { writer } from './writer.ts';

/** Settings of a database; every member has a default. */
export interface SqliteOptions {
  /** How long to wait for another process that writes, in milliseconds. Default 5000. */
  readonly patience?: number;
}

interface SiteRow {
  readonly number: number;
  readonly slug: string;
  readonly name: string;
  readonly url: string;
  readonly revision: number;
}
interface ItemRow {
  readonly slug: string;
  readonly event: string;
  readonly uid: string | null;
  readonly published: number;
  readonly changed: number;
}

/** How long a count waits for the database, in milliseconds; a count that times out is written with the next. */
const COUNTING = 50;
/** The errors after which reading goes on, and its counts are not written yet. */
const COUNTED_LATER: readonly FeedErrorCode[] = ['locked', 'cannot-write', 'disk-failed', 'stopped'];

const siteOf = ({ name, url, ...row }: SiteRow): StoredSite => ({
  ...row,
  name: JSON.parse(name),
  url: JSON.parse(url),
});

/** JSON text, because a lone surrogate is not UTF-8, and SQLite ends a text at NUL when it compares. */
const exact = (text: string): string => json(text);

/**
 * A store in a SQLite database, in a file or, as `:memory:`, in memory. A publication is on the disk when the function
 * returns (write-ahead log, synchronous FULL) and survives the end of the process and of the machine. Requests are
 * counted through a separate connection that does not wait for the disk: the counts survive the end of the process, but
 * the end of the machine may lose the last. Several processes may use one file at a time. After a write that failed at
 * the disk the store only reads, until it is opened again.
 *
 * Opening throws a FeedError: `cannot-open`, `locked`, `damaged`, `not-a-feed` (a database of something else), `newer`.
 */
export function sqliteStore(file: string, { patience = 5_000 }: SqliteOptions = {}): StoreFactory {
  return () => open(file, patience);
}

function open(file: string, patience: number): Store {
  const db = connect(file, { patience, synchronous: 'FULL' });
  try {
    prepareTables(db, file, patience);
  } catch (error) {
    db.close();
    throw error;
  }
  // An in-memory database belongs to a single connection.
  const counts = file === ':memory:' ? db : connect(file, { patience: COUNTING, synchronous: 'NORMAL' });
  const written = writer(file);
  const run = (sql: string, ...values: Value[]) => written(() => db.run(sql, ...values));
  const hashed = (text: string) => hash('sha256', text, 'buffer');
  let inside = false;
  const within = <T>(begin: 'BEGIN' | 'BEGIN IMMEDIATE', work: () => T): T => {
    if (inside) return work();
    db.exec(begin);
    inside = true;
    try {
      const result = work();
      db.exec('COMMIT');
      return result;
    } catch (error) {
      db.rollback();
      throw error;
    } finally {
      inside = false;
    }
  };

  return {
    sites: () => db.all<SiteRow>('SELECT * FROM site ORDER BY slug').map(siteOf),
    site: (slug) => {
      const row = db.get<SiteRow>('SELECT * FROM site WHERE slug = ?', slug);
      return row && siteOf(row);
    },
    putSite: ({ slug, name, url }) => {
      run(
        'INSERT INTO site (slug, name, url) VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET name = excluded.name, url = excluded.url',
        slug,
        json(name),
        json(url),
      );
    },
    removeSite: (slug) => run('DELETE FROM site WHERE slug = ?', slug) > 0,

    stamps: (site) => db.all<Stamp>('SELECT number, version FROM item WHERE site = ? ORDER BY number', site.number),
    item: (number) => {
      const sql =
        'SELECT slug, event, uid, published, changed FROM item JOIN site ON site.number = item.site WHERE item.number = ?';
      const row = db.get<ItemRow>(sql, number);
      if (row === undefined) return undefined;
      const { slug, event: text, uid, ...times } = row;
      const event = readJson(text) as Event;
      return { number, site: slug, event, spans: spans(event), uid: uid && JSON.parse(uid), ...times };
    },
    idTaken: (slug, id, but = 0) => {
      const sql =
        'SELECT 1 FROM item WHERE site = (SELECT number FROM site WHERE slug = ?) AND id = ? AND item.number <> ?';
      return db.get(sql, slug, `${id}`, but) !== undefined;
    },
    nextNumber: () => (db.get<{ seq: number }>("SELECT seq FROM sqlite_sequence WHERE name = 'item'")?.seq ?? 0) + 1,
    add: ({ site, event, uid, changed }) => {
      const sql =
        'INSERT INTO item (site, event, id, uid, published, changed) VALUES ((SELECT number FROM site WHERE slug = ?), ?, ?, ?, ?, ?) RETURNING number';
      const id = event.id === null ? null : `${event.id}`;
      return db.get<Stamp>(sql, site, json(event), id, uid && exact(uid), changed, changed)!.number;
    },
    change: (number, { site, event, uid, changed }) => {
      const sql =
        'UPDATE item SET site = (SELECT number FROM site WHERE slug = ?), event = ?, id = ?, uid = ?, changed = ? WHERE number = ?';
      const id = event.id === null ? null : `${event.id}`;
      run(sql, site, json(event), id, uid && exact(uid), changed, number);
    },
    remove: (number) => run('DELETE FROM item WHERE number = ?', number) > 0,
    imported: (slug) => {
      const sql =
        'SELECT uid, item.number AS number FROM item JOIN site ON site.number = item.site WHERE slug = ? AND uid IS NOT NULL';
      const rows = db.all<{ uid: string; number: number }>(sql, slug);
      return new Map(rows.map(({ uid, number }) => [JSON.parse(uid) as string, number]));
    },
    idOf: (slug, uid) => {
      const sql = 'SELECT id FROM given WHERE site = (SELECT number FROM site WHERE slug = ?) AND uid = ?';
      const row = db.get<{ id: string }>(sql, slug, exact(uid));
      return row && BigInt(row.id);
    },
    keepId: (slug, uid, id) => {
      const sql =
        'INSERT INTO given (site, uid, id) VALUES ((SELECT number FROM site WHERE slug = ?), ?, ?) ON CONFLICT DO NOTHING';
      run(sql, slug, exact(uid), `${id}`);
    },

    key: (text) => {
      const sql = 'SELECT number, banned, requests FROM key WHERE hash = ?';
      const row = db.get<{ number: number; banned: number; requests: number }>(sql, hashed(text));
      return row && { ...row, banned: row.banned === 1 };
    },
    putKey: (text, banned) => {
      const sql = 'INSERT INTO key (hash, banned) VALUES (?, ?) ON CONFLICT DO UPDATE SET banned = excluded.banned';
      run(sql, hashed(text), banned ? 1 : 0);
    },
    removeKey: (text) => run('DELETE FROM key WHERE hash = ?', hashed(text)) > 0,
    count: (key, requests) => {
      const sql = 'UPDATE key SET requests = requests + ? WHERE number = ? RETURNING requests';
      try {
        return written(() => counts.get<{ requests: number }>(sql, requests, key.number)?.requests);
      } catch (error) {
        if (error instanceof FeedError && COUNTED_LATER.includes(error.code)) return undefined;
        throw error;
      }
    },

    snapshot: (work) => within('BEGIN', work),
    transaction: (work) => written(() => within('BEGIN IMMEDIATE', work)),
    close: () => {
      if (counts !== db) counts.close();
      db.close();
    },
  };
}
