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
import { hostname } from 'node:os';
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

removesFolders();

let small: Written;
let large: Written;
let otherLarge: Written;
let state: string;
beforeAll(async () => {
  small = await written(300);
  large = await written(70_000);
  otherLarge = await written(70_000, 299);
});
beforeEach(() => {
  state = join(newFolder(), 'made/here');
});
const noteOf = ({ folder }: Written) => readFileSync(join(folder, 'checkpoint'), 'utf8');
const files = () => readdirSync(state).filter((name) => name !== 'evidence');
const keptNote = () => readFileSync(join(state, files()[0]!), 'utf8');
/** The one piece of evidence, and what is in it. */
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
    const same = await auditOf(small, { state });
    expect(same.remembered).toEqual({ growth: 'same', now: 'unchanged', before: 300n });
    const grown = await auditOf(large, { state });
    expect(grown).toMatchObject({ verdict: 'verified', remembered: { growth: 'grown', now: 'kept', before: 300n } });
    expect(keptNote()).toBe(noteOf(large));
    expect(files()).toHaveLength(1);
  });
  test('by a sample, and from an empty log on', async () => {
    const sample = { count: 5, seed: 1n };
    expect((await auditOf(await written(0), { state })).remembered).toMatchObject({ growth: 'first', now: 'kept' });
    expect((await auditOf(small, { state, sample })).remembered).toMatchObject({ growth: 'grown', before: 0n });
    expect((await auditOf(large, { state, sample })).remembered).toMatchObject({ growth: 'grown', before: 300n });
  });
  test('by two audits at once, of which the larger tree stays', async () => {
    await auditOf(small, { state });
    const middle = await written(1000);
    const results = await Promise.all([large, middle, large, middle].map((log) => auditOf(log, { state })));
    expect([results[0]!.verdict, results[2]!.verdict]).toEqual(['verified', 'verified']);
    // Its own folder does not have the larger tree, so where that one was kept first nothing can be proved.
    for (const { verdict } of [results[1]!, results[3]!]) expect(['verified', 'incomplete']).toContain(verdict);
    expect(keptNote()).toBe(noteOf(large));
    expect(files()).toHaveLength(1);
  });
});

