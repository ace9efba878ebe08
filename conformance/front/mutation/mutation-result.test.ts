import { describe, expect, test } from 'vitest';
import type { JudgedMutant } from './mutant.ts';
import { mutationResult, percentText } from './mutation-result.ts';
import { matchSurvivors, type SurvivorClass } from './survivors.ts';

let count = 0;
const mutant = (status: JudgedMutant['status'], killedBy: readonly string[] = [], file = 'a.ts'): JudgedMutant => ({
  file,
  line: 1,
  mutator: 'StringLiteral',
  original: "'a'",
  replacement: '""',
  key: `${count++}`,
  status,
  killedBy,
});

/** The result of a run with two killed mutants and one survivor of each class that is named. */
function resultWith(...classes: SurvivorClass[]) {
  const survivors = classes.map(() => mutant('Survived'));
  const reasons = classes.map((name, i) => ({ class: name, reason: 'so', mutants: { 'a.ts': [survivors[i]!.key] } }));
  const mutants = [mutant('Killed'), mutant('Timeout'), ...survivors];
  return mutationResult('log', ['usual'], mutants, matchSurvivors(mutants, reasons));
}

describe('a score', () => {
  test('counts all', () => {
    expect(resultWith('equivalent', 'free', 'gap').all).toEqual({ mutants: 5, killed: 2 });
  });
  test('of what can be seen leaves out what no observer sees', () => {
    expect(resultWith('equivalent', 'unreachable', 'inside', 'free', 'gap').visible).toEqual({ mutants: 4, killed: 2 });
  });
  test('of what can be judged leaves out what sources leave open, and never a gap', () => {
    expect(resultWith('inside', 'free', 'gap').judgeable).toEqual({ mutants: 3, killed: 2 });
  });
  test('does not count what could not be run', () => {
    const mutants = [mutant('Killed'), mutant('RuntimeError'), mutant('Ignored')];
    expect(mutationResult('log', [], mutants, matchSurvivors(mutants, [])).all).toEqual({ mutants: 1, killed: 1 });
  });
  test.each([
    [{ mutants: 3, killed: 2 }, '66.6 %'],
    [{ mutants: 2000, killed: 1999 }, '99.9 %'],
    [{ mutants: 2, killed: 2 }, '100.0 %'],
    [{ mutants: 0, killed: 0 }, '–'],
  ])('%j is %s', (score, text) => expect(percentText(score)).toBe(text));
});

describe('what no check noticed', () => {
  const withoutCheck = (...killedBy: string[]) => {
    const mutants = [mutant('Killed', killedBy)];
    return mutationResult('log', [], mutants, matchSurvivors(mutants, [])).withoutCheck;
  };
  test('is counted by how it was noticed', () => {
    expect(withoutCheck('usual › verdict')).toEqual({ verdict: 1, opens: 0, ours: 0 });
    expect(withoutCheck('usual › verdict', 'empty › opens')).toEqual({ verdict: 0, opens: 1, ours: 0 });
    expect(withoutCheck('usual › verdict', 'usual › no-error-of-ours')).toEqual({ verdict: 0, opens: 0, ours: 1 });
  });
  test('is not counted where a check of another set-up failed', () => {
    expect(withoutCheck('empty › opens', 'usual › log/a/one')).toEqual({ verdict: 0, opens: 0, ours: 0 });
  });
});

test('files are separate, in order', () => {
  const mutants = [mutant('Killed', [], 'b.ts'), mutant('Survived', [], 'b.ts'), mutant('Killed', [], 'a.ts')];
  expect(Object.entries(mutationResult('log', [], mutants, matchSurvivors(mutants, [])).files)).toEqual([
    ['a.ts', { mutants: 1, killed: 1 }],
    ['b.ts', { mutants: 2, killed: 1 }],
  ]);
});
