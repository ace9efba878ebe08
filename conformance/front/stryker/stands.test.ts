import { expect, test } from 'vitest';
import { judgeStand, standNames } from './judging.ts';

test.each(standNames)('the reference passes as it stands in "%s"', async (name) => {
  const { unopened, results, verdict } = await judgeStand(name);
  expect(results.filter((one) => !['pass', 'not-applicable'].includes(one.outcome))).toEqual([]);
  expect({ unopened, verdict }).toEqual({ unopened: undefined, verdict: 'conformant' });
});

test('set-ups are told apart by name', () => expect(new Set(standNames).size).toBe(standNames.length));
