/** The requirement sets of releases never change, and a patch of a release demands nothing new. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { requirementSetVersions, type StoredSet, setOf } from '../../conformance/command/requirement-sets.ts';
import { demandedSince, looseSets, RELEASED, releasedSets, releaseOf, SETS, setHash } from './requirement-set.ts';

const textOf = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const release = releaseOf(JSON.parse(textOf('package.json')).version);

/** The mistakes in a list of released sets, each as one sentence. */
function mistakes(released: string, sets: Readonly<Record<string, string>>, present: string): string[] {
  const hashes = releasedSets(released);
  const frozen = [...hashes].flatMap(([version, hash]) => {
    if (!Object.hasOwn(sets, version)) return [`the set ${version} is released, and may not be taken away`];
    return setHash(sets[version]!) === hash ? [] : [`the set ${version} is released, and may not change`];
  });
  const loose = looseSets(Object.keys(sets), hashes, present);
  return [...frozen, ...loose.map((version) => `the set ${version} is of another version, and was never frozen`)];
}

test('a released set stays as it was released, and every set is released or of the present version', () => {
  const sets = Object.fromEntries(
    requirementSetVersions().map((version) => [version, textOf(`${SETS}/${version}.json`)]),
  );
  expect(Object.keys(sets)).toContain(release);
  expect(mistakes(textOf(RELEASED), sets, release)).toEqual([]);
});

test('a patch may demand nothing that its release does not have', async () => {
  const set: StoredSet = JSON.parse(textOf(`${SETS}/${release}.json`));
  const { log } = set.suites;
  const { 'LOG-MH-001': _added, ...levels } = log!.requirements['tlog-tiles']!;
  const { 'LOG-MH-001': _shared, 'LOG-MH-002': _other, ...shared } = log!.requirements['static-ct']!;
  const { 'log/tiles/match-root': _check, ...checks } = log!.checks;
  const earlier = {
    ...log!,
    requirements: { ...log!.requirements, 'static-ct': shared, 'tlog-tiles': { ...levels, 'LOG-MH-002': 'should' } },
    checks: { ...checks, 'log/tiles/length': [] },
  } as const;
  const demanded = await demandedSince({ ...set, suites: { ...set.suites, log: earlier } });
  expect(demanded).toEqual(
    expect.arrayContaining(['LOG-MH-001', 'LOG-MH-002', 'log/tiles/match-root', 'log/tiles/length']),
  );
});

describe('the list of released sets', () => {
  const sets = { '0.1': 'a', '0.2': 'b' };
  const line = (version: string, text: string) => `${version} ${setHash(text)}\n`;
  test.each([
    ['nothing, of the present version', '# none yet\n', { '0.1': 'a' }, []],
    ['what is there', `${line('0.1', 'a')}${line('0.2', 'b')}`, sets, []],
    ['a set that was changed', line('0.1', 'other'), { '0.1': 'a' }, ['the set 0.1 is released, and may not change']],
    ['a set that is gone', line('0.0', 'a'), { '0.1': 'a' }, ['the set 0.0 is released, and may not be taken away']],
    ['too little', '', sets, ['the set 0.2 is of another version, and was never frozen']],
  ])('with %s: %j', (_what, released, there, found) => expect(mistakes(released, there, '0.1')).toEqual(found));
});

test('a set has the present names of checks that were renamed or retired', () => {
  const stored = { requirements: {}, checks: { 'log/a/b': ['c'] }, profiles: {}, defaults: { whole: [], prefix: [] } };
  const { keys } = setOf('0.1', stored, (key) => [key.replace('/b#', '/z#') as typeof key, 'log/d/e#f']);
  expect([...keys].sort()).toEqual(['log/a/z', 'log/a/z#c', 'log/d/e', 'log/d/e#f']);
});

test.each([
  ['0.1.0', '0.1'],
  ['1.12.3-rc.1', '1.12'],
])('the version %s is of the release %s', (version, of) => expect(releaseOf(version)).toBe(of));