describe('a log that is not what it was', () => {
  test.each<[string, () => readonly [Written, Written], string, string]>([
    ['rolled back, to an earlier state', () => [large, small], 'rolled-back', 'nobody can tell'],
    ['forked', () => [large, otherLarge], 'forked', 'size 70000'],
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
    const again = await auditOf(now, { state, sample: { count: 3, seed: 1n } });
    expect(again.remembered!.evidence).toBe(result.remembered!.evidence);
    expect(evidence().name).toBe(name);
  });
  test('rolled back, where the larger tree is still there to tell', async () => {
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

describe('what proves nothing is not kept', () => {
  test('a log with a finding, one without its signature, one whose growth cannot be proved', async () => {
    await auditOf(small, { state });
    const broken = await written(70_000);
    damage(broken, 'tile/entries/100', flipped(3));
    expect((await auditOf(broken, { state })).remembered).toMatchObject({ growth: 'grown', now: 'unchanged' });
    damage(broken, 'tile/0/001', () => undefined);
    const unproved = await auditOf(broken, { state });
    expect(unproved.remembered).toMatchObject({ growth: 'unproved', now: 'unchanged' });
    expect(unproved.because.join()).toContain('could not be proved');
    damage(broken, 'checkpoint', (note) => Buffer.from(note.toString().replace('70000', '100')));
    const unsigned = await auditOf(broken, { state });
    expect(unsigned.remembered).toMatchObject({ growth: 'not-compared', now: 'unchanged' });
    expect(keptNote()).toBe(noteOf(small));
    expect(existsSync(join(state, 'evidence'))).toBe(false);
  });
  test('where the tiles of a proof are pruned, it is incomplete', async () => {
    await auditOf(small, { state });
    const pruned = await written(70_000);
    for (const kind of ['0', 'entries'])
      for (const index of ['000', '001', '002']) damage(pruned, `tile/${kind}/${index}`, () => undefined);
    const result = await auditOf(pruned, { state, minimum: 768n });
    expect(result).toMatchObject({ verdict: 'incomplete', found: 0, remembered: { growth: 'unproved' } });
  });
});

describe('a state that cannot be used is told before the work', () => {
  test('a damaged one is left as it is', async () => {
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
  test.skipIf(process.platform !== 'linux')('a directory where nothing can be made', async () => {
    for (const nowhere of ['/proc/self/state', '/dev/null/state'])
      await expect(auditOf(small, { state: nowhere })).rejects.toThrow('nothing can be written');
  });
  test.skipIf(process.getuid?.() === 0)('a directory that may only be read', async () => {
    mkdirSync(state, { recursive: true });
    chmodSync(state, 0o500);
    await expect(auditOf(small, { state })).rejects.toThrow('nothing can be written');
  });
  test('a lock whose owner is gone does not hold anybody', async () => {
    await auditOf(small, { state });
    writeFileSync(join(state, `${files()[0]}.lock`), `${hostname()} 999999999`);
    expect((await auditOf(large, { state })).remembered).toMatchObject({ growth: 'grown', now: 'kept' });
  });
});

describe('the same key under another origin', () => {
  /** The log of a folder, its checkpoint signed anew under another origin. */
  async function renamed(log: Written): Promise<Written> {
    const folder = newFolder();
    cpSync(log.folder, folder, { recursive: true });
    const [, size, root] = noteOf(log).split('\n');
    const rig = logRig({ origin: 'log.example/renamed', signer: seededSigner(ORIGIN, 7n) });
    writeFileSync(join(folder, 'checkpoint'), sealCheckpoint(rig, BigInt(size!), Buffer.from(root!, 'base64')));
    return { folder, vkey: log.vkey };
  }
  test('is not taken for a log that was never seen, unless the origin is given', async () => {
    await auditOf(small, { state });
    const other = await renamed(otherLarge);
    const result = await auditOf(other, { state });
    expect(result.verdict).toBe('incomplete');
    expect(result.because.join()).toContain('say by --origin which log is meant');
    expect(files()).toHaveLength(1);
    const meant = await auditOf(other, { state, origin: 'log.example/renamed' });
    expect(meant).toMatchObject({ verdict: 'verified', remembered: { growth: 'first', now: 'kept' } });
  });
});

describe('what shows less than was kept', () => {
  test('is asked again, and a cache that lets go of the old checkpoint accuses nobody', async () => {
    const log = await served(300);
    const early = await (await fetch(`${log.place.prefix}/checkpoint`)).text();
    await log.append(300);
    await audit({ place: log.place, keys: log.keys, state });
    let asked = 0;
    const store = httpSource(log.place);
    const source: LogSource = {
      ...store,
      read: async (path, limit) =>
        path === 'checkpoint' && asked++ === 0 ? Buffer.from(early) : store.read(path, limit),
    };
    const result = await audit({ place: log.place, keys: log.keys, state, source });
    expect(result).toMatchObject({ verdict: 'verified', remembered: { growth: 'same' } });
    await log.close();
  });
});

describe('a lock that a process left behind', () => {
  test.each([
    ['of a number that nobody has now', `${hostname()} 4194303 x`],
    ['of this number, by an earlier process', `${hostname()} ${process.pid} x`],
  ])('%s is taken over', async (_name, text) => {
    await auditOf(small, { state });
    writeFileSync(join(state, `${files()[0]!}.lock`), text);
    const result = await auditOf(large, { state });
    expect(result).toMatchObject({ verdict: 'verified', remembered: { now: 'kept' } });
    expect(files()).toHaveLength(1);
  });
});

test('a kept checkpoint is not read without end', async () => {
  await auditOf(small, { state });
  const file = join(state, files()[0]!);
  rmSync(file);
  symlinkSync('/dev/zero', file);
  await expect(auditOf(small, { state })).rejects.toThrow(/no file of up to/);
});
