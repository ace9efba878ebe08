import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { jsonReport } from '../../../report/document/json.ts';
import type { Report } from '../../../report/document/report.ts';
import { ONE_SENTENCE, touchstone } from '../command.test-tool.ts';
import { COMMAND, resultsOfALog, soundAndSick } from './a-log.test-tool.ts';

const { base, root, folder, at, clear, remove, write, report, trophies, runs, check, make } = resultsOfALog();
afterAll(remove);

let sound: Report;
beforeAll(async () => {
  [sound] = await soundAndSick();
});
beforeEach(async () => {
  clear();
  write();
  runs(sound);
  expect(await make('a-log')).toMatchObject({
    code: 0,
    stdout: expect.stringContaining('its first report is written'),
  });
});

describe('a folder of results', () => {
  test('that can be made again becomes a site', async () => {
    expect(await check()).toEqual({
      code: 0,
      stdout: 'implementations: 1, trophies: 0; each report can be made again\n',
      stderr: '',
    });
    const out = join(base, 'site');
    const { code, stdout } = await touchstone(['results', folder, '--out', out]);
    expect([code, stdout]).toEqual([0, `implementations: 1, files: 4; ${join(out, 'index.html')}\n`]);
    expect(readdirSync(out).sort()).toEqual(['a-log.html', 'index.html', 'requirements-log.html', 'results.json']);
    expect(readFileSync(join(out, 'index.html'), 'utf8')).toContain('A log');
  });

  test.each<[string, () => void, string]>([
    ['without a file that names its command', () => rmSync(at('implementation.yaml')), 'it has no implementation.yaml'],
    [
      'without a command',
      () => write({ command: undefined }),
      'implementation.yaml, line 1: the file lacks the key "command"\n',
    ],
    [
      'with a mistyped key',
      () => write({ kind: undefined, knd: 'other' }),
      'implementation.yaml, line 9: the file lacks the key "kind", and there is no key "knd"; similar: kind\n',
    ],
    ['whose command writes no report', () => write({ command: 'true' }), 'its command does not name $REPORT'],
    [
      'with another command than the report',
      () => write({ command: 'x "$REPORT"' }),
      `has the command "x "$REPORT"", and the report "${COMMAND}"`,
    ],
    [
      'without a report',
      () => rmSync(at('report.json')),
      'it has no report.json; make it: touchstone results make a-log',
    ],
    [
      'with a report of check',
      () => writeFileSync(at('report.json'), jsonReport(sound)),
      'found "touchstone/report/1"; a report of "touchstone check" is kept by "touchstone results make',
    ],
    [
      'with another document',
      () => report({ schema: 'touchstone/kept-report/2' }),
      'expected a report of schema touchstone/kept-report/1; found "touchstone/kept-report/2"',
    ],
    ['with no JSON', () => writeFileSync(at('report.json'), '{'), 'is not JSON'],
    ['with a report that lacks a member', () => report({ scope: undefined }), 'lacks the key "scope"'],
    [
      'with a report of another version',
      () => write({ version: '2.0' }),
      `has the version "2.0", and the report "1.0"; make the report again: touchstone results make a-log --in ${folder} --write`,
    ],
    ['with a report of another name', () => write({ name: 'B' }), 'has the name "B"'],
    [
      'with a report of another suite',
      () => write({ suite: 'feed', profile: ['web'] }),
      'has the suite "feed", and the report "log"',
    ],
    ['of a suite that there is not', () => write({ suite: 'sun' }), 'there is no suite "sun"'],
    [
      'with a report by another profile',
      () => write({ profile: ['tlog-tiles'] }),
      'has the profile "tlog-tiles", and the report "interface, tlog-tiles"',
    ],
    [
      'by a profile that there is not',
      () => {
        write({ profile: ['sun'] });
        report({ profile: ['sun'] });
      },
      'the suite log has no profile "sun"',
    ],
    [
      'by requirements that there are not',
      () => {
        write({ requirements: '9.9' });
        report({ requirementSet: '9.9' });
      },
      'there are no requirements "9.9"; there are: 0.1',
    ],
    [
      'by other requirements than the report',
      () => write({ requirements: '0.1' }),
      'has the requirements "0.1", and the report "the present ones"',
    ],
    [
      'of a version of touchstone that nobody has',
      () => report({ tool: { name: 'touchstone', version: '77.1.0' } }),
      'it was made by touchstone 77.1.0, which this is not',
    ],
    [
      'with a check that there is not',
      () => report({ checks: [{ id: 'log/sun/shines', requirement: 'LOG-CP-001', outcome: 'pass' }] }),
      'the suite log has no log/sun/shines',
    ],
    [
      'with a requirement of another suite',
      () =>
        report({
          requirements: [{ id: 'FEED-EN-001', level: 'must', ruleset: 'interface', outcome: 'pass', checks: [] }],
        }),
      'the suite log has no FEED-EN-001',
    ],
    [
      'with a failure that cannot come at times',
      () => write({ sometimes: ['log/checkpoint/served#sun'] }),
      'the suite log has no log/checkpoint/served#sun',
    ],
    [
      'with a trophy without a link',
      () => trophies({ link: 'nowhere/at-all.md' }),
      'its link nowhere/at-all.md is neither a web address nor a file',
    ],
    ['with a trophy of nobody', () => trophies({ implementation: 'b-log' }), 'there is no report of b-log'],
    [
      'with a trophy that no report shows',
      () => trophies({ implementation: 'a-log', checks: ['log/checkpoint/served#missing'] }),
      'neither the report of a-log nor an earlier one shows log/checkpoint/served#missing',
    ],
    [
      'with a trophy by no check',
      () => trophies({ checks: ['log/checkpoint/served#sun'] }),
      'the suite log has no log/checkpoint/served#sun',
    ],
  ])('is refused %s', async (_name, change, words) => {
    change();
    const { code, stdout, stderr } = await check();
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toContain(words);
    const out = join(base, 'no-site');
    expect((await touchstone(['results', folder, '--out', out])).code).toBe(1);
    expect(existsSync(out)).toBe(false);
  });

  test.each([['index'], ['trophies'], ['requirements-log'], ['Upper'], ['a b']])(
    'is refused by the name %s',
    async (name) => {
      cpSync(at(), join(folder, name), { recursive: true });
      expect((await check()).stderr).toContain(`${join(folder, name)} is refused: expected a name of small letters`);
    },
  );

  test('is wrong usage where it is no folder, or where nothing is asked for', async () => {
    for (const [args, words] of [
      [['results', join(base, 'nowhere'), '--check'], 'is no folder'],
      [['results', root, '--check'], 'has no implementation.yaml'],
      [['results', folder], 'expected either --out with the folder of the site, or --check'],
      [['results', folder, '--out', 'x', '--check'], 'expected either --out'],
      [['results', folder, '--out', 'x', '--repository', 'y'], '--repository takes a web address'],
      [['results', 'make', '--in', folder, 'b-log'], 'has no folder b-log; there are: a-log'],
    ] as const) {
      const { code, stderr } = await touchstone(args);
      expect([code === 0, stderr]).toEqual([false, expect.stringContaining(words)]);
    }
  });
});

