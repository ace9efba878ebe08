import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { entryMaker } from '../../../../conformance/log/inputs/entry/entry-maker.ts';
import { requestJson } from '../../../../conformance/log/oracle/entry/create-request.ts';
import { ed25519Signer } from '../checkpoint/signer.ts';
import { createLog } from '../log.ts';
import { parts } from '../parts.ts';
import { type LogRig, logRig } from '../rig.ts';
import { directoryStore } from '../store/directory-store.ts';
import { indexedEntries } from './indexed-entries.ts';

const origin = 'log.example';
const signer = ed25519Signer({ name: origin });
const entry = (i: number) => Buffer.from(`entry ${i}`);
const identity = (i: number) => parts.identity(entry(i));

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'index-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const inFolder = (name: string) => join(folder, name);
const openLog = (name: string, more: Partial<LogRig> = {}) =>
  createLog(logRig({ origin, signer, store: () => directoryStore(inFolder(name)), ...more }));

/** Has the log in a folder grow to a size, by these entries. */
async function grow(name: string, size: number, entryOf = entry, more: Partial<LogRig> = {}): Promise<void> {
  const log = await openLog(name, more);
  const first = Number(log.size());
  await log.append(Array.from({ length: size - first }, (_, i) => entryOf(first + i)));
  await log.close();
}

/** Opens the index of a log that has a size, and collects the paths that are read. */
async function openIndex(name: string, size: number, part?: number) {
  const store = directoryStore(inFolder(name));
  const read: string[] = [];
  const reading = {
    read: async (path: string) => {
      read.push(path);
      return store.read(path);
    },
  };
  const entries = Array.from({ length: size % 256 }, (_, i) => entry(size - (size % 256) + i));
  const known = await indexedEntries(store.index!, reading, { size: BigInt(size), entries }, parts, part);
  return { known, bundles: () => read.filter((path) => path.includes('entries')) };
}

describe('an index', () => {
  test.each([0, 1, 255, 256, 257, 600])('is made where it is missing, with %d entries', async (size) => {
    await grow('log', size, entry, { entries: false });
    const { known } = await openIndex('log', size);
    for (const i of [0, 1, 254, 255, 256, 599])
      expect(await known.find(identity(i))).toBe(i < size ? BigInt(i) : undefined);
    await known.close();
  });
  test('that is behind is caught up from the bundles that it lacks', async () => {
    await grow('log', 520);
    cpSync(inFolder('log/.index'), inFolder('old'), { recursive: true });
    await grow('log', 1100);
    rmSync(inFolder('log/.index'), { recursive: true });
    cpSync(inFolder('old'), inFolder('log/.index'), { recursive: true });
    const { known, bundles } = await openIndex('log', 1100);
    expect(bundles()).toEqual(['tile/entries/002', 'tile/entries/003']);
    for (const i of [0, 519, 520, 767, 768, 1023, 1024, 1099]) expect(await known.find(identity(i))).toBe(BigInt(i));
    expect(known.find(identity(1100))).toBeUndefined();
    await known.close();
  });
  test('that is ahead of a restored log is cut back, also where the log has grown otherwise', async () => {
    await grow('log', 300);
    await grow('log', 400);
    cpSync(inFolder('log'), inFolder('copy'), { recursive: true });
    await grow('log', 900);
    cpSync(inFolder('log/.index'), inFolder('copy/.index'), { recursive: true });
    const restored = await openIndex('copy', 400);
    expect([await restored.known.find(identity(399)), restored.known.find(identity(400))]).toEqual([399n, undefined]);
    expect(restored.bundles()).toEqual([]);
    await restored.known.close();

    cpSync(inFolder('log/.index'), inFolder('copy/.index'), { recursive: true });
    await grow('copy', 1000, (i) => Buffer.from(`other entry ${i}`));
    const { known } = await openIndex('copy', 1000);
    expect(await known.find(parts.identity(Buffer.from('other entry 500')))).toBe(500n);
    expect([await known.find(identity(399)), known.find(identity(500))]).toEqual([399n, undefined]);
    await known.close();
  });
  test('of another log is made again, and so is a file that is no index', async () => {
    await grow('other', 700, (i) => Buffer.from(`other entry ${i}`));
    await grow('log', 600);
    const file = inFolder('log/.index/entries.db');
    for (const replace of [
      () => cpSync(inFolder('other/.index/entries.db'), file),
      () => writeFileSync(file, 'x'.repeat(9999)),
    ]) {
      replace();
      const { known } = await openIndex('log', 600);
      expect([await known.find(identity(0)), await known.find(identity(599))]).toEqual([0n, 599n]);
      expect(known.find(parts.identity(Buffer.from('other entry 5')))).toBeUndefined();
      await known.close();
    }
  });
  test('passes over a bundle that is lost', async () => {
    await grow('log', 800, entry, { entries: false });
    rmSync(inFolder('log/tile/entries/001'));
    const { known } = await openIndex('log', 800);
    expect([0, 255, 256, 511, 512, 799].map((i) => known.find(identity(i)))).toEqual([
      0n,
      255n,
      undefined,
      undefined,
      512n,
      799n,
    ]);
    await known.close();
  });
  test('that cannot be opened stops the start with one sentence, and what to do', async () => {
    const file = directoryStore(inFolder('log')).index!;
    mkdirSync(file, { recursive: true });
    await expect(openLog('log')).rejects.toMatchObject({
      code: 'cannot-open',
      facts: { where: file, found: 'unable to open database file' },
    });
  });
  test('that cannot be written at the end is caught up at the next start', async () => {
    const log = await openLog('log');
    await log.append([entry(0), entry(1)]);
    const database = new DatabaseSync(directoryStore(inFolder('log')).index!);
    database.exec("CREATE TRIGGER full BEFORE INSERT ON entry BEGIN SELECT RAISE(FAIL, 'no room'); END");
    await log.close();
    database.exec('DROP TRIGGER full');
    database.close();
    const { known } = await openIndex('log', 2);
    expect([0, 1].map((i) => known.find(identity(i)))).toEqual([0n, 1n]);
    await known.close();
  });
  test.each([
    { entries: false },
    { duplicates: 'readmit' },
    { frozen: 'today' },
    { parts: { ...parts, identity: parts.leafHash } },
  ] as const)('is not made by a log with %o', async (more) => {
    await (await openLog('log', more)).close();
    expect(existsSync(inFolder('log/.index'))).toBe(false);
  });
});

