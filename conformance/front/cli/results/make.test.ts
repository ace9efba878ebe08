/** `results make`: what it runs, what it says of the report that is kept, and with which exit code. */
import { cpSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Report } from '../../../report/document/report.ts';
import { COMMAND, resultsOfALog, soundAndSick } from './a-log.test-tool.ts';
import { HeldOutput } from './held-output.ts';

const { folder, at, clear, remove, write, runs, make } = resultsOfALog();
afterAll(remove);

let sound: Report;
let sick: Report;
beforeAll(async () => {
  [sound, sick] = await soundAndSick();
});
beforeEach(async () => {
  clear();
  write();
  runs(sound);
  expect(await make('a-log')).toMatchObject({
    code: 0,
    stdout: `a-log: its first report is written: ${at('report.json')}\n`,
  });
});

describe('a report is made again', () => {
  test('as it was, whatever seed, time and address it has', async () => {
    const text = readFileSync(at('report.json'), 'utf8');
    runs({
      ...sound,
      seed: '77',
      durationMs: 9,
      startedAt: '2031-01-01T00:00:00.000Z',
      target: { address: 'http://x' },
    });
    expect(await make()).toMatchObject({ code: 0, stdout: 'a-log: as it was\n' });
    expect(readFileSync(at('report.json'), 'utf8')).toBe(text);
  });
  test('and differs: what newly fails is said, and --write keeps it', async () => {
    runs(sick);
    const { code, stdout } = await make('a-log');
    expect(code).toBe(1);
    expect(stdout).toMatch(
      /Newly failing.*log\/tiles\/match-entries.*\na-log: it differs from the kept report \(exit code 1\); --write keeps the new one\n$/s,
    );
    const written = await make('a-log', '--write');
    expect(written).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(
        /Newly failing.*\na-log: it differs from the kept report, and the new one is kept\n$/s,
      ),
    });
    expect(written.stdout).not.toContain('exit code');
    expect(existsSync(at('earlier'))).toBe(false);
    expect(JSON.parse(readFileSync(at('report.json'), 'utf8')).verdict).toBe('not-conformant');
    expect(await make('a-log')).toMatchObject({ code: 0, stdout: 'a-log: as it was\n' });
  });
  test('with another outcome of a check that fails at times, which says nothing', async () => {
    const failing = sick.checks.find(({ outcome }) => outcome === 'fail')!;
    const checks = sound.checks.map((one) => (one.id === failing.id ? failing : one));
    write({ sometimes: [`${failing.id}#${failing.reason}`] });
    runs({ ...sound, checks, verdict: 'not-conformant' });
    expect(await make('a-log')).toMatchObject({ code: 0, stdout: 'a-log: as it was\n' });
  });
  test.each<[string, () => void, string]>([
    [
      'writes nothing',
      () => write({ command: 'echo no "$REPORT" >/dev/null; exit 3' }),
      'wrote no report to $REPORT (exit code 3)',
    ],
    ['writes no report', () => write({ command: 'echo no >"$REPORT"' }), 'the report of its command is not JSON'],
    ['does not name the file', () => write({ command: 'true' }), 'does not name $REPORT'],
    [
      'judges another suite',
      () => write({ suite: 'feed' }),
      'it is of the suite log, and implementation.yaml says feed',
    ],
    [
      'judges by other profiles',
      () => write({ profile: ['http'] }),
      'its profiles are interface, tlog-tiles, and implementation.yaml says http',
    ],
    [
      'judges a part',
      () => runs({ ...sound, scope: { ...sound.scope, filtered: true } }),
      'a result is of a whole run',
    ],
    ['was interrupted', () => runs({ ...sound, interrupted: true }), 'the run was interrupted'],
  ])('and refused where its command %s', async (_name, change, words) => {
    change();
    const { code, stderr } = await make('a-log', '--write');
    expect([code, stderr]).toEqual([3, expect.stringContaining(words)]);
  });
});

