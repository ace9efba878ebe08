import { describe, expect, test } from 'vitest';
import { fakeResult } from '../../core/run/fake.test-tool.ts';
import { reportWith } from '../document/report.test-tool.ts';
import { consoleReport } from './console.ts';
import { timingLines } from './timings.ts';

const timed = (name: string, durationMs: number, pausedMs?: number, targetMs?: number) => ({
  ...fakeResult(name),
  durationMs,
  ...(pausedMs === undefined ? {} : { pausedMs }),
  ...(targetMs === undefined ? {} : { targetMs }),
});
const REPORT = reportWith(
  [timed('quick', 10, undefined, 4), timed('long', 5200, 5000, 150), timed('middle', 800), timed('other', 20, 20)],
  { durationMs: 10_000 },
);

describe('the timings', () => {
  test('are those of each long check, the longest first, of the others together, and of what is no check', () => {
    expect(timingLines(REPORT)).toEqual([
      '     took    paused    target   check',
      '   5.20 s    5.00 s    0.15 s   log/fake/long',
      '   0.80 s    0.00 s    0.00 s   log/fake/middle',
      '   0.03 s    0.02 s    0.00 s   2 others',
      '   3.97 s                       to start and end',
    ]);
  });
  test('say how long checks that were judged at once waited for others', () => {
    const checks = [{ ...timed('long', 900, 0, 300), waitedMs: 500 }, timed('middle', 800, 0, 700)];
    expect(timingLines(reportWith(checks, { durationMs: 1000 }))).toEqual([
      '     took    paused    target    waited   check',
      '   0.90 s    0.00 s    0.30 s    0.50 s   log/fake/long',
      '   0.80 s    0.00 s    0.70 s    0.00 s   log/fake/middle',
    ]);
  });
  test('are in the report for people only where they are asked for', () => {
    const options = { colour: false, command: 'touchstone check log', launcher: 'touchstone' };
    expect(consoleReport(REPORT, { ...options, timings: true })).toContain('\nTimings\n     took ');
    expect(consoleReport(REPORT, options)).not.toContain('Timings');
  });
});
