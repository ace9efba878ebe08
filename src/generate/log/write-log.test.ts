import { readFileSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createLog, logRig, memoryStore } from '../../reference/log/index.ts';
import { FolderNotEmpty } from '../new-folder.ts';
import { entryOf } from './entry.ts';
import { seededSigner } from './signer.ts';
import { writeLog } from './write-log.ts';

const ORIGIN = 'touchstone.example/written';
const plan = { seed: 7n, origin: ORIGIN };

let home: string;
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'write-log-ñ-'));
});
afterEach(() => rm(home, { recursive: true }));

/** Every file below a folder, by path. */
async function files(folder: string): Promise<Map<string, Buffer>> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = found.filter((dirent) => dirent.isFile()).map((dirent) => join(dirent.parentPath, dirent.name));
  const named = paths.map((path) => [path.slice(folder.length + 1), readFileSync(path)] as const);
  return new Map(named.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

const entries = Array.from({ length: 65_537 }, (_, i) => entryOf(plan.seed, BigInt(i)));
/** The same log of the reference, all entries appended at once: its resources by path. */
async function referenceLog(size: number): Promise<Map<string, Uint8Array>> {
  const signer = seededSigner(ORIGIN, plan.seed);
  const resources = new Map<string, Uint8Array>();
  const write = async (path: string, bytes: Uint8Array) => void resources.set(path, bytes);
  const store = { ...memoryStore(), write };
  const log = await createLog(logRig({ origin: ORIGIN, signer, store: () => store }));
  await log.append(entries.slice(0, size));
  return new Map([...resources].toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

test.each([0, 1, 2, 255, 256, 257, 600, 65_535, 65_536, 65_537])(
  'a log of %i entries is that of the reference, byte for byte',
  async (size) => {
    const folder = join(home, 'written');
    const { checkpoint, vkey } = await writeLog({ ...plan, folder, entries: BigInt(size) });
    const [found, expected] = [await files(folder), await referenceLog(size)];
    expect([...found.keys()]).toEqual([...expected.keys()]);
    expect([...found].filter(([path, bytes]) => !bytes.equals(expected.get(path)!))).toEqual([]);
    expect(found.get('checkpoint')!.toString()).toBe(checkpoint);
    expect(vkey).toBe(seededSigner(ORIGIN, plan.seed).vkey);
  },
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
