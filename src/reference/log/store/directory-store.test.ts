import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { directoryStore } from './directory-store.ts';
import { memoryStore } from './memory-store.ts';
import { systemFiles } from './system-files.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'store-ñ-'));
});
afterEach(() => rm(folder, { recursive: true }));

const kinds = { memory: () => memoryStore(), directory: () => directoryStore(join(folder, 'a', 'b')) };
const bytes = Buffer.from('bytes');

test.each(Object.entries(kinds))('%s: write, read, list, remove', async (_, make) => {
  const store = make();
  expect(await store.read('checkpoint')).toBeUndefined();
  expect(await store.list!('tile')).toEqual([]);
  await store.remove!('tile/0/000');
  await store.write('tile/0/000.p/1', Buffer.from('old'));
  await store.write('tile/0/000.p/1', bytes);
  await store.write('tile/0/000', bytes);
  await store.write('tile/entries/x001/000', bytes);
  expect(await store.read('tile/0/000.p/1')).toEqual(bytes);
  expect(await store.read('tile/entries/x001')).toBeUndefined();
  expect(await store.read('tile/0/000/1')).toBeUndefined();
  expect((await store.list!('tile')).toSorted()).toEqual(['0', 'entries']);
  expect((await store.list!('tile/0')).toSorted()).toEqual(['000', '000.p']);
  await store.remove!('tile/0/000.p/1');
  expect(await store.read('tile/0/000.p/1')).toBeUndefined();
});

test('no temporary file remains, after a good write or a failed one', async () => {
  const store = directoryStore(folder);
  await Promise.all(Array.from({ length: 20 }, (_, i) => store.write('checkpoint', Buffer.from(`${i}`))));
  await store.write('tile/0/000.p/1', bytes);
  await expect(store.write('tile/0', bytes)).rejects.toThrow();
  expect((await readdir(folder)).toSorted()).toEqual(['.tmp', 'checkpoint', 'tile']);
  expect(await readdir(join(folder, '.tmp'))).toEqual([]);
  expect(await readdir(join(folder, 'tile'))).toEqual(['0']);
});

test.skipIf(process.platform === 'win32')('what is written together needs one sync of a folder', async () => {
  const synced: string[] = [];
  const open: typeof systemFiles.open = async (path, flags) => {
    const file = await systemFiles.open(path, flags);
    const sync = async () => {
      // The files of a batch are not synced at the same moment.
      if (flags === 'wx') await sleep(10 * temporaries++);
      else synced.push(relative(folder, path));
      await file.sync();
    };
    return { appendFile: (content) => file.appendFile(content), sync, close: () => file.close() };
  };
  let temporaries = 0;
  const store = directoryStore(folder, { files: { ...systemFiles, open } });
  await store.write('tile/0/000', bytes);
  synced.length = 0;
  const writes = ['tile/0/001', 'tile/0/002', 'tile/0/003.p/1'].map((path) => ({ path, bytes }));
  await store.publish!(writes, () => bytes);
  expect(synced.toSorted()).toEqual(['', 'tile/0', 'tile/0/003.p']);
});

test('a path cannot leave the folder', async () => {
  const store = directoryStore(join(folder, 'in'));
  const bad = ['', '.', '..', '../x', 'a/../../x', '/etc/x', 'a//b', 'a/', '.hidden', 'a\\..\\b', 'a\0b', 'C:x', 'a b'];
  for (const path of bad) {
    await expect(store.read(path), path).rejects.toThrow(RangeError);
    await expect(store.write(path, bytes), path).rejects.toThrow(RangeError);
    await expect(store.remove!(path), path).rejects.toThrow(RangeError);
    await expect(store.list!(path), path).rejects.toThrow(RangeError);
  }
  expect(await readdir(folder)).toEqual([]);
});
