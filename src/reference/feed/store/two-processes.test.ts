import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { answer, ask, titles } from '../feed.test-tool.ts';
import { createFeed, type Feed } from '../feed.ts';
import { feedRig } from '../rig.ts';
import { sqliteStore } from './sqlite-store.ts';

let folder: string;
let feed: Feed;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'feed-'));
  file = join(folder, 'feed.db');
  feed = createFeed(feedRig({ store: sqliteStore(file, { patience: 60_000 }) }));
  feed.putSite({ slug: 'engineering', name: null });
  feed.putKey('k');
});
afterEach(() => {
  feed.close();
  rmSync(folder, { recursive: true });
});

const publisher = (count: number, name: string) => {
  const tool = join(import.meta.dirname, 'publisher.test-tool.ts');
  const child = spawn(process.execPath, [tool, file, `${count}`, name], { stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
};

test('a publication of another process is in the next answer', async () => {
  const child = publisher(30, 'a');
  const ended = once(child, 'exit');
  let lastCount = 0n;
  for await (const line of createInterface(child.stdout)) {
    const { meta, data } = await answer(feed);
    expect(data.map(({ id }) => id)).toContain(BigInt(line));
    expect(meta.requests).toBeGreaterThan(lastCount);
    lastCount = meta.requests as bigint;
  }
  expect((await ended)[0]).toBe(0);
  expect(await titles(feed)).toHaveLength(30);
});

test('several processes publish at a time, and nothing is lost or counted twice', async () => {
  const names = ['a', 'b'];
  const children = names.map((name) => publisher(25, name));
  const ended = Promise.all(children.map((child) => once(child, 'exit')));
  for (const child of children) child.stdout.resume();
  for (let i = 0; i < 25; i++) {
    feed.publish('engineering', { title: `c${i}` });
    await (await ask(feed, '/v2/events/engineering.json?key=k')).text();
  }
  expect((await ended).map(([code]) => code)).toEqual([0, 0]);
  const expected = [...names, 'c'].flatMap((name) => Array.from({ length: 25 }, (_, i) => `${name}${i}`));
  const { meta, data } = await answer(feed);
  expect(data.map(({ title }) => title).toSorted()).toEqual(expected.toSorted());
  expect(new Set(data.map(({ id }) => id)).size).toBe(75);
  expect(meta.requests).toBe(76n);
});

test('a key that another process has banned is banned', async () => {
  const feed = createFeed(feedRig({ store: sqliteStore(file) }));
  feed.putKey('k', { banned: true });
  expect((await answer(feed)).meta.status).toBe(403n);
  feed.removeKey('k');
  expect((await answer(feed)).meta.status).toBe(401n);
  feed.close();
});
