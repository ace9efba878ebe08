import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { seededSigner } from '../../../src/generate/log/signer.ts';
import { logRig, sealCheckpoint } from '../../../src/reference/log/index.ts';
import { audit } from '../audit.ts';
import {
  auditOf,
  damage,
  flipped,
  kinds,
  newFolder,
  ORIGIN,
  removesFolders,
  served,
  type Written,
  written,
} from '../logs.test-tool.ts';
import { httpSource } from '../source/http-source.ts';
import type { LogSource } from '../source/source.ts';
import { lockPlace, withLock } from './lock.ts';

removesFolders();

let small: Written;
let large: Written;
let otherLarge: Written;
let state: string;
beforeAll(async () => {
  small = await written(300);
  large = await written(1300);
  otherLarge = await written(1300, 299);
});
beforeEach(() => {
  state = join(newFolder(), 'made/here');
});
const noteOf = ({ folder }: Written) => readFileSync(join(folder, 'checkpoint'), 'utf8');
const files = () => readdirSync(state).filter((name) => name !== 'evidence');
const keptNote = () => readFileSync(join(state, files()[0]!), 'utf8');
/** The only evidence directory and its content. */
function evidence() {
  const [name, ...more] = readdirSync(join(state, 'evidence'));
  expect(more).toEqual([]);
  const file = (of: string) => readFileSync(join(state, 'evidence', name!, of), 'utf8');
  return {
    name,
    kept: file('kept.checkpoint'),
    found: file('found.checkpoint'),
    facts: JSON.parse(file('finding.json')),
  };
}

describe('a sound log is kept', () => {
  test('at first, then the same, then grown', async () => {
    const first = await auditOf(small, { state });
    expect(first).toMatchObject({ verdict: 'verified', remembered: { growth: 'first', now: 'kept' } });
    expect(keptNote()).toBe(noteOf(small));
    const unchanged = await auditOf(small, { state });
    expect(unchanged.remembered).toEqual({ growth: 'same', now: 'unchanged', before: 300n });
    // The proof of this growth needs a full tile of level 1.
    const levels = await written(65_837);
    const grown = await auditOf(levels, { state });
    expect(grown).toMatchObject({ verdict: 'verified', remembered: { growth: 'grown', now: 'kept', before: 300n } });
    expect(keptNote()).toBe(noteOf(levels));
    expect(files()).toHaveLength(1);
  });
  test('by a sample, and from an empty log on', async () => {
    const sample = { count: 5, seed: 1n };
    expect((await auditOf(await written(0), { state })).remembered).toMatchObject({ growth: 'first', now: 'kept' });
    expect((await auditOf(small, { state, sample })).remembered).toMatchObject({ growth: 'grown', before: 0n });
    expect((await auditOf(large, { state, sample })).remembered).toMatchObject({ growth: 'grown', before: 300n });
  });
  test('by two audits at once, and the larger tree is kept', async () => {
    await auditOf(small, { state });
    const middle = await written(1000);
    // An audit of more than 32 bundles lets the others run meanwhile.
    const long = await written(9000);
    const results = await Promise.all([long, middle, long, middle].map((log) => auditOf(log, { state })));
    expect([results[0]!.verdict, results[2]!.verdict]).toEqual(['verified', 'verified']);
    // The smaller log does not have the tiles of the larger tree: if that was kept first, the growth is unproved.
    for (const { verdict } of [results[1]!, results[3]!]) expect(['verified', 'incomplete']).toContain(verdict);
    expect(keptNote()).toBe(noteOf(long));
    expect(files()).toHaveLength(1);
  });
});

