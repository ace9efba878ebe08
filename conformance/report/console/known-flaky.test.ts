import { expect, test } from 'vitest';
import { fakeResult } from '../../core/run/fake.test-tool.ts';
import { failed, reportWith } from '../document/report.test-tool.ts';
import { consoleReport } from './console.ts';

test('a failed check that is known to be flaky is listed apart from what is waived', () => {
  const flaky = { outcome: 'waived', because: 'a race', knownFlaky: true } as const;
  const results = [failed('a', flaky), fakeResult('b', { outcome: 'waived', message: 'why' })];
  const text = consoleReport(reportWith(results), { colour: false, command: 'touchstone', launcher: 'touchstone' });
  expect(text).toContain('\nFailed, and known to be flaky\n  known to be flaky: a race\n      log/fake/a#missing\n');
  expect(text).toContain('\nWaived\n  why\n      log/fake/b\n');
});
