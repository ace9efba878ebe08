import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { FolderNotEmpty } from '../new-folder.ts';
import { files, isWrittenAsReferenceLog, plan } from './write-log.test-tool.ts';
import { writeLog } from './write-log.ts';

let home: string;
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'write-log-ñ-'));
});
afterEach(() => rm(home, { recursive: true }));

// Sizes around 65,536 are in write-log.test-interop.ts.
test.each([0, 1, 2, 255, 256, 257, 600])('a log of %i entries is that of the reference, byte for byte', (size) =>
  isWrittenAsReferenceLog(size, join(home, 'written')),
);

test("the caller's entries replace those of the rule", async () => {
  const folder = join(home, 'own');
  await writeLog({ ...plan, folder, entries: 3n, entry: (index) => Buffer.from(`own ${index}`) });
  const bundle = await readFile(join(folder, 'tile/entries/000.p/3'), 'latin1');
  expect(bundle).toBe('\0\x05own 0\0\x05own 1\0\x05own 2');
  const tooLong = writeLog({ ...plan, folder: `${folder}-2`, entries: 1n, entry: () => Buffer.alloc(65_536) });
  await expect(tooLong).rejects.toThrow('entry 0 has 65536 bytes');
});

describe('a log cannot be written', () => {
  test('into a folder that is not empty, which does not change', async () => {
    await writeFile(join(home, 'precious'), 'x');
    await expect(writeLog({ ...plan, folder: home, entries: 1n })).rejects.toThrow(FolderNotEmpty);
    expect([...(await files(home)).keys()]).toEqual(['precious']);
  });
  test.each([-1n, 2n ** 53n])('%s entries', (entries) =>
    expect(writeLog({ ...plan, folder: join(home, 'log'), entries })).rejects.toThrow(RangeError),
  );
  test('under an origin that no checkpoint carries', () =>
    expect(writeLog({ ...plan, folder: join(home, 'log'), entries: 1n, origin: 'a b' })).rejects.toThrow(RangeError));
  test('with a seed that has no digits', () =>
    expect(writeLog({ ...plan, folder: join(home, 'log'), entries: 1n, seed: -1n })).rejects.toThrow(RangeError));
});

test('a run that is interrupted leaves no checkpoint', async () => {
  const folder = join(home, 'log');
  const interrupt = new AbortController();
  const heard: bigint[] = [];
  const onProgress = (written: bigint) => {
    heard.push(written);
    if (heard.length === 2) interrupt.abort(new Error('enough'));
  };
  const running = writeLog({ ...plan, folder, entries: 100_000n, onProgress, signal: interrupt.signal });
  await expect(running).rejects.toThrow('enough');
  expect(heard).toEqual([16_384n, 32_768n]);
  expect((await readdir(folder)).toSorted()).toEqual(['tile']);
});
