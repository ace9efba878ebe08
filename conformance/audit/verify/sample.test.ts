import { beforeAll, describe, expect, test } from 'vitest';
import { parseVkey } from '../../log/oracle/note/vkey.ts';
import { audit } from '../audit.ts';
import {
  auditOf,
  damage,
  flipped,
  kinds,
  removesFolders,
  storeSource,
  virtualLog,
  type Written,
  written,
} from '../logs.test-tool.ts';
import { detectionChance } from './sample.ts';

removesFolders();

const NOWHERE = { kind: 'directory', path: 'virtual' } as const;
/** All of the 1024 bundles of a log, and half of them. */
const all = { count: 1_000_000, seed: 3n };
const some = { count: 40, seed: 3n };

describe('a huge log', () => {
  test.each([10n ** 12n, 2n ** 63n - 1n, 2n ** 62n])('of %d entries', async (size) => {
    const { store, vkey } = await virtualLog(size);
    const options = { place: NOWHERE, keys: [parseVkey(vkey).value!], sample: { count: 30, seed: 1n } };
    const result = await audit({ ...options, source: storeSource(store) });
    expect(result).toMatchObject({ verdict: 'verified', rootVerified: true, sample: { bundles: 30, of: size / 256n } });
    const width = Number(size % 256n);
    expect(result.tally).toMatchObject({ entries: 30 * 256 + width, bundles: 30 + (width > 0 ? 1 : 0) });

    // One byte of every entry bundle, and of the tiles of one level, is another.
    for (const [part, kind] of [
      [/^tile\/entries/, 'bundle-differs'],
      [/^tile\/2\/[^.]*$/, 'tile-differs'],
    ] as const) {
      const source = storeSource(store, (path, bytes) => (part.test(path) ? flipped(5)(bytes) : bytes));
      const wrong = await audit({ ...options, source });
      expect(wrong.verdict).toBe('wrong');
      expect(new Set(wrong.findings.map((finding) => finding.kind))).toEqual(new Set([kind]));
    }
  });
});

describe('a sample', () => {
  let log: Written;
  beforeAll(async () => {
    log = await written(131_072 + 300);
  });
  test('that is larger than the log is all of it', async () => {
    const result = await auditOf(log, { sample: all });
    expect(result).toMatchObject({
      verdict: 'verified',
      sample: { bundles: 513, of: 513n },
      tally: { entries: 131_372 },
    });
    expect(result.tally.tiles).toEqual([514, 3, 1]);
  });
  test.each([all, some])('tells how far it is, of $count, and comes to its end', async (sample) => {
    const told: (readonly [number, number])[] = [];
    const onProgress = (done: number, of: number) => told.push([done, of]);
    const { sample: drawn } = await auditOf(log, { sample, onProgress });
    // The partial bundle at the end is always looked at.
    const of = drawn!.bundles + 1;
    expect(told).toEqual(Array.from({ length: of }, (_, i) => [i + 1, of]));
  });
  test('repeats its draws with its seed, and draws nothing twice', async () => {
    const asked = async (seed: bigint) => {
      const paths: string[] = [];
      const { directorySource } = await import('../source/directory-source.ts');
      const source = directorySource(log.folder);
      const read = (path: string, limit: number) => {
        if (path.startsWith('tile/entries')) paths.push(path);
        return source.read(path, limit);
      };
      await auditOf(log, { sample: { count: 40, seed }, source: { ...source, read } });
      return paths;
    };
    const once = await asked(5n);
    expect(once).toEqual(await asked(5n));
    expect(once).not.toEqual(await asked(6n));
    expect(new Set(once).size).toBe(41);
  });
  test('draws only what is owed', async () => {
    const result = await auditOf(log, { sample: all, minimum: 131_000n });
    expect(result).toMatchObject({ verdict: 'verified', sample: { bundles: 2, of: 2n } });
  });
  test('of an empty log, and of one without a full bundle', async () => {
    expect(await auditOf(await written(0), { sample: some })).toMatchObject({
      verdict: 'verified',
      sample: { of: 0n },
    });
    const small = await auditOf(await written(5), { sample: some });
    expect(small).toMatchObject({ verdict: 'verified', sample: { bundles: 0 }, tally: { entries: 5 } });
  });
  test('says once what is wrong above many draws, and that the root does not hold', async () => {
    const broken = await written(131_072 + 300);
    damage(broken, 'tile/1/000', flipped(40));
    expect(kinds(await auditOf(broken, { sample: all }))).toEqual(['tile-differs tile/1/000']);
    damage(broken, 'tile/0/513.p/44', flipped(0));
    expect(kinds(await auditOf(broken, { sample: all }))).toEqual(['root-differs checkpoint']);
    damage(broken, 'tile/0/513.p/44', () => undefined);
    expect(kinds(await auditOf(broken, { sample: all }))).toEqual(['missing tile/0/513.p/44']);
  });
  test('shows so many wrong bundles with a probability of 95 %', () => {
    expect(detectionChance({ bundles: 200, looked: 200, of: 10n ** 9n })).toBeCloseTo(0.01487, 5);
    expect((1 - detectionChance({ bundles: 200, looked: 200, of: 10n ** 9n })) ** 200).toBeCloseTo(0.05, 10);
    expect(detectionChance({ bundles: 7, looked: 7, of: 7n })).toBe(0);
    expect(detectionChance({ bundles: 0, looked: 0, of: 7n })).toBe(1);
    expect(detectionChance({ bundles: 7, looked: 6, of: 7n })).toBe(1);
  });
});
