/** Audits of sound logs of certificates, usual and unusual ones. */
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  createLog,
  serve,
  staticCtRig,
  systemClock,
  tileLeaf,
  treeHeadSigner,
} from '../../../src/reference/log/index.ts';
import { parseVkey } from '../../log/oracle/note/vkey.ts';
import { audit } from '../audit.ts';
import { auditOf, damage, flipped, kinds, newFolder, removesFolders, type Written } from '../logs.test-tool.ts';
import { allParts, mergedOf } from '../part/parts.test-tool.ts';
import { openSource } from '../source/open-source.ts';
import type { LogSource } from '../source/source.ts';
import { CT_ORIGIN, certificateLog, chainsOfLogs, copyOfLog, grownLog } from './certificate-logs.test-tool.ts';

removesFolders();

let log: Written;
beforeAll(async () => {
  log = await certificateLog(600);
});

const sound = { verdict: 'verified', rootVerified: true, findings: [], because: [], profile: 'static-ct' };

describe('a sound log of certificates', () => {
  test.each([
    [0, 0],
    [1, 2],
    [256, 3],
    [257, 3],
  ])('of %i entries is verified whole, with %i issuers', async (size, issuers) => {
    const result = await auditOf(await certificateLog(size));
    expect(result).toMatchObject({ ...sound, tally: { entries: size }, issuers });
  });
  test('is verified in a folder, with each issuer read once', async () => {
    const place = { kind: 'directory', path: log.folder } as const;
    const inFolder = await openSource(place);
    const issuers: string[] = [];
    const source: LogSource = {
      ...inFolder,
      read: (path, limit) => {
        if (path.startsWith('issuer/')) issuers.push(path);
        return inFolder.read(path, limit);
      },
    };
    const result = await auditOf(log, { source });
    expect(result).toMatchObject({ ...sound, issuers: 3, tally: { entries: 600, bundles: 3, tiles: [3, 1] } });
    expect(issuers).toHaveLength(3);
    expect(new Set(issuers).size).toBe(3);
  });
  test('is verified over HTTP, with and without gzip', async () => {
    for (const encode of [undefined, 'gzip'] as const) {
      const rig = staticCtRig({ origin: CT_ORIGIN, signer: treeHeadSigner({ name: CT_ORIGIN, clock: systemClock }) });
      const parts = {
        ...rig.parts,
        encode: async (_kind: unknown, bytes: Uint8Array) =>
          encode ? { bytes: gzipSync(bytes), coding: encode } : { bytes },
      } as typeof rig.parts;
      const reference = await createLog({ ...rig, parts });
      const chains = chainsOfLogs();
      await reference.addIssuers(chains.issuers);
      await reference.append(Array.from({ length: 300 }, (_, i) => tileLeaf(chains.submission(i, BigInt(i)))));
      const serving = await serve(reference.handler);
      const place = { kind: 'http', prefix: `${serving.url}/api/v2`, headers: [], timeoutMs: 5000 } as const;
      const result = await audit({ place, keys: [parseVkey(reference.vkey).value!] });
      await serving.close();
      expect(result).toMatchObject({ ...sound, issuers: 3, tally: { entries: 300 } });
    }
  });
  test('is verified by a sample', async () => {
    const result = await auditOf(log, { sample: { count: 1, seed: 1n } });
    expect(result).toMatchObject({ ...sound, issuers: 3, sample: { bundles: 1, looked: 1 }, tally: { entries: 344 } });
  });
  test('is compared with what it was', async () => {
    const state = newFolder();
    const [earlier, later] = (await grownLog([300, 600])) as [Written, Written];
    expect(await auditOf(earlier, { state })).toMatchObject({ ...sound, remembered: { growth: 'first', now: 'kept' } });
    expect(await auditOf(later, { state })).toMatchObject({ ...sound, remembered: { growth: 'grown', now: 'kept' } });
    // The authorities sign anew, so this is another history.
    expect(await auditOf(await certificateLog(700), { state })).toMatchObject({
      verdict: 'wrong',
      remembered: { growth: 'rewritten' },
    });
  });
  test('is proved by its parts', async () => {
    const states = await allParts(log, 3);
    const merged = mergedOf(log, states);
    expect(merged).toMatchObject({ ...sound, parts: 3, tally: { entries: 600 } });
  });
});

describe('an unusual log of certificates passes', () => {
  test('whose folder has its data tiles in gzip', async () => {
    const other = copyOfLog(log);
    for (const path of ['tile/data/000', 'tile/data/001', 'tile/data/002.p/88'])
      damage(other, path, (bytes) => gzipSync(bytes));
    expect(await auditOf(other)).toMatchObject({ ...sound, tally: { entries: 600 } });
  });
  test('whose partial data tile was removed, since the full one is there', async () => {
    const [earlier, later] = (await grownLog([300, 512])) as [Written, Written];
    damage(later, 'checkpoint', () => readFileSync(join(earlier.folder, 'checkpoint')));
    rmSync(join(later.folder, 'tile/data/001.p'), { recursive: true, force: true });
    expect(await auditOf(later)).toMatchObject({ ...sound, tally: { entries: 300 } });
    // An entry after those of the tree is read, and not judged.
    damage(later, 'tile/data/001', flipped(-20));
    expect(await auditOf(later)).toMatchObject(sound);
  });
  test('with extensions of other types, in any order', async () => {
    const other = await certificateLog(300, (rig) => {
      const { ctExtensions } = rig.parts;
      const more = (index: bigint) =>
        Buffer.concat([Uint8Array.of(9, 0, 1, 0), ctExtensions(index), Uint8Array.of(4, 0, 0)]);
      return { ...rig, parts: { ...rig.parts, ctExtensions: more } };
    });
    expect(await auditOf(other)).toMatchObject({ ...sound, tally: { entries: 300 } });
  });
  test('of which only --profile says what it is, without a key', async () => {
    const result = await auditOf(log, { keys: [], profile: 'static-ct' });
    expect(kinds(result)).toEqual([]);
    expect(result).toMatchObject({ verdict: 'incomplete', tally: { entries: 600 } });
  });
  test('that has pruned its beginning', async () => {
    const other = copyOfLog(log);
    for (const path of ['tile/data/000', 'tile/0/000']) rmSync(join(other.folder, path));
    expect(await auditOf(other, { minimum: 256n })).toMatchObject({ ...sound, from: 256n, tally: { entries: 344 } });
    expect((await auditOf(other)).because.join()).toContain('--minimum-index');
  });
});

test('a log that is audited by tlog-tiles says what it is', async () => {
  const result = await auditOf(log, { profile: 'tlog-tiles' });
  expect(result).toMatchObject({ verdict: 'incomplete', because: [expect.stringContaining('--profile static-ct')] });
});
