import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { entryMaker } from '../../../../conformance/log/inputs/entry/entry-maker.ts';
import { requestJson } from '../../../../conformance/log/oracle/entry/create-request.ts';
import { createLog } from '../log.ts';
import { parts } from '../parts.ts';
import { logRig } from '../rig.ts';
import { directoryStore } from '../store/directory-store.ts';
import { memoryStore } from '../store/memory-store.ts';
import type { Store } from '../store/store.ts';
import { rememberedEntries } from './remembered-entries.ts';

const entry = (i: number) => Buffer.from(`entry ${i}`);
const identity = (i: number) => parts.identity(entry(i));

async function filled(store: Store, count: number): Promise<Store> {
  const log = await createLog(logRig({ origin: 'log.example', store: () => store }));
  await log.append(Array.from({ length: count }, (_, i) => entry(i)));
  return store;
}

const edge = (count: number) => ({
  size: BigInt(count),
  entries: Array.from({ length: count % 256 }, (_, i) => entry(count - (count % 256) + i)),
});

describe('an entry that the log had when it was opened', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'known-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test.each([0, 1, 255, 256, 257, 600])('is known by its index, with %d entries', async (count) => {
    const known = await rememberedEntries(await filled(memoryStore(), count), edge(count), parts);
    for (const i of [0, 1, 254, 255, 256, 599])
      expect(await known.find(identity(i))).toBe(i < count ? BigInt(i) : undefined);
    expect(known.find(identity(count))).toBeUndefined();
  });
  test('is known from a folder that another process left', async () => {
    await filled(directoryStore(folder), 300);
    const known = await rememberedEntries(directoryStore(folder), edge(300), parts);
    expect(await Promise.all([known.find(identity(0)), known.find(identity(299))])).toEqual([0n, 299n]);
  });
  test('is known to a log that is opened again, which names the index of the entry', async () => {
    const store = memoryStore();
    const request = parts.readRequest(requestJson(entryMaker({ runId: 'known.test' }).make('a'))).value!;
    const opened = () => createLog(logRig({ origin: 'log.example', store: () => store }));
    const log = await opened();
    await log.append(Array.from({ length: 300 }, (_, i) => entry(i)));
    await log.createEntry(request);
    await log.close();
    const { refusal } = await (await opened()).createEntry(request);
    expect(refusal).toMatchObject({ headers: { 'x-log-index': '300' } });
  });
  test('is looked up no further back than 65,536 entries, so that opening stays quick', async () => {
    const read: string[] = [];
    const store: Pick<Store, 'read'> = {
      read: async (path) => {
        read.push(path);
        return undefined;
      },
    };
    await rememberedEntries(store, edge(1_000_000), parts);
    expect(new Set(read).size).toBe(256);
    expect(read[0]).toBe('tile/entries/x003/650');
  });
});

describe('a new entry', () => {
  test('is known from then on, also before it is published', async () => {
    const known = await rememberedEntries(memoryStore(), edge(0), parts);
    let placed = (_index: bigint) => {};
    known.add(identity(7), new Promise((resolve) => (placed = resolve)));
    const found = known.find(identity(7));
    placed(3n);
    expect(await found).toBe(3n);
    expect(known.find(identity(8))).toBeUndefined();
  });
  test('is forgotten where publishing failed', async () => {
    const known = await rememberedEntries(memoryStore(), edge(0), parts);
    const failed = Promise.reject(new Error('no room'));
    known.add(identity(7), failed);
    await expect(failed).rejects.toThrow('no room');
    expect(known.find(identity(7))).toBeUndefined();
  });
});
