import { cpSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { parseVkey } from '../../log/oracle/note/vkey.ts';
import { audit } from '../audit.ts';
import {
  auditOf,
  damage,
  flipped,
  kinds,
  newFolder,
  removesFolders,
  storeSource,
  virtualLog,
  type Written,
  written,
} from '../logs.test-tool.ts';
import { detectionChance } from './sample.ts';

removesFolders();

const NOWHERE = { kind: 'directory', path: 'virtual' } as const;
/** Samples of all bundles and of 40 bundles. */
const everyBundle = { count: 1_000_000, seed: 3n };
const fewBundles = { count: 40, seed: 3n };

describe('a huge log', () => {
  test.each([10n ** 12n, 2n ** 63n - 1n, 2n ** 62n])('of %d entries', async (size) => {
    const { store, vkey } = await virtualLog(size);
    const options = { place: NOWHERE, keys: [parseVkey(vkey).value!], sample: { count: 10, seed: 1n } };
    const result = await audit({ ...options, source: storeSource(store) });
    expect(result).toMatchObject({ verdict: 'verified', rootVerified: true, sample: { bundles: 10, of: size / 256n } });
    const width = Number(size % 256n);
    expect(result.tally).toMatchObject({ entries: 10 * 256 + width, bundles: 10 + (width > 0 ? 1 : 0) });

    // Flips one byte of every entry bundle, and of the tiles of one level.
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
    log = await written(65_536 + 300);
  });
  test('that is larger than the log has every bundle', async () => {
    const result = await auditOf(log, { sample: everyBundle });
    expect(result).toMatchObject({
      verdict: 'verified',
      sample: { bundles: 257, of: 257n },
      tally: { entries: 65_836 },
    });
    expect(result.tally.tiles).toEqual([258, 2, 1]);
  });
  test.each([everyBundle, fewBundles])('reports its progress, of $count, up to the end', async (sample) => {
    const progress: (readonly [number, number])[] = [];
    const onProgress = (done: number, of: number) => progress.push([done, of]);
    const { sample: drawn } = await auditOf(log, { sample, onProgress });
    // The partial bundle at the end is always verified.
    const of = drawn!.bundles + 1;
    expect(progress).toEqual(Array.from({ length: of }, (_, i) => [i + 1, of]));
  });
  test('repeats its draws with the same seed, and draws no bundle twice', async () => {
    const bundlesRead = async (seed: bigint) => {
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
    const once = await bundlesRead(5n);
    expect(once).toEqual(await bundlesRead(5n));
    expect(once).not.toEqual(await bundlesRead(6n));
    // The first shows whether there are bundles at all.
    const drawn = once.slice(1);
    expect([drawn.length, new Set(drawn).size]).toEqual([41, 41]);
  });
  test('draws only bundles that were not pruned', async () => {
    const result = await auditOf(log, { sample: everyBundle, minimum: 65_500n });
    expect(result).toMatchObject({ verdict: 'verified', sample: { bundles: 2, of: 2n } });
  });
  test('of an empty log, and of a log without a full bundle', async () => {
    expect(await auditOf(await written(0), { sample: fewBundles })).toMatchObject({
      verdict: 'verified',
      sample: { of: 0n },
    });
    const small = await auditOf(await written(5), { sample: fewBundles });
    expect(small).toMatchObject({ verdict: 'verified', sample: { bundles: 0 }, tally: { entries: 5 } });
  });
  test('reports a defect above many draws once, and that the root differs', async () => {
    const broken = { ...log, folder: newFolder() };
    cpSync(log.folder, broken.folder, { recursive: true });
    damage(broken, 'tile/1/000', flipped(40));
    expect(kinds(await auditOf(broken, { sample: everyBundle }))).toEqual(['tile-differs tile/1/000']);
    damage(broken, 'tile/0/257.p/44', flipped(0));
    expect(kinds(await auditOf(broken, { sample: everyBundle }))).toEqual(['root-differs checkpoint']);
    damage(broken, 'tile/0/257.p/44', () => undefined);
    expect(kinds(await auditOf(broken, { sample: everyBundle }))).toEqual(['missing tile/0/257.p/44']);
  });
  test('finds this fraction of wrong bundles with a probability of 95 %', () => {
    expect(detectionChance({ bundles: 200, looked: 200, of: 10n ** 9n })).toBeCloseTo(0.01487, 5);
    expect((1 - detectionChance({ bundles: 200, looked: 200, of: 10n ** 9n })) ** 200).toBeCloseTo(0.05, 10);
    expect(detectionChance({ bundles: 7, looked: 7, of: 7n })).toBe(0);
    expect(detectionChance({ bundles: 0, looked: 0, of: 7n })).toBe(1);
    expect(detectionChance({ bundles: 7, looked: 6, of: 7n })).toBe(1);
  });
});
