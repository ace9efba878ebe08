import { describe, expect, test } from 'vitest';
import { judgeStand, standNamesOf } from './judging.ts';

describe.each(['log', 'feed'])('the reference %s', (suite) => {
  const names = standNamesOf(suite);
  test.each(names)('passes as it stands in "%s"', async (name) => {
    const { unopened, results, verdict } = await judgeStand(name, suite);
    expect(results.filter((one) => !['pass', 'not-applicable'].includes(one.outcome))).toEqual([]);
    expect({ unopened, verdict }).toEqual({ unopened: undefined, verdict: 'conformant' });
  });

  test('has set-ups that are told apart by name', () => expect(new Set(names).size).toBe(names.length));
});
