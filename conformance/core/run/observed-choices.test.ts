import { describe, expect, test } from 'vitest';
import { check, type UnnamedCheck } from '../check/check.ts';
import type { ChoiceName } from '../spec/choice.ts';
import { type FakeTarget, fakeTarget, runFake } from './fake.test-tool.ts';

/** A check that sees the target take these options, one after the other. */
const sees = (choice: ChoiceName, ...options: string[]): UnnamedCheck<FakeTarget> =>
  check<FakeTarget>()({
    proves: 'LOG-CP-001',
    reasons: { 'not-as-declared': 'other than declared', changed: 'not the same throughout' },
    run: async (_target, t) => t.each(options, (option) => t.judge(t.chose(choice, option))),
  });
const resultsOf = async (
  checks: Readonly<Record<string, UnnamedCheck<FakeTarget>>>,
  choices: FakeTarget['choices'] = {},
) => {
  const { results, observed } = await runFake(checks, { target: fakeTarget({ choices }) });
  return {
    observed,
    reasons: results.map((result) => result.reason ?? result.outcome),
    messages: results.map((result) => result.message),
  };
};

describe('a choice', () => {
  test.each(['size-0', 'not-found'])('that is not declared may be %s, and is reported', async (option) => {
    const { reasons, observed } = await resultsOf({
      a: sees('empty-log', option, option),
      b: sees('empty-log', option),
    });
    expect({ reasons, observed }).toEqual({ reasons: ['pass', 'pass'], observed: { 'empty-log': option } });
  });
  test('that the target never showed is not reported', async () => {
    expect((await resultsOf({ a: sees('empty-log') }, { 'empty-log': 'size-0' })).observed).toEqual({});
  });
  test('that is declared is enforced', async () => {
    const { reasons, messages } = await resultsOf({ a: sees('empty-log', 'not-found') }, { 'empty-log': 'size-0' });
    expect(reasons).toEqual(['not-as-declared']);
    expect(messages).toEqual(['empty-log: size-0, as declared; found not-found']);
    expect((await resultsOf({ a: sees('empty-log', 'size-0') }, { 'empty-log': 'size-0' })).reasons).toEqual(['pass']);
  });
  test('may not change within a run, not even between two checks', async () => {
    const { reasons, messages } = await resultsOf({
      a: sees('empty-log', 'size-0'),
      b: sees('empty-log', 'not-found'),
    });
    expect(reasons).toEqual(['pass', 'changed']);
    expect(messages[1]).toBe('empty-log: size-0, as before in this run; found not-found');
  });
  test('that changed is reported and enforced as it was first', async () => {
    const checks = {
      a: sees('empty-log', 'size-0'),
      b: sees('empty-log', 'not-found'),
      c: sees('empty-log', 'size-0'),
    };
    const { reasons, observed } = await resultsOf(checks);
    expect({ reasons, observed }).toEqual({
      reasons: ['pass', 'changed', 'pass'],
      observed: { 'empty-log': 'size-0' },
    });
  });
  test.each([
    ['an option that it does not have', 'empty-log', 'sometimes'],
    ['an option that is not a number', 'publish-within', 'soon'],
    ['a choice that does not exist', 'colour', 'red'],
  ])('reported by a check as %s is an error', async (_name, choice, option) => {
    expect((await resultsOf({ a: sees(choice as ChoiceName, option) })).reasons).toEqual(['error']);
  });
});
