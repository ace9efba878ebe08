import { copyFile, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ed25519Signer } from '../checkpoint/signer.ts';
import { createLog } from '../log.ts';
import { logRig } from '../rig.ts';
import { directoryStore } from './directory-store.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'prepared-ñ-'));
});
afterEach(() => rm(folder, { recursive: true }));

const origin = 'example.com/log';
const signer = ed25519Signer({ name: origin });
const open = (of = origin) => createLog(logRig({ origin: of, signer, store: () => directoryStore(folder) }));
const at = (path: string) => join(folder, ...path.split('/'));
const batch = (from: number, to: number) => Array.from({ length: to - from }, (_, i) => Buffer.from(`e${from + i}`));

/** A log of 250 entries that was killed when it had prepared the checkpoint of 520. */
async function killed(next = '.next-checkpoint'): Promise<void> {
  const log = await open();
  await log.append(batch(0, 250));
  await copyFile(at('checkpoint'), at('.before'));
  await log.append(batch(250, 520));
  await log.close();
  await rename(at('checkpoint'), at(next));
  await rename(at('.before'), at('checkpoint'));
}

const sizeAgain = async (): Promise<bigint> => {
  const log = await open();
  await log.close();
  expect((await readdir(folder)).filter((name) => name.startsWith('.next'))).toEqual([]);
  return log.size();
};

test.each(['.next-checkpoint', '.next-checkpoint-2'])('shows %s where all is there', async (next) => {
  await killed(next);
  expect(await sizeAgain()).toBe(520n);
});

test.each(['tile/entries/000', 'tile/entries/001', 'tile/entries/002.p/8', 'tile/0/000', 'tile/1/000.p/2'])(
  'drops it where %s is missing, or of another batch',
  async (path) => {
    await killed();
    const bytes = await readFile(at(path));
    await writeFile(at(path), Buffer.from(bytes).fill(7, bytes.length - 1));
    expect(await sizeAgain()).toBe(250n);
    await rm(folder, { recursive: true });
    await killed();
    await rm(at(path));
    expect(await sizeAgain()).toBe(250n);
  },
);

/** Deletes the partial tiles and bundles for which there is a full one. */
async function prune(): Promise<void> {
  for (const full of ['tile/0/000', 'tile/entries/000']) {
    await readFile(at(full));
    await rm(at(`${full}.p`), { recursive: true });
  }
}

test('shows it where a batch after it has completed its tiles, and the partial ones were deleted', async () => {
  const log = await open();
  await log.append(batch(0, 250));
  const shown = await readFile(at('checkpoint'));
  await log.append(batch(250, 255));
  const next = await readFile(at('checkpoint'));
  await log.append(batch(255, 260));
  await log.close();
  await prune();
  await writeFile(at('.next-checkpoint'), next);
  await writeFile(at('checkpoint'), shown);
  expect(await sizeAgain()).toBe(255n);
});

test('keeps what full tiles of a batch that was cut short alone have', async () => {
  const log = await open();
  await log.append(batch(0, 255));
  const shown = await readFile(at('checkpoint'));
  await log.append(batch(255, 260));
  await log.close();
  await prune();
  await writeFile(at('checkpoint'), shown);
  expect(await sizeAgain()).toBe(255n);
  expect(await sizeAgain()).toBe(255n);
});

test('goes on where a new log had shown nothing', async () => {
  await (await open()).close();
  await rename(at('checkpoint'), at('.next-checkpoint'));
  expect(await sizeAgain()).toBe(0n);
});

test('names the one that it cannot read', async () => {
  await killed('.next-checkpoint-2');
  await writeFile(at('.next-checkpoint-2'), 'damaged');
  const message = expect.stringContaining('where     .next-checkpoint-2');
  await expect(open()).rejects.toMatchObject({ code: 'malformed', message });
});

test('refuses the one of another origin', async () => {
  await killed();
  await rm(at('checkpoint'));
  await expect(open('example.com/other')).rejects.toMatchObject({ code: 'origin-differs' });
});
