import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import type { JudgedMutant } from './mutant.ts';
import { matchSurvivors, type Reason, readReasons, unexplainedSurvivors } from './survivors.ts';

const mutant = (file: string, key: string, status: JudgedMutant['status'] = 'Survived'): JudgedMutant => ({
  file,
  line: 1,
  mutator: 'StringLiteral',
  original: "'a'",
  replacement: '""',
  key,
  status,
  killedBy: [],
});
const reason = (mutants: Reason['mutants']): Reason => ({
  class: 'inside',
  reason: 'a text for the operator',
  mutants,
});

describe('holding the list against a run', () => {
  test('a survivor that is listed has its reason', () => {
    const why = reason({ 'a.ts': ['one'] });
    expect(matchSurvivors([mutant('a.ts', 'one')], [why]).survivors).toMatchObject([{ reason: why }]);
  });
  test('a survivor that is not listed has no reason', () => {
    const { survivors } = matchSurvivors([mutant('a.ts', 'one')], [reason({ 'b.ts': ['one'] })]);
    expect(survivors.map((survivor) => survivor.reason)).toEqual([undefined]);
  });
  test('one that nothing reached lives as well', () => {
    expect(matchSurvivors([mutant('a.ts', 'one', 'NoCoverage')], []).survivors).toHaveLength(1);
  });
  test('what was killed, and what never ended, need no reason', () => {
    expect(matchSurvivors([mutant('a.ts', 'one', 'Killed'), mutant('a.ts', 'two', 'Timeout')], []).survivors).toEqual(
      [],
    );
  });
  test('a reason whose mutant is killed now is stale', () => {
    expect(matchSurvivors([mutant('a.ts', 'one', 'Killed')], [reason({ 'a.ts': ['one'] })]).stale).toEqual([
      'a.ts: one',
    ]);
  });
  test('a reason whose mutant is not there any more is stale', () => {
    expect(matchSurvivors([mutant('a.ts', 'two')], [reason({ 'a.ts': ['one', 'two'] })]).stale).toEqual(['a.ts: one']);
  });
  test('a reason for a file that is not there any more is stale in a whole run', () => {
    expect(matchSurvivors([mutant('a.ts', 'one')], [reason({ 'a.ts': ['one'], 'b.ts': ['one'] })], true).stale).toEqual(
      ['b.ts: one'],
    );
  });
  test('nothing is said of a file that was not mutated', () => {
    expect(matchSurvivors([mutant('a.ts', 'one')], [reason({ 'a.ts': ['one'], 'b.ts': ['one'] })]).stale).toEqual([]);
  });
});

describe('the list', () => {
  const yaml = (name: string, why: string, keys: readonly string[]) =>
    JSON.stringify([{ class: name, reason: why, mutants: { 'a.ts': keys } }]);

  test('is read', () => expect(readReasons(yaml('free', 'why', ['one']))).toHaveLength(1));
  test('may be empty', () => expect(readReasons('[]')).toEqual([]));
  test.each([
    ['an unknown class', yaml('whatever', 'why', ['one']), 'no class "whatever"'],
    ['a reason without words', yaml('free', ' ', ['one']), 'is empty'],
    ['a mutant that is there twice', yaml('free', 'why', ['one', 'one']), 'listed twice: a.ts: one'],
  ])('is refused for %s', (_, text, why) => expect(() => readReasons(text)).toThrow(why));
});

test('what is missing in the list is given in its own form', () => {
  const { survivors } = matchSurvivors(
    [mutant('a.ts', 'one: "x" → ""'), mutant('b.ts', 'two')],
    [reason({ 'b.ts': ['two'] })],
  );
  expect(parse(unexplainedSurvivors(survivors))).toEqual([
    { class: '', reason: '', mutants: { 'a.ts': ['one: "x" → ""'] } },
  ]);
});
