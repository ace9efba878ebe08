import { describe, expect, test } from 'vitest';
import { fakeResult } from '../../core/run/fake.test-tool.ts';
import type { CheckResult } from '../../core/verdict/outcome.ts';
import { withServedCheckpoint } from '../../log/testbed/answers.ts';
import { failed, realReport, reportWith } from '../document/report.test-tool.ts';
import type { Report } from '../document/report.ts';
import { consoleReport } from './console.ts';

const write = (report: Report, options: { width?: number; brief?: boolean } = {}) =>
  consoleReport(report, {
    colour: false,
    command: 'touchstone check log --url https://log.example',
    launcher: 'touchstone',
    ...options,
  });
/** The block that begins with a line. */
const block = (text: string, head: string) => {
  const lines = text.split('\n');
  const from = lines.indexOf(head);
  return lines.slice(from, lines.indexOf('', from));
};
const should = { level: 'should', requirements: ['LOG-CP-003'] } as const;

describe('a brief report', () => {
  test('of many requirements lists those that did not pass, and counts the rest', async () => {
    const report = await realReport();
    const [whole, brief] = [write(report), write(report, { brief: true })];
    const ids = (text: string) => [...text.matchAll(/^ {2}\S+ (LOG-\w+-\d+) {2}/gm)].map(([, id]) => id);
    const quiet = report.requirements.filter(({ outcome }) => ['pass', 'not-applicable', 'excluded'].includes(outcome));
    expect(ids(whole).length - ids(brief).length).toBe(quiet.length);
    expect(quiet.length).toBeGreaterThan(20);
    const held = report.requirements.filter(({ outcome }) => outcome === 'pass').length;
    expect(brief).toContain(`\n  Requirements: ✓ ${held} hold, `);
    expect(brief.split('\n').at(-2)).toBe(whole.split('\n').at(-2));
  });
  test('of many failures prints the twelve gravest in full, and the keys of the others', () => {
    const results = Array.from({ length: 20 }, (_, i) => failed(`number-${i}`));
    const text = write(reportWith(results), { brief: true });
    expect(text.match(/^✗ /gm)).toHaveLength(12);
    expect(text).toContain('\nFailed as well (all of it: --report console=FILE)\n  log/fake/number-12#missing\n');
    for (const { id } of results) expect(text).toContain(`${id}#missing`);
    expect(write(reportWith(results)).match(/^✗ /gm)).toHaveLength(20);
  });
  test('of many failures and warnings prints the failures first, and the warnings separately', () => {
    const warned = Array.from({ length: 11 }, (_, i) => failed(`warns-${i}`, should));
    const failures = Array.from({ length: 2 }, (_, i) => failed(`fails-${i}`));
    const text = write(reportWith([...warned, ...failures]), { brief: true });
    expect([...text.matchAll(/^([✗△]) /gm)].map(([, mark]) => mark).join('')).toBe(`✗✗${'△'.repeat(10)}`);
    expect(text).toContain('\nWarned as well (all of it: --report console=FILE)\n  log/fake/warns-10#missing\n');
    expect(text).not.toContain('Failed as well');
  });
  test('of many checks with the same cause prints the cause, and the number of checks by topic', () => {
    const ids = [
      ...Array.from({ length: 10 }, (_, i) => `tiles/t-${i}`),
      ...Array.from({ length: 5 }, (_, i) => `note/n-${i}`),
    ];
    const by = (owner: string) => ({ outcome: 'blocked', because: owner, message: 'x' }) as const;
    const many = ids.map((id) => ({ ...fakeResult('b', by('log/fake/a#missing')), id: `log/${id}` }) as CheckResult);
    const few = fakeResult('c', by('log/fake/x#y'));
    const report = reportWith([failed('a'), ...many, few]);
    expect(block(write(report, { brief: true }), 'Blocked (all of it: --report console=FILE)').slice(1)).toEqual([
      '  blocked by log/fake/a#missing',
      '      15 checks: tiles (10), note (5)',
      '  blocked by log/fake/x#y',
      '      log/fake/c',
    ]);
    for (const { id } of many) expect(write(report)).toContain(id);
    expect(block(write(reportWith([failed('a'), ...many.slice(0, 12)]), { brief: true }), 'Blocked')).toContain(
      '      log/tiles/t-0, log/tiles/t-1, log/tiles/t-2, log/tiles/t-3, log/tiles/t-4, log/tiles/t-5, log/tiles/t-6,',
    );
  });
  test('counts the requirements of many that are blocked', async () => {
    const broken = await realReport({ install: (rig) => withServedCheckpoint(rig, () => 'no checkpoint\n') });
    const blocked = broken.requirements.filter(({ outcome }) => outcome === 'blocked').length;
    expect(blocked).toBeGreaterThan(6);
    expect(write(broken)).toMatch(/^ {2}■ LOG-/m);
    const brief = write(broken, { brief: true });
    expect(brief).toContain(`, ■ ${blocked} are blocked (all of it: `);
    expect(brief).not.toMatch(/^ {2}■ LOG-/m);
  });
  test('does not break the option that prints the whole report', async () => {
    const report = await realReport();
    for (let width = 40; width < 120; width++)
      expect(write(report, { brief: true, width })).toMatch(/[ ,]\(?all of it: --report console=FILE\)?$/m);
  });
});