describe('what is said of a report that is made again', () => {
  const failing = (report: Report) =>
    report.checks.filter(({ outcome }) => outcome === 'fail').map(({ id, reason }) => `${id}#${reason}`);
  test('is the exit code of this command, also where nothing newly fails', async () => {
    runs(sick);
    await make('a-log', '--write');
    runs(sound);
    const { code, stdout } = await make('a-log');
    expect(code).toBe(1);
    expect(stdout).toMatch(/\nResult: {4}nothing newly fails\na-log: it differs from the kept report \(exit code 1\)/);
    expect(stdout.match(/exit code/g)).toHaveLength(1);
  });
  test('is the count and the exit code of all, where there are several', async () => {
    for (const name of ['b-log', 'c-log']) cpSync(at(), join(folder, name), { recursive: true });
    const all = await make();
    expect([all.code, all.stdout]).toEqual([
      0,
      'a-log: as it was\nb-log: as it was\nc-log: as it was\nResults made: 3 as before (exit code 0)\n',
    ]);
    runs(sick);
    const [differ, kept] = [await make('a-log', 'b-log'), await make('a-log', '--write')];
    expect([differ.code, kept.code]).toEqual([1, 0]);
    expect(differ.stdout).toMatch(
      /b-log: it differs from the kept report; --write .*\nResults made: 2 not as before \(exit code 1\)\n$/,
    );
    write({ command: 'true' });
    const last = await make('a-log', 'c-log', '--write');
    expect(last.code).toBe(3);
    expect(last.stdout).toMatch(/\nResults made: 1 kept anew, 1 not made \(exit code 3\)\n$/);
  });
  test('is another version as that of an implementation, which has no address', async () => {
    write({ version: '2.0' });
    expect(await make('a-log')).toMatchObject({
      code: 0,
      stdout: 'a-log: as it was, but for name, version or command; --write keeps the new report\n',
    });
    runs(sick);
    const { stdout } = await make('a-log', '--write');
    expect(stdout).toMatch(/The runs differ\n {2}implementation: A log 1\.0 → A log 2\.0\n/);
    expect(stdout).not.toContain('address');
    expect(stdout).toMatch(/and the new one is kept; the one before it is \S+1-1\.0-touchstone-\S+\.json\n$/);
  });
  test('is the end of the run, and each failure by its name', async () => {
    write({ command: `echo much; ${COMMAND}` });
    runs(sick);
    const { stderr } = await make('a-log');
    expect(stderr).toMatch(
      /^a-log: echo much; .*\nVerdict: .*not conformant.*\n(Choices: .*\n)?Checks: {2}\d+ passed, .*; seed \S+; [\d.]+ s\nFailed \(\d+\)\n/,
    );
    expect(failing(sick).length).toBeGreaterThan(0);
    for (const key of failing(sick)) expect(stderr).toContain(`\n  ${key}\n`);
    expect(stderr).not.toMatch(/^much$/m);
    expect(stderr.split('\n').length).toBeLessThan(20);
  });
  test('is all that its command prints with --verbose, and where it makes no report', async () => {
    const command = 'i=0; while [ $i -lt 9 ]; do echo line $i; i=$((i+1)); done; echo end >&2';
    write({ command: `${command}; ${COMMAND}` });
    const { stderr } = await make('a-log', '--verbose');
    expect(stderr).toMatch(/line 0\n.*line 8\n/s);
    expect(stderr).not.toContain('Verdict: ');
    write({ command: `${command}; : "$REPORT"; exit 4` });
    const none = await make('a-log');
    expect(none.stderr).toMatch(/line 0\n.*line 8\n/s);
    expect(none.stderr).toMatch(
      /\nend\n(.*\n)*touchstone: a-log: its command wrote no report to \$REPORT \(exit code 4\)\n$/,
    );
  });
});

test('of endless output the end is held', () => {
  const held = new HeldOutput();
  for (let i = 0; i < 100_000; i++) held.add(Buffer.from(`line ${i}\n`));
  const text = held.text();
  expect(text.length).toBeLessThan(200_200);
  expect(text).toMatch(/^… \(earlier lines: --verbose\)\nline \d+\n.*line 99999\n$/s);
  held.add(Buffer.alloc(1_000_000));
  expect(held.text().length).toBeLessThan(1_200_200);
});