describe('an entry', () => {
  test('is known while it is under way, and when it is published, collected, and in the index', async () => {
    const { known } = await openIndex('log', 0, 500);
    let size = 0;
    const publish = (count: number) => {
      const entries = Array.from({ length: count }, (_, i) => entry(size + i));
      const first = BigInt(size);
      size += count;
      return known.published({ first, entries, size: BigInt(size), root: Buffer.alloc(32, size % 251) });
    };
    let place = (_: bigint) => {};
    known.add(identity(0), new Promise((resolve) => (place = resolve)));
    const underWay = known.find(identity(0));
    place(0n);
    expect(await underWay).toBe(0n);
    // The thread gets the first part with the third batch, the second part with the sixth.
    for (let batch = 0; batch < 8; batch++) {
      await publish(200);
      for (const i of [0, size - 200, size - 1])
        expect(await known.find(identity(i)), `${i} of ${size}`).toBe(BigInt(i));
    }
    expect(known.find(identity(size))).toBeUndefined();
    await known.close();
  });
  test('is forgotten where publishing failed', async () => {
    const { known } = await openIndex('log', 0);
    const failed = Promise.reject(new Error('no room'));
    known.add(identity(7), failed);
    await expect(failed).rejects.toThrow('no room');
    expect(known.find(identity(7))).toBeUndefined();
    await known.close();
  });
  test('that was logged twice is known by its first index, also by a raw route', async () => {
    const log = await openLog('log');
    await log.append([entry(0), entry(1), entry(0)]);
    await log.append([entry(1)]);
    await log.close();
    const { known } = await openIndex('log', 4);
    expect([known.find(identity(0)), known.find(identity(1))]).toEqual([0n, 1n]);
    await known.close();
  });
  test('is known to a log that is opened again, and a closed log takes nothing', async () => {
    const request = parts.readRequest(requestJson(entryMaker({ runId: 'index.test' }).make('a'))).value!;
    const log = await openLog('log');
    await log.createEntry(request);
    await log.append(Array.from({ length: 300 }, (_, i) => entry(i)));
    expect((await log.createEntry(request)).refusal).toMatchObject({ headers: { 'x-log-index': '0' } });
    await log.close();
    expect((await log.createEntry(request)).refusal).toMatchObject({
      message: expect.stringContaining('opened again'),
    });
    const again = await openLog('log');
    expect((await again.createEntry(request)).refusal).toMatchObject({ headers: { 'x-log-index': '0' } });
    await again.close();
  });
});