describe('a log that did not only grow', () => {
  test.each<[string, () => readonly [Written, Written], string, string]>([
    ['rolled back, to an earlier state', () => [large, small], 'rolled-back', 'cannot determine'],
    ['forked', () => [large, otherLarge], 'forked', 'size 1300'],
    ['rewritten', () => [small, otherLarge], 'rewritten', 'another root'],
  ])('%s', async (_name, logs, kind, words) => {
    const [before, now] = logs();
    await auditOf(before, { state });
    const result = await auditOf(now, { state });
    expect(result).toMatchObject({ verdict: 'wrong', found: 1, remembered: { growth: kind, now: 'unchanged' } });
    expect(kinds(result)).toEqual([`${kind} checkpoint`]);
    expect(result.findings[0]!.actual).toContain(words);
    expect(keptNote()).toBe(noteOf(before));
    const { name, kept, found, facts } = evidence();
    expect(name).toMatch(new RegExp(`^\\d{8}T\\d{6}Z-${kind}$`));
    expect({ kept, found }).toEqual({ kept: noteOf(before), found: noteOf(now) });
    expect(facts).toMatchObject({ kind, foundAt: expect.any(String), expected: expect.any(String) });
    expect(result.remembered!.evidence).toBe(join(state, 'evidence', name!));
    const second = await auditOf(now, { state, sample: { count: 3, seed: 1n } });
    expect(second.remembered!.evidence).toBe(result.remembered!.evidence);
    expect(evidence().name).toBe(name);
  });
  test('rolled back, while the tiles of the larger tree still exist', async () => {
    const stale = { ...large, folder: newFolder() };
    cpSync(large.folder, stale.folder, { recursive: true });
    await auditOf(stale, { state });
    cpSync(small.folder, stale.folder, { recursive: true });
    expect((await auditOf(stale, { state })).findings[0]!.actual).toContain('stale cache');
    const another = await written(300, 100);
    cpSync(another.folder, stale.folder, { recursive: true });
    const result = await auditOf(stale, { state });
    expect(result.findings.find(({ kind }) => kind === 'rolled-back')!.actual).toContain('another history');
  });
});

describe('an unproved checkpoint is not kept', () => {
  test('a log with a finding, one without its signature, one whose growth cannot be proved', async () => {
    await auditOf(small, { state });
    const broken = await written(1300);
    damage(broken, 'tile/entries/004', flipped(3));
    expect((await auditOf(broken, { state })).remembered).toMatchObject({ growth: 'grown', now: 'unchanged' });
    damage(broken, 'tile/0/001', () => undefined);
    const unproved = await auditOf(broken, { state });
    expect(unproved.remembered).toMatchObject({ growth: 'unproved', now: 'unchanged' });
    expect(unproved.because.join()).toContain('could not be proved');
    damage(broken, 'checkpoint', (note) => Buffer.from(note.toString().replace('1300', '100')));
    const unsigned = await auditOf(broken, { state });
    expect(unsigned.remembered).toMatchObject({ growth: 'not-compared', now: 'unchanged' });
    expect(keptNote()).toBe(noteOf(small));
    expect(existsSync(join(state, 'evidence'))).toBe(false);
  });
  test('where the tiles of a proof are pruned, it is incomplete', async () => {
    await auditOf(small, { state });
    const pruned = await written(1300);
    for (const kind of ['0', 'entries'])
      for (const index of ['000', '001', '002']) damage(pruned, `tile/${kind}/${index}`, () => undefined);
    const result = await auditOf(pruned, { state, minimum: 768n });
    expect(result).toMatchObject({ verdict: 'incomplete', found: 0, remembered: { growth: 'unproved' } });
  });
});

