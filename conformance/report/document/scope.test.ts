import { expect, test } from 'vitest';
import { plan } from '../../core/run/plan.ts';
import type { CheckResult } from '../../core/verdict/outcome.ts';
import { logSuite } from '../../log/suite.ts';
import { failed } from './report.test-tool.ts';
import { scopeOf } from './scope.ts';

const whole = plan(logSuite, { rulesets: ['tlog-tiles'] });
const expected = (name: string) => failed(name, { outcome: 'waived', because: 'issue 7' });
const text = (...options: Parameters<typeof scopeOf> extends [unknown, ...infer Rest] ? Rest : never) =>
  scopeOf(whole, ...options).text;

test('uses the singular for one', () => {
  const pass = (id: CheckResult['id']) => ({ ...expected('b'), id, outcome: 'pass' as const });
  const judged = [pass('log/rpc/service'), pass('log/growth/consistent')];
  expect(text({}, { 'empty-log': 'size-0' }, [expected('a'), ...judged])).toBe(
    'tlog-tiles; reads and writes, gRPC, restarts; signatures judged; 1 choice observed; 1 known failure waived by the baseline',
  );
  expect(
    text(
      {
        keys: 'without',
        append: 'not-offered',
        create: 'not-allowed',
        submit: 'not-offered',
        grpc: 'without',
        restart: 'without',
      },
      {},
      [expected('a'), expected('b')],
    ),
  ).toBe('tlog-tiles; reads only; signatures not judged; 0 choices observed; 2 known failures waived by the baseline');
});

test('counts failures of flaky checks apart', () => {
  const flaky = { ...expected('b'), knownFlaky: true } as const;
  expect(text({}, {}, [expected('a'), flaky])).toMatch(
    /; 1 known failure waived by the baseline; 1 failure known to be flaky$/,
  );
});

test('names only what was used of what was given', () => {
  const unused = { ...failed('a'), id: 'log/growth/consistent', outcome: 'inconclusive' } as const;
  expect(text({}, {}, [unused])).toBe('tlog-tiles; reads and writes; signatures judged; 0 choices observed');
});

test('of a target that was not reached names only the selection', () => {
  expect(text({}, {}, [], false)).toBe('tlog-tiles; nothing was reached');
  const part = plan(logSuite, { rulesets: ['tlog-tiles'], only: ['log/tiles/served'] });
  // Of those that the rulesets have, not of all of the suite.
  expect(whole.checks.length).toBeLessThan(logSuite.checks.length);
  expect(scopeOf(part, {}, {}, [], false).text).toBe(
    `tlog-tiles; only 1 of ${whole.checks.length} checks selected; nothing was reached`,
  );
});
