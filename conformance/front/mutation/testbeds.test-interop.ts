import { describe, expect, test } from 'vitest';
import { judgeTestbed, testbedNamesOf } from './judge-testbed.ts';

describe.each(['log', 'feed'])('the reference %s', async (suite) => {
  const names = await testbedNamesOf(suite);
  test.each(names)('passes as it stands in "%s"', async (name) => {
    const { unopened, results, verdict } = await judgeTestbed(name, suite);
    expect(results.filter((result) => !['pass', 'not-applicable'].includes(result.outcome))).toEqual([]);
    expect({ unopened, verdict }).toEqual({ unopened: undefined, verdict: 'conformant' });
  });

  test('has set-ups with different names', () => expect(new Set(names).size).toBe(names.length));
});