describe('an unusable state is reported before the work', () => {
  test('a damaged one is not changed', async () => {
    await auditOf(small, { state });
    const file = join(state, files()[0]!);
    for (const wrong of ['', 'hello', noteOf(small).replace('300', '299'), noteOf(otherLarge).slice(0, -9)]) {
      writeFileSync(file, wrong);
      await expect(auditOf(small, { state })).rejects.toThrow('damaged');
      expect(readFileSync(file, 'utf8')).toBe(wrong);
    }
  });
  test('a file in its place', async () => {
    const file = join(newFolder(), 'file');
    writeFileSync(file, '');
    await expect(auditOf(small, { state: file })).rejects.toThrow(
      /nothing can be written .* is a file and not a directory$/,
    );
    expect(statSync(file).isFile()).toBe(true);
  });
  test.skipIf(process.platform !== 'linux')('a directory that is not writable', async () => {
    for (const nowhere of ['/proc/self/state', '/dev/null/state'])
      await expect(auditOf(small, { state: nowhere })).rejects.toThrow('nothing can be written');
  });
  test.skipIf(process.getuid?.() === 0)('a read-only directory', async () => {
    mkdirSync(state, { recursive: true });
    chmodSync(state, 0o500);
    await expect(auditOf(small, { state })).rejects.toThrow('nothing can be written');
  });
  test('a lock whose owner has ended does not block', async () => {
    await auditOf(small, { state });
    writeFileSync(join(state, `${files()[0]}.lock`), `${lockPlace} 999999999`);
    expect((await auditOf(large, { state })).remembered).toMatchObject({ growth: 'grown', now: 'kept' });
  });
});

describe('the same key under another origin', () => {
  /** The log of a folder, with its checkpoint signed again under another origin. */
  async function renamed(log: Written): Promise<Written> {
    const folder = newFolder();
    cpSync(log.folder, folder, { recursive: true });
    const [, size, root] = noteOf(log).split('\n');
    const rig = logRig({ origin: 'log.example/renamed', signer: seededSigner(ORIGIN, 7n) });
    writeFileSync(join(folder, 'checkpoint'), sealCheckpoint(rig, BigInt(size!), Buffer.from(root!, 'base64')));
    return { folder, vkey: log.vkey };
  }
  test('is not treated as a new log, unless the origin is given', async () => {
    await auditOf(small, { state });
    const renamedLarge = await renamed(otherLarge);
    const result = await auditOf(renamedLarge, { state });
    expect(result.verdict).toBe('incomplete');
    expect(result.because.join()).toContain('say by --origin which log is meant');
    expect(files()).toHaveLength(1);
    const meant = await auditOf(renamedLarge, { state, origin: 'log.example/renamed' });
    expect(meant).toMatchObject({ verdict: 'verified', remembered: { growth: 'first', now: 'kept' } });
  });
});

describe('a checkpoint that is smaller than the kept one', () => {
  test('is read again, and a cache that drops the old checkpoint causes no finding', async () => {
    const log = await served(300);
    const early = await (await fetch(`${log.place.prefix}/checkpoint`)).text();
    await log.append(300);
    await audit({ place: log.place, keys: log.keys, state });
    let reads = 0;
    const store = httpSource(log.place);
    const source: LogSource = {
      ...store,
      read: async (path, limit) =>
        path === 'checkpoint' && reads++ === 0 ? Buffer.from(early) : store.read(path, limit),
    };
    const result = await audit({ place: log.place, keys: log.keys, state, source });
    expect(result).toMatchObject({ verdict: 'verified', remembered: { growth: 'same' } });
    await log.close();
  });
});

describe('an orphaned lock', () => {
  test.each([
    ['of a process id that is not in use', `${lockPlace} 4194303 x`],
    ['of an earlier process with this id', `${lockPlace} ${process.pid} x`],
  ])('%s is replaced', async (_name, text) => {
    await auditOf(small, { state });
    writeFileSync(join(state, `${files()[0]!}.lock`), text);
    const result = await auditOf(large, { state });
    expect(result).toMatchObject({ verdict: 'verified', remembered: { now: 'kept' } });
    expect(files()).toHaveLength(1);
  });
});

test('reading a kept checkpoint has a size limit', async () => {
  await auditOf(small, { state });
  const file = join(state, files()[0]!);
  rmSync(file);
  symlinkSync('/dev/zero', file);
  await expect(auditOf(small, { state })).rejects.toThrow(/not a file of up to/);
});

test('a lock that cannot be written is a sentence with its file and the reason', async () => {
  const file = join(state, 'missing', 'kept.lock');
  await expect(withLock(file, async () => {})).rejects.toThrow(
    `${file} cannot be written: there is no such file or folder`,
  );
});
