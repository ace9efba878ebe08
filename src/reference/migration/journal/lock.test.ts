import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lock } from './lock.ts';

let folder: string;
let path: string;
let children: ChildProcess[];
beforeEach(async () => {
  children = [];
  folder = await mkdtemp(join(tmpdir(), 'lock-'));
  path = join(folder, 'migration.json.lock');
});
afterEach(async () => {
  // Of a test that was cut off, they run on.
  for (const child of children) child.kill('SIGKILL');
  await rm(folder, { recursive: true, maxRetries: 3 });
});

test('a process holds it until it releases it', async () => {
  const unlock = await lock(path);
  await expect(lock(path)).rejects.toMatchObject({ code: 'locked' });
  await unlock();
  await (await lock(path))();
  expect(await readdir(folder)).toEqual([]);
});

test('a file of the same name that holds no lock is no lock', async () => {
  await writeFile(path, '');
  await (await lock(path))();
});

test('a lock of a process that is killed is free', async () => {
  const module = JSON.stringify(join(import.meta.dirname, 'lock.ts'));
  const script = `import(${module}).then(async ({ lock }) => {
    globalThis.unlock = await lock(${JSON.stringify(path)});
    console.log('locked');
    setInterval(() => {}, 1000);
  })`;
  const holder = spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'pipe', 'inherit'] });
  children.push(holder);
  await once(holder.stdout, 'data');
  await expect(lock(path)).rejects.toMatchObject({ code: 'locked' });
  holder.kill('SIGKILL');
  await once(holder, 'exit');
  await (await lock(path))();
});

test('processes that take and release it in turn are never two at a time', async () => {
  const module = JSON.stringify(join(import.meta.dirname, 'lock.ts'));
  const file = JSON.stringify(path);
  const inside = JSON.stringify(join(folder, 'inside'));
  // To make a folder that exists fails: so would the second that is inside.
  const script = `const { mkdirSync, rmdirSync } = require('node:fs');
  import(${module}).then(async ({ lock }) => {
    for (let rounds = 0; rounds < 100; ) {
      const unlock = await lock(${file}).catch((error) => {
        // Any other error ends this process: the folder of a test that was cut off is removed.
        if (error.code !== 'locked') throw error;
      });
      if (!unlock) continue;
      mkdirSync(${inside});
      rmdirSync(${inside});
      await unlock();
      rounds++;
    }
  })`;
  const takers = Array.from({ length: 3 }, () => spawn(process.execPath, ['-e', script], { stdio: 'inherit' }));
  children.push(...takers);
  expect(await Promise.all(takers.map(async (taker) => (await once(taker, 'exit'))[0]))).toEqual([0, 0, 0]);
  expect(await readdir(folder)).toEqual([]);
});

test('of many concurrent attempts exactly one succeeds', async () => {
  const attempts = await Promise.allSettled(Array.from({ length: 20 }, () => lock(path)));
  expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('a folder that is not there', async () => {
  await expect(lock(join(folder, 'none', 'lock'))).rejects.toThrow(/cannot be written \(ENOENT\)/);
});
