import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CheckId } from '../../../core/check/reason.ts';
import { logSuite } from '../../../log/suite.ts';
import type { Report } from '../../../report/document/report.ts';
import { reportIn, type Served, serveLog, touchstone } from '../command.test-tool.ts';
import { onlyFailedSentences, selectOnlyFailed } from './only-failed.ts';

const folder = mkdtempSync(join(tmpdir(), 'touchstone-only-failed-'));
const from = join(folder, 'from.json');
const SELECTED = ['--only', 'log/tiles/**', 'log/note/**'];
let broken: Served;
let sound: Served;
let earlier: Report;
const judge = (log: Served, ...args: string[]) =>
  touchstone(['check', 'log', '--url', log.url, '--vkey', log.vkey, ...args]);
const written = (name: string, report: object): string => {
  writeFileSync(join(folder, name), JSON.stringify(report));
  return join(folder, name);
};
/** The ids of the checks that did not pass in the earlier run. */
const failed = () =>
  earlier.checks.filter(({ outcome }) => ['fail', 'blocked', 'inconclusive'].includes(outcome)).map(({ id }) => id);

beforeAll(async () => {
  [broken, sound] = await Promise.all([serveLog('--fault', 'leaf-hash-without-prefix'), serveLog('--entries', '300')]);
  await judge(broken, ...SELECTED, '--report', `json=${from}`, '--quiet');
  earlier = JSON.parse(readFileSync(from, 'utf8'));
  expect(failed()).toContain('log/tiles/match-entries');
  expect(failed().length).toBeLessThan(earlier.checks.length);
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await Promise.all([broken.stop(), sound.stop()]);
});

describe('--only-failed', () => {
  test('runs the checks that did not pass, with the same random choices', async () => {
    const ended = await judge(sound, '--only-failed', from, '--json');
    expect([ended.code, ended.stderr]).toEqual([0, '']);
    const report = reportIn(ended);
    expect(report.checks.map(({ id, outcome }) => [id, outcome]).sort()).toEqual(
      failed()
        .map((id) => [id, 'pass'])
        .sort(),
    );
    expect(report).toMatchObject({ seed: earlier.seed, scope: { only: failed(), filtered: true } });
    expect(reportIn(await judge(sound, '--only-failed', from, '--seed', '7', '--json')).seed).toBe('7');
  });
  test('fails as long as they fail, and its lines run a check without the report', async () => {
    const { code, stdout } = await judge(broken, '--only-failed', from);
    expect(code).toBe(1);
    expect(stdout).toMatch(/ alone .* --only 'log\/tiles\/match-entries'/);
    expect(stdout).not.toContain('--only-failed');
  });
  test('judges what they stand on as well', async () => {
    const blocked = earlier.checks.filter(({ outcome }) => outcome === 'blocked');
    expect(blocked.length).toBeGreaterThan(0);
    const report = reportIn(
      await judge(broken, '--only-failed', written('blocked.json', { ...earlier, checks: blocked }), '--json'),
    );
    expect(report.checks.find(({ id }) => id === 'log/tiles/match-entries')).toMatchObject({ outcome: 'fail' });
  });
  test('goes with --only, --skip and --plan, and says what is left out', async () => {
    const ended = await judge(sound, '--only-failed', from, '--only', 'log/tiles/match-entries', '--plan');
    expect(ended.stdout.trim().split('\n')).toEqual([expect.stringContaining('log/tiles/match-entries ')]);
    const { code, stderr } = await judge(sound, '--only-failed', from, '--only', 'log/tiles/match-entries');
    expect(code).toBe(0);
    expect(stderr).toContain(
      `--only-failed ${from}: these did not pass there, and are left out by --profile, --only, --skip or --level: log/`,
    );
  });
  test('runs nothing where all passed, and says so', async () => {
    const passed = written('passed.json', {
      ...earlier,
      checks: earlier.checks.filter(({ outcome }) => outcome === 'pass'),
    });
    for (const args of [[], ['--json'], ['--plan']])
      expect(await judge(broken, '--only-failed', passed, ...args)).toEqual({
        code: 0,
        stdout: '',
        stderr: `touchstone: every check of ${passed} passed, was waived or does not apply: nothing to run again, and no new report\n`,
      });
  });
  test.each<[string, () => string[], string]>([
    [
      'the report of another suite',
      () => [written('x.json', { ...earlier, suite: 'feed' })],
      'expected a report of the suite log, found one of feed',
    ],
    [
      'a run that judged nothing',
      () => [written('x.json', { ...earlier, verdict: 'unreachable', checks: [] })],
      'that run judged nothing (unreachable); leave --only-failed out',
    ],
    [
      'a selection without any of them',
      () => [from, '--skip', '**'],
      'this run has no check that did not pass there (log/',
    ],
    ['an unknown name', () => [from, '--only', 'log/tiles/none'], '--only log/tiles/none: no check has this id'],
    ['a file that is not there', () => ['/nonexistent.json'], '--only-failed /nonexistent.json cannot be read'],
  ])('refuses %s', async (_name, args, sentence) => {
    const { code, stdout, stderr } = await judge(sound, '--only-failed', ...args());
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toContain(sentence);
  });
});

describe('the checks of an earlier run', () => {
  const rulesets = ['interface', 'tlog-tiles'] as const;
  const run = (...ids: CheckId[]) => ({ file: 'a.json', seed: '1', failed: ids });
  const watch = logSuite.checks.find((check) => check.kind === 'watch' && check.proves[0].startsWith('LOG-CP'))!;
  test('are chosen by their ids, and none of the others', () => {
    expect(selectOnlyFailed(logSuite, { rulesets }, run('log/gone/away', 'log/tiles/match-root')).only).toEqual([
      'log/tiles/match-root',
    ]);
    expect(() => selectOnlyFailed(logSuite, { rulesets }, run('log/gone/away'))).toThrow('no check that did not pass');
  });
  test('may be gone, be left out, or only listen, which is said', () => {
    const ids: CheckId[] = ['log/gone/away', 'log/tiles/match-root', watch.id];
    expect(onlyFailedSentences(logSuite, { rulesets, only: [watch.id] }, run(...ids))).toEqual([
      '--only-failed a.json: these did not pass there, and are not in this version of the suite: log/gone/away',
      '--only-failed a.json: these did not pass there, and are left out by --profile, --only, --skip or --level: log/tiles/match-root',
      expect.stringMatching(/^--only-failed a\.json: these listen to the requests of other checks.*: log\//),
    ]);
    expect(
      onlyFailedSentences(logSuite, { rulesets, only: ['log/tiles/match-root'] }, run('log/tiles/match-root')),
    ).toEqual([]);
  });
});
