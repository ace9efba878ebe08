import { cpSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { createLog, ed25519Signer, logRig, memoryStore } from '../../src/reference/log/index.ts';
import { parseVkey } from '../log/oracle/note/vkey.ts';
import { hashesAtLevel, partialWidth } from '../log/oracle/tiles/tile.ts';
import { audit } from './audit.ts';
import { auditOf, kinds, ORIGIN, removesFolders, served, storeSource, written } from './logs.test-tool.ts';
import { openSource } from './source/open-source.ts';
import { type LogSource, UnreadResource } from './source/source.ts';

removesFolders();

/** How many tiles a tree has at a level, including the partial tile. */
const tilesAt = (size: number, level: number): number =>
  Number(hashesAtLevel(BigInt(size), level) / 256n) + (partialWidth(BigInt(size), level) > 0 ? 1 : 0);
const levelsOf = (size: number) => [0, 1, 2, 3].filter((level) => tilesAt(size, level) > 0);

describe('a sound log is verified whole', () => {
  test.each([0, 1, 255, 256, 257, 513, 65_537])('in a directory, of size %i', async (size) => {
    const result = await auditOf(await written(size));
    expect(kinds(result)).toEqual([]);
    expect(result).toMatchObject({ verdict: 'verified', rootVerified: true, workers: 0 });
    expect(result.tally).toMatchObject({
      entries: size,
      bundles: Math.ceil(size / 256),
      tiles: levelsOf(size).map((level) => tilesAt(size, level)),
    });
  });

  const open: { close(): Promise<void> }[] = [];
  afterAll(() => Promise.all(open.map((log) => log.close())));
  test.each([0, 1, 255, 256, 257, 1000])('over HTTP, of size %i', async (size) => {
    const log = await served(size);
    open.push(log);
    const result = await audit({ place: log.place, keys: log.keys });
    expect(result).toMatchObject({ verdict: 'verified', findings: [], tally: { entries: size } });
  });
});

test.each([300, 512])('a log of data tiles is not read whole, and is not wrong, of size %i', async (size) => {
  const log = await written(size);
  renameSync(join(log.folder, 'tile/entries'), join(log.folder, 'tile/data'));
  const result = await auditOf(log);
  expect(kinds(result)).toEqual([]);
  expect(result).toMatchObject({
    verdict: 'incomplete',
    rootVerified: true,
    because: [expect.stringContaining('tile/data')],
  });
});

test.each(['tile/entries/000', 'tile/entries/001.p/44'])('a log that has both lacks %s', async (path) => {
  const log = await written(300);
  cpSync(join(log.folder, 'tile/entries'), join(log.folder, 'tile/data'), { recursive: true });
  rmSync(join(log.folder, path));
  const result = await auditOf(log);
  expect(result.verdict).toBe('wrong');
  expect(kinds(result)).toEqual([`missing ${path}`]);
});
test('a log whose bundles cannot be read is not taken for one of data tiles', async () => {
  const log = await written(300);
  cpSync(join(log.folder, 'tile/entries'), join(log.folder, 'tile/data'), { recursive: true });
  const place = { kind: 'directory', path: log.folder } as const;
  const inner = await openSource(place);
  const source: LogSource = {
    ahead: inner.ahead,
    close: () => inner.close(),
    read(path, limit) {
      if (path.startsWith('tile/entries/')) throw new UnreadResource('status 503', true);
      return inner.read(path, limit);
    },
  };
  const { verdict, because } = await audit({ place, keys: [parseVkey(log.vkey).value!], source });
  expect(verdict).toBe('incomplete');
  expect(because).toEqual([expect.stringContaining('503')]);
});

describe('a log that grows while its edge is read', () => {
  /**
   * A log that grows from 1000 to 1100 entries after its checkpoint was read; with `fromOtherLog` the first checkpoint
   * is another log's.
   */
  async function grown(fromOtherLog: boolean) {
    const store = memoryStore();
    const signer = ed25519Signer({ name: ORIGIN });
    const log = await createLog(logRig({ origin: ORIGIN, signer, store: () => store }));
    const entries = (count: number, word = '') => Array.from({ length: count }, (_, i) => Buffer.from(`${word}${i}`));
    await log.append(entries(1000));
    const fork = memoryStore();
    await (await createLog(logRig({ origin: ORIGIN, signer, store: () => fork }))).append(entries(1000, 'other '));
    const early = Buffer.from((await (fromOtherLog ? fork : store).read('checkpoint'))!);
    await log.append(entries(100));
    await store.remove!('tile/1/000.p/3');
    let reads = 0;
    const source = storeSource(store, (path, bytes) => (path === 'checkpoint' && reads++ === 0 ? early : bytes));
    return audit({ place: { kind: 'directory', path: '' }, keys: [parseVkey(log.vkey).value!], source });
  }
  test('is audited by its newer checkpoint, and a partial tile without its full tile is missing', async () => {
    const result = await grown(false);
    expect(result).toMatchObject({ verdict: 'wrong', tally: { entries: 1100 }, found: 1 });
    expect(result.findings).toMatchObject([{ kind: 'missing', at: 'tile/1/000.p/3' }]);
  });
  test('fails for an earlier signed checkpoint of another tree', async () => {
    const result = await grown(true);
    expect(result.findings.map(({ kind }) => kind)).toContain('rewritten');
  });
});

describe('reports what it could not verify', () => {
  test('without a key', async () => {
    const log = await written(300);
    const result = await auditOf(log, { keys: [] });
    expect(result).toMatchObject({ verdict: 'incomplete', head: { signatures: 'not-judged' } });
    expect(result.because).toEqual([expect.stringContaining('no key was given')]);
  });
  test('interrupted', async () => {
    const stop = new AbortController();
    stop.abort();
    const result = await auditOf(await written(1000), { signal: stop.signal });
    expect(result.verdict).toBe('interrupted');
  });
  test('a directory without a checkpoint is not a log', async () => {
    const log = await written(1);
    await expect(auditOf({ ...log, folder: `${log.folder}/tile` })).rejects.toThrow('no file "checkpoint"');
  });
});