test('the site goes into an empty folder or over an earlier site, and not among files of others', async () => {
  const out = join(base, 'used');
  mkdirSync(out);
  for (const i of [1, 2, 3]) {
    expect([i, (await touchstone(['results', folder, '--out', out])).code]).toEqual([i, 0]);
    writeFileSync(join(out, 'CNAME'), 'example.org');
  }
  for (const text of [undefined, '{', '[]', 'null', '{"schema":"touchstone/report/1"}']) {
    const other = mkdtempSync(join(base, 'other-'));
    writeFileSync(join(other, text === undefined ? 'index.html' : 'results.json'), text ?? 'mine');
    const { code, stdout, stderr } = await touchstone(['results', folder, '--out', other]);
    expect([code, stdout, readdirSync(other).length]).toEqual([2, '', 1]);
    expect(stderr).toMatch(ONE_SENTENCE);
    expect(stderr).toMatch(/--out \S+: expected an empty folder, or a site .*found "(index.html|results.json)" in it/);
  }
});

test('a trophy links to the file that shows it, below the address of the repository', async () => {
  trophies({ link: 'a-log.json' });
  const out = join(base, 'linked');
  expect((await touchstone(['results', folder, '--out', out])).code).toBe(0);
  expect(readFileSync(join(out, 'trophies.html'), 'utf8')).toContain('<code>a-log.json</code>');
  await touchstone(['results', folder, '--out', out, '--repository', 'https://code.example/blob/main/']);
  expect(readFileSync(join(out, 'trophies.html'), 'utf8')).toContain(
    'href="https://code.example/blob/main/a-log.json"',
  );
});
