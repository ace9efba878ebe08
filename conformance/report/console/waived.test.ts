import { expect, test } from 'vitest';
import { fakeResult } from '../../core/run/fake.test-tool.ts';
import type { CheckResult } from '../../core/verdict/outcome.ts';
import { reportWith } from '../document/report.test-tool.ts';
import type { Report } from '../document/report.ts';
import { consoleReport } from './console.ts';

const write = (report: Report, options: { brief?: boolean } = {}) =>
  consoleReport(report, { colour: false, command: 'touchstone check log', launcher: 'touchstone', ...options });

test('a report calls a requirement waived where no check of it passed, and names the checks that were waived beside one', () => {
  const result = (id: CheckResult['id'], outcome: CheckResult['outcome']) => ({
    ...fakeResult('x', { outcome, requirements: ['LOG-TL-001'] }),
    id,
  });
  const served = (outcome: CheckResult['outcome'], ...options: Parameters<typeof write>[1][]) => {
    const results = [result('log/tiles/served', outcome), result('log/growth/tiles-before-checkpoint', 'waived')];
    return write(reportWith(results), ...options)
      .match(/^ {2}(. LOG-TL-001) .*?(?: \(([^()]*)\))?$/m)
      ?.slice(1);
  };
  const left = 'waived in part: log/growth/tiles-before-checkpoint';
  expect(served('waived')).toEqual(['w LOG-TL-001', 'waived']);
  expect(served('pass')).toEqual(['✓ LOG-TL-001', left]);
  expect(served('pass', { brief: true })).toEqual(['✓ LOG-TL-001', left]);
  expect(served('flaky')).toEqual(['~ LOG-TL-001', `flaky; ${left}`]);
});
