/** Logs on a disk, held against the reference. */
import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import { createLog, logRig, memoryStore } from '../../reference/log/index.ts';
import { entryOf } from './entry.ts';
import { seededSigner } from './signer.ts';
import { writeLog } from './write-log.ts';

const ORIGIN = 'touchstone.example/written';
export const plan = { seed: 7n, origin: ORIGIN };

/** Every file below a folder, by path. */
export async function files(folder: string): Promise<Map<string, Buffer>> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = found.filter((dirent) => dirent.isFile()).map((dirent) => join(dirent.parentPath, dirent.name));
  const named = paths.map((path) => [path.slice(folder.length + 1), readFileSync(path)] as const);
  return new Map(named.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** The same log of the reference, all entries appended at once: its resources by path. */
async function referenceLog(size: number): Promise<Map<string, Uint8Array>> {
  const signer = seededSigner(ORIGIN, plan.seed);
  const resources = new Map<string, Uint8Array>();
  const write = async (path: string, bytes: Uint8Array) => void resources.set(path, bytes);
  const store = { ...memoryStore(), write };
  const log = await createLog(logRig({ origin: ORIGIN, signer, store: () => store }));
  await log.append(Array.from({ length: size }, (_, i) => entryOf(plan.seed, BigInt(i))));
  return new Map([...resources].toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** A log of so many entries, written into a new folder, is that of the reference, byte for byte. */
export async function isWrittenAsReferenceLog(size: number, folder: string): Promise<void> {
  const { checkpoint, vkey } = await writeLog({ ...plan, folder, entries: BigInt(size) });
  const [found, expected] = [await files(folder), await referenceLog(size)];
  expect([...found.keys()]).toEqual([...expected.keys()]);
  expect([...found].filter(([path, bytes]) => !bytes.equals(expected.get(path)!))).toEqual([]);
  expect(found.get('checkpoint')!.toString()).toBe(checkpoint);
  expect(vkey).toBe(seededSigner(ORIGIN, plan.seed).vkey);
}
