import { spawnSync } from 'node:child_process';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lock } from './lock.ts';

let folder: string;
let path: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lock-'));
  path = join(folder, 'migration.json.lock');
});
afterEach(() => rm(folder, { recursive: true }));

test('a process holds it until it releases it', async () => {
  const unlock = await lock(path);
  await expect(lock(path)).rejects.toThrow(`process ${process.pid}`);
  await unlock();
  await (await lock(path))();
  expect(await readdir(folder)).toEqual([]);
});

test.each([
  ['of a process that has ended', () => JSON.stringify({ pid: spawnSync('true').pid })],
  ['of a process that has ended, and whose pid was reused', () => JSON.stringify({ pid: process.pid, since: '1' })],
  ['that was not written completely', () => '{"pid":'],
])('a lock %s is replaced', async (_, text) => {
  await writeFile(path, text());
  await (await lock(path))();
});

test('of many concurrent attempts exactly one succeeds', async () => {
  const attempts = await Promise.allSettled(Array.from({ length: 20 }, () => lock(path)));
  expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('a folder that is not there', async () => {
  await expect(lock(join(folder, 'none', 'lock'))).rejects.toThrow(/cannot be written \(ENOENT\)/);
});
