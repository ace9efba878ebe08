import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FeedError } from '../error.ts';
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
afterEach(() => rmSync(folder, { recursive: true }));

const open = (patience = 60): Feed =>
  createFeed(feedRig({ store: sqliteStore(file, { patience }), publishing: { token: 't' } }));
const filled = (): Feed => {
  const feed = open();
  feed.putSite({ slug: 'engineering', name: '\u0000\ud800' });
  feed.putKey('k');
  for (let i = 0; i < 50; i++) feed.publish('engineering', { title: `${i}`.repeat(200) });
  return feed;
};
const thrown = (work: () => unknown): FeedError => {
  try {
    work();
  } catch (error) {
    expect(error).toBeInstanceOf(FeedError);
    return error as FeedError;
  }
  return expect.fail('nothing was thrown');
};

test('a store that is opened again has its items and counts', async () => {
  const first = filled();
  await answer(first);
  first.close();
  const second = open();
  const { meta, data } = await answer(second);
  expect(meta).toMatchObject({ requests: 2n, method: { site_name: '\ufffd\ufffd' } });
  expect(data).toHaveLength(50);
  second.close();
});

test('a key is nowhere in the file', () => {
  const feed = open();
  feed.putKey('a-very-secret-key');
  feed.close();
  expect(readFileSync(file).includes('a-very-secret-key')).toBe(false);
});

test('a file that is not a database, or a damaged database, is reported', () => {
  writeFileSync(file, 'this is no database, however long one looks at it. '.repeat(100));
  expect(thrown(open)).toMatchObject({ code: 'damaged', facts: { where: file } });
  rmSync(file);
  filled().close();
  const bytes = readFileSync(file);
  bytes.fill(0xff, 4_096, bytes.length - 4_096);
  writeFileSync(file, bytes);
  const error = thrown(open);
  expect(error.code).toBe('damaged');
  expect(error.message).toMatch(
    /^The database of the feed is damaged\.\n {2}expected {2}.*\n {2}found .*\n {2}where .*\n {2}remedy /,
  );
  rmSync(file);
  filled().close();
  truncateSync(file, 8_192);
  expect(thrown(open).code).toBe('damaged');
});

test('a database of another application is not changed', () => {
  const foreign = new DatabaseSync(file);
  foreign.exec('CREATE TABLE t (a)');
  foreign.close();
  expect(thrown(open).code).toBe('not-a-feed');
  rmSync(file);
  filled().close();
  const newer = new DatabaseSync(file);
  newer.exec('PRAGMA user_version = 2');
  newer.close();
  expect(thrown(open).code).toBe('newer');
});

test('a path that leads nowhere', () => {
  file = join(folder, 'missing', 'feed.db');
  expect(thrown(open).code).toBe('cannot-open');
  mkdirSync(join(folder, 'folder'));
  file = join(folder, 'folder');
  expect(thrown(open).code).toBe('cannot-open');
});

test('while another process writes, reading goes on and counts later; publishing waits and then fails', async () => {
  const feed = filled();
  const foreign = new DatabaseSync(file);
  foreign.exec('BEGIN IMMEDIATE');
  expect((await answer(feed)).meta).toMatchObject({ status: 200n, requests: 1n });
  expect((await answer(feed)).meta.requests).toBe(2n);
  expect(thrown(() => feed.publish('engineering', {}))).toMatchObject({ code: 'locked', facts: { where: file } });
  const headers = { authorization: 'Bearer t' };
  const refused = await ask(feed, '/publish/sites/engineering/items', { method: 'POST', body: '{}', headers });
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '1']);
  foreign.exec('COMMIT');
  expect((await answer(feed)).meta.requests).toBe(3n);
  expect(feed.publish('engineering', {})).toBe(51);
  foreign.close();
  feed.close();
});

test('while another process has the whole database, a feed does not open', async () => {
  filled().close();
  const foreign = new DatabaseSync(file);
  foreign.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN IMMEDIATE; UPDATE site SET url = url; COMMIT');
  expect(thrown(open).code).toBe('locked');
  foreign.close();
  const reopened = open();
  expect(await titles(reopened)).toHaveLength(50);
  reopened.close();
});

test('a copy of the file is a complete feed', async () => {
  filled().close();
  const copy = join(folder, 'copy.db');
  copyFileSync(file, copy);
  file = copy;
  const feed = open();
  expect(await titles(feed)).toHaveLength(50);
  feed.close();
});

test('a closed feed reports that it is closed', async () => {
  const feed = filled();
  feed.close();
  expect(thrown(() => feed.publish('engineering', {})).code).toBe('closed');
  await expect(ask(feed, '/v2/events/engineering.json?key=k')).rejects.toMatchObject({ code: 'closed' });
});

test('a failed transaction leaves no changes', async () => {
  const feed = filled();
  const calendar = (title: string) =>
    `BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nUID:a\r\nDTSTART:20300101T000000Z\r\nSUMMARY:${title}\r\nEND:VEVENT\r\nEND:VCALENDAR`;
  expect(thrown(() => feed.importCalendar('nowhere', calendar('a'))).code).toBe('no-such-site');
  feed.importCalendar('engineering', calendar('first'), { from: 0, to: 4e12 });
  const store = sqliteStore(file)();
  expect(() =>
    store.transaction(() => {
      store.remove(1);
      throw new Error('half-way');
    }),
  ).toThrow('half-way');
  expect(store.item(1)).toBeDefined();
  store.close();
  feed.close();
});
