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
const seen = async (
  checks: Readonly<Record<string, UnnamedCheck<FakeTarget>>>,
  choices: FakeTarget['choices'] = {},
) => {
  const { results, observed } = await runFake(checks, { target: fakeTarget({ choices }) });
  return {
    observed,
    found: results.map((result) => result.reason ?? result.outcome),
    messages: results.map((result) => result.message),
  };
};

describe('a choice', () => {
  test.each(['size-0', 'not-found'])('that is not declared may be %s, and is reported', async (option) => {
    const { found, observed } = await seen({ a: sees('empty-log', option, option), b: sees('empty-log', option) });
    expect({ found, observed }).toEqual({ found: ['pass', 'pass'], observed: { 'empty-log': option } });
  });
  test('that is not seen is not reported', async () => {
    expect((await seen({ a: sees('empty-log') }, { 'empty-log': 'size-0' })).observed).toEqual({});
  });
  test('that is declared is enforced', async () => {
    const { found, messages } = await seen({ a: sees('empty-log', 'not-found') }, { 'empty-log': 'size-0' });
    expect(found).toEqual(['not-as-declared']);
    expect(messages).toEqual(['empty-log: size-0, as declared; found not-found']);
    expect((await seen({ a: sees('empty-log', 'size-0') }, { 'empty-log': 'size-0' })).found).toEqual(['pass']);
  });
  test('may not change within a run, be it between two checks', async () => {
    const { found, messages } = await seen({ a: sees('empty-log', 'size-0'), b: sees('empty-log', 'not-found') });
    expect(found).toEqual(['pass', 'changed']);
    expect(messages[1]).toBe('empty-log: size-0, as before in this run; found not-found');
  });
  test('that changed is reported, and held against, as it was first', async () => {
    const checks = {
      a: sees('empty-log', 'size-0'),
      b: sees('empty-log', 'not-found'),
      c: sees('empty-log', 'size-0'),
    };
    const { found, observed } = await seen(checks);
    expect({ found, observed }).toEqual({ found: ['pass', 'changed', 'pass'], observed: { 'empty-log': 'size-0' } });
  });
  test.each([
    ['an option that it does not have', 'empty-log', 'sometimes'],
    ['a number that is none', 'publish-within', 'soon'],
    ['a choice that there is not', 'colour', 'red'],
  ])('seen as %s is an error of ours', async (_name, choice, option) => {
    expect((await seen({ a: sees(choice as ChoiceName, option) })).found).toEqual(['error']);
  });
});
