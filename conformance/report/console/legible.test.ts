import { expect, test } from 'vitest';
import { fakeResult } from '../../core/run/fake.test-tool.ts';
import { failed, reportWith } from '../document/report.test-tool.ts';
import { withTargetName } from '../document/target-name.ts';
import { consoleReport, verdictLine } from './console.ts';
import { painter } from './paint.ts';

/** What a terminal would obey: in words of the target, of a baseline, and of a configuration file. */
const hostile = '\x1b]0;owned\x07\x1b[2J\x1b[31m\x9b31m\x08\x7f\u202e\r';
const OBEYED = /[\x00-\x08\x0b-\x1f\x7f-\x9f\u202e]/;
const options = { colour: false, command: 'touchstone check log', launcher: 'touchstone' };

test('no text of a report moves a cursor or colours a terminal', () => {
  const texts = { message: hostile, note: hostile, because: hostile };
  const results = [
    fakeResult('a', texts),
    ...(['inconclusive', 'waived', 'blocked', 'error', 'flaky', 'not-applicable'] as const).map((outcome) =>
      fakeResult(outcome, { outcome, ...texts }),
    ),
    failed('b', { ...texts, outcome: 'waived' }),
  ];
  const stale = { entry: { match: 'a/b/c#d' }, why: 'passes', message: hostile } as const;
  const facts = { why: hostile, target: { address: hostile }, seed: hostile, stale: [stale] };
  const report = reportWith(results, facts);
  expect(consoleReport(report, options)).not.toMatch(OBEYED);
  expect(consoleReport(report, { ...options, brief: true })).not.toMatch(OBEYED);
  expect(verdictLine(report, painter(false))).not.toMatch(OBEYED);
  const named = consoleReport(reportWith([failed('c', { at: 'base.DAOToken' })]), {
    ...options,
    here: (at) => withTargetName(at, { contracts: { DAOToken: hostile } }),
  });
  expect(named).toContain('(here: base.\\x1b]0;owned');
  expect(named).not.toMatch(OBEYED);
});
