/** From one audit of a log of certificates to the next: the larger tree has the later tree head (RFC 6962, section 3.5). */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { manualClock, sealCheckpoint, staticCtRig, treeHeadSigner } from '../../../src/reference/log/index.ts';
import { readHead } from '../checkpoint/head.ts';
import { CT_ORIGIN, CT_TIME_MS, certificateLog, copyOfLog, grownLog } from '../entries/certificate-logs.test-tool.ts';
import { auditOf, damage, kinds, newFolder, removesFolders, type Written } from '../logs.test-tool.ts';

removesFolders();

let small: Written;
let large: Written;
let state: string;
beforeAll(async () => {
  [small, large] = (await grownLog([300, 600])) as [Written, Written];
});
beforeEach(() => {
  state = newFolder();
});

const noteOf = ({ folder }: Written) => readFileSync(join(folder, 'checkpoint'), 'utf8');
const kept = () => readFileSync(join(state, readdirSync(state).find((name) => name.endsWith('.checkpoint'))!), 'utf8');

/** A copy of a log whose tree head is signed so many milliseconds after those of the others. */
function signedAt(log: Written, after: number): Written {
  const copy = copyOfLog(log);
  const clock = manualClock(CT_TIME_MS + after);
  const signer = treeHeadSigner({ name: CT_ORIGIN, privateKey: Buffer.alloc(32, 5), clock });
  const { size, root } = readHead(Buffer.from(noteOf(log)), []).head!.checkpoint;
  writeFileSync(
    join(copy.folder, 'checkpoint'),
    sealCheckpoint(staticCtRig({ origin: CT_ORIGIN, signer }), size, root),
  );
  return copy;
}

describe('the tree head of a larger tree', () => {
  test.each([
    ['as late as that of the smaller one', 0],
    ['a millisecond earlier', -1],
    ['minutes earlier', -300_000],
  ])('%s is a finding, and both notes are kept', async (_what, after) => {
    const [before, now] = [signedAt(small, 0), signedAt(large, after)];
    await auditOf(before, { state });
    const result = await auditOf(now, { state });
    expect(kinds(result)).toEqual(['not-later checkpoint, signature']);
    expect(result).toMatchObject({
      verdict: 'wrong',
      remembered: { growth: 'not-later', now: 'unchanged', before: 300n },
    });
    expect(result.findings[0]).toMatchObject({
      expected: `at tree size 600 a time later than 2026-01-01T00:00:00.000Z (${CT_TIME_MS}), that of tree size 300, as kept`,
      actual: expect.stringContaining(`(${CT_TIME_MS + after})`),
    });
    expect(kept()).toBe(noteOf(before));
    const { evidence } = result.remembered!;
    expect(evidence).toMatch(/Z-not-later$/);
    expect(['kept', 'found'].map((name) => readFileSync(join(evidence!, `${name}.checkpoint`), 'utf8'))).toEqual([
      noteOf(before),
      noteOf(now),
    ]);
    const sample = await auditOf(now, { state, sample: { count: 1, seed: 1n } });
    expect(sample).toMatchObject({ verdict: 'wrong', remembered: { growth: 'not-later', evidence } });
  });
  test('a millisecond later is right', async () => {
    await auditOf(signedAt(small, 0), { state });
    const now = signedAt(large, 1);
    expect(await auditOf(now, { state })).toMatchObject({
      verdict: 'verified',
      remembered: { growth: 'grown', now: 'kept' },
    });
    expect(kept()).toBe(noteOf(now));
  });
  test('is judged where the tiles cannot prove that the tree only grew', async () => {
    await auditOf(signedAt(small, 0), { state });
    const now = signedAt(large, 0);
    damage(now, 'tile/0/001', () => undefined);
    const result = await auditOf(now, { state });
    expect(kinds(result).toSorted()).toEqual(['missing tile/0/001', 'not-later checkpoint, signature']);
    expect(result.because.join()).toContain('could not be proved');
  });
  test('of another history is that finding alone', async () => {
    await auditOf(signedAt(small, 0), { state });
    const other = signedAt(await certificateLog(600), 0);
    expect(kinds(await auditOf(other, { state }))).toEqual(['rewritten checkpoint']);
  });
});

describe('a tree that is signed again', () => {
  test('is kept with its later time, which that of a larger tree has to pass', async () => {
    await auditOf(signedAt(small, 0), { state });
    const again = signedAt(small, 5000);
    expect(await auditOf(again, { state })).toMatchObject({
      verdict: 'verified',
      remembered: { growth: 'same', now: 'kept' },
    });
    expect(kept()).toBe(noteOf(again));
    expect(kinds(await auditOf(signedAt(large, 4000), { state }))).toEqual(['not-later checkpoint, signature']);
    expect(await auditOf(signedAt(large, 5001), { state })).toMatchObject({ verdict: 'verified' });
  });
  test('and is shown as it was signed before, by a cache, is right', async () => {
    const later = signedAt(small, 5000);
    await auditOf(later, { state });
    expect(await auditOf(signedAt(small, 0), { state })).toMatchObject({
      verdict: 'verified',
      remembered: { growth: 'same', now: 'unchanged' },
    });
    expect(kept()).toBe(noteOf(later));
  });
});

test.each([
  ['before the kept one, as a cache may show it', -1, 'A stale cache may be the cause'],
  ['after the kept one, as no cache can', 1, `after the kept one at 2026-01-01T00:00:00.000Z (${CT_TIME_MS})`],
])('a smaller tree that was signed %s', async (_what, after, words) => {
  const log = signedAt(large, 0);
  await auditOf(log, { state });
  writeFileSync(join(log.folder, 'checkpoint'), noteOf(signedAt(small, after)));
  const result = await auditOf(log, { state });
  const [finding] = result.findings;
  expect(finding).toMatchObject({ kind: 'rolled-back', actual: expect.stringContaining(words) });
  expect(finding!.actual.includes('stale cache may')).toBe(after < 0);
});
