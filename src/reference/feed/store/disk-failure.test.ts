import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync, StatementSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answer, ask, titles } from '../feed.test-tool.ts';
import { createFeed, type Feed } from '../feed.ts';
import { feedRig } from '../rig.ts';
import { sqliteStore } from './sqlite-store.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'feed-'));
  file = join(folder, 'feed.db');
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

const open = (path = file): Feed => createFeed(feedRig({ store: sqliteStore(path), publishing: { token: 't' } }));
const filled = (): Feed => {
  const feed = open();
  feed.putSite({ slug: 'engineering', name: 'Faculty of Engineering' });
  feed.putKey('k');
  feed.publish('engineering', { title: 'first' });
  return feed;
};
const publishing = (feed: Feed): Promise<Response> => {
  const headers = { authorization: 'Bearer t' };
  return ask(feed, '/publish/sites/engineering/items', { method: 'POST', body: '{"title":"later"}', headers });
};
const sqliteError = (errcode: number, message: string) =>
  Object.assign(new Error(message), { code: 'ERR_SQLITE_ERROR', errcode });
/** The next statement of this text fails. */
const failing = (sql: string, errcode: number, message: string): void => {
  const { exec } = DatabaseSync.prototype;
  let isDone = false;
  vi.spyOn(DatabaseSync.prototype, 'exec').mockImplementation(function (this: DatabaseSync, text) {
    if (isDone || text !== sql) return exec.call(this, text);
    isDone = true;
    throw sqliteError(errcode, message);
  });
};

test.each([
  ['a sync', 1_034],
  ['a write', 778],
  ['the sync of the folder', 1_290],
  ['something that SQLite does not name', 10],
])('after %s has failed the feed only reads, until it is started again', async (_, errcode) => {
  const feed = filled();
  failing('COMMIT', errcode, 'disk I/O error');
  await expect(publishing(feed)).rejects.toMatchObject({ code: 'disk-failed', facts: { found: 'disk I/O error' } });
  const refused = await publishing(feed);
  expect([refused.status, await refused.text()]).toEqual([
    503,
    'the disk failed: the feed takes no more publications until it is started again\n',
  ]);
  const writes = [
    () => feed.putSite({ slug: 'arts', name: 'Arts' }),
    () => feed.removeSite('engineering'),
    () => feed.update(1, { title: 'changed' }),
    () => feed.withdraw(1),
    () => feed.putKey('other'),
    () => feed.removeKey('k'),
  ];
  for (const write of writes) expect(write).toThrow('The feed takes no more publications until it is started again.');
  expect((await answer(feed)).meta).toMatchObject({ status: 200n, requests: 1n });
  expect((await answer(feed)).meta.requests).toBe(2n);
  expect(await titles(feed)).toEqual(['first']);
  feed.close();
  const again = open();
  // The counts of a feed that has stopped are written nowhere.
  expect((await answer(again)).meta.requests).toBe(1n);
  expect(again.publish('engineering', {})).toBe(2);
  again.close();
});

test('a count that fails at the disk stops publishing as well, and is answered', async () => {
  const feed = filled();
  const { get } = StatementSync.prototype;
  const failed = vi.spyOn(StatementSync.prototype, 'get').mockImplementation(function (this: StatementSync, ...values) {
    if (this.sourceSQL.startsWith('UPDATE key')) throw sqliteError(1_034, 'disk I/O error');
    return get.apply(this, values);
  });
  expect((await answer(feed)).meta.requests).toBe(1n);
  failed.mockRestore();
  expect((await publishing(feed)).status).toBe(503);
  feed.close();
});

test('after a full disk the next publication is tried again', async () => {
  const feed = filled();
  failing('COMMIT', 13, 'database or disk is full');
  await expect(publishing(feed)).rejects.toMatchObject({ code: 'cannot-write' });
  expect((await publishing(feed)).status).toBe(201);
  feed.close();
});

test('a start brings what a killed process left in the write-ahead log into the database', async () => {
  const killed = filled();
  const left = join(folder, 'left.db');
  for (const end of ['', '-wal']) copyFileSync(file + end, left + end);
  killed.close();
  const feed = open(left);
  const alone = join(folder, 'alone.db');
  copyFileSync(left, alone);
  feed.close();
  const read = open(alone);
  expect(await titles(read)).toEqual(['first']);
  read.close();
});
