import { describe, expect, test } from 'vitest';
import { check, watch } from '../check/check.ts';
import { BOTH, type FakeTarget, fakeSuite } from './fake.test-tool.ts';
import { isFiltered, plan, type Selection } from './plan.ts';

const proving = (proves: Parameters<ReturnType<typeof check<FakeTarget>>>[0]['proves']) =>
  check<FakeTarget>()({ proves, reasons: {}, run: async () => {} });
const made = fakeSuite({
  served: proving('LOG-CP-001'),
  cached: proving('LOG-CP-003'),
  operation: proving('LOG-IF-001'),
  twice: proving(['LOG-MH-003', 'LOG-MH-005']),
  heard: watch<FakeTarget>()({ proves: 'LOG-TL-006', reasons: {}, begin: () => ({ on: () => {} }) }),
});
const names = (selection: Partial<Selection>) =>
  plan(made, { ...BOTH, ...selection }).checks.map((check) => check.id.replace('log/fake/', ''));

describe('a plan', () => {
  test.each<[string, Partial<Selection>, string[]]>([
    ['takes all checks of the chosen rulesets', {}, ['cached', 'operation', 'served', 'twice', 'heard']],
    ['leaves other rulesets out', { rulesets: ['interface'] }, ['operation']],
    ['takes no checks without a ruleset', { rulesets: [] }, []],
    ['leaves out each should at level must', { level: 'must' }, ['operation', 'served', 'twice', 'heard']],
    ['keeps each must at level should', { level: 'should' }, ['cached', 'operation', 'served', 'twice', 'heard']],
    ['takes only the named checks', { only: ['log/fake/served', 'log/fake/h*'] }, ['served', 'heard']],
    ['takes a check that proves a named requirement as its second', { only: ['LOG-MH-005'] }, ['twice']],
    ['takes a check that proves one of several named requirements', { only: ['LOG-CP-*'] }, ['cached', 'served']],
    ['skips by check and by requirement', { skip: ['**/served', 'LOG-IF-001'] }, ['cached', 'twice', 'heard']],
    ['skips a check that is both named and skipped', { only: ['LOG-CP-*'], skip: ['log/fake/served'] }, ['cached']],
    ['takes all where no pattern is given', { only: [] }, ['cached', 'operation', 'served', 'twice', 'heard']],
    ['takes no checks where no pattern matches', { only: ['nothing/**'] }, []],
    ['does not choose a ruleset by naming a check', { rulesets: ['interface'], only: ['LOG-CP-001'] }, []],
  ])('%s', (_name, selection, expected) => expect(names(selection)).toEqual(expected));

  test('lists the unproved and the excluded requirements', () => {
    const { unproved, excluded } = plan(made, { rulesets: ['interface'], only: ['nothing'] });
    expect(unproved.map((requirement) => requirement.id)).toEqual(expect.arrayContaining(['LOG-IF-002', 'LOG-IF-003']));
    expect(unproved.map((requirement) => requirement.id)).not.toContain('LOG-IF-001');
    expect(excluded).toEqual([]);
    expect(plan(made, BOTH).excluded.map((requirement) => requirement.id)).toContain('LOG-CP-008');
    expect(plan(made, BOTH).unproved.map((requirement) => requirement.id)).not.toContain('LOG-CP-008');
  });

  test.each<[Partial<Selection>, boolean]>([
    [{}, false],
    [{ only: [], skip: [], level: 'should' }, false],
    [{ only: ['**'] }, true],
    [{ skip: ['nothing'] }, true],
    [{ level: 'must' }, true],
  ])('%o is filtered: %s', (selection, expected) => expect(isFiltered({ ...BOTH, ...selection })).toBe(expected));
});
