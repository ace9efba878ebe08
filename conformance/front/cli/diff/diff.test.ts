import { mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { withServedCheckpoint } from '../../../log/testbed/answers.ts';
import { withParts } from '../../../log/testbed/parts.ts';
import { jsonReport } from '../../../report/document/json.ts';
import { failed, ONE_OF_EACH, realReport, reportWith } from '../../../report/document/report.test-tool.ts';
import type { Report } from '../../../report/document/report.ts';
import { ONE_SENTENCE, touchstone } from '../command.test-tool.ts';

const folder = mkdtempSync(join(tmpdir(), 'touchstone-diff-'));
afterAll(() => rmSync(folder, { recursive: true }));
const at = (name: string): string => join(folder, name);
const written = (name: string, text: string): string => {
  writeFileSync(at(name), text);
  return at(name);
};
const schema = JSON.parse(readFileSync(new URL('../../../../spec/diff.schema.json', import.meta.url), 'utf8'));
const validate = new Ajv2020({ strict: true, allErrors: true }).compile(schema);

let sound: Report;
let sickTree: Report;
beforeAll(async () => {
  sound = await realReport();
  sickTree = await realReport({
    install: (rig) => withParts(rig, { leafHash: rig.parts.nodeHash.bind(null, new Uint8Array(32)) }),
  });
  const unreadable = await realReport({
    install: (rig) => withServedCheckpoint(rig, (note) => note.replaceAll('\n', '\r\n')),
  });
  written('sound.json', jsonReport(sound));
  written('sick.json', jsonReport(sickTree));
  written('unreadable.json', jsonReport(unreadable));
  written('reads.json', jsonReport(await realReport({ selection: { only: ['log/note/**'] } })));
});
const diff = (before: string, after: string, ...args: string[]) => touchstone(['diff', at(before), at(after), ...args]);
const data = async (before: string, after: string) => {
  const { code, stdout } = await diff(before, after, '--json');
  const document = JSON.parse(stdout);
  expect(validate(document) ? [] : validate.errors).toEqual([]);
  expect(document.exitCode).toBe(code);
  return document;
};
const idsOf = (changes: readonly { id: string }[]) => changes.map(({ id }) => id);

describe('two runs of a log', () => {
  test('that newly fails: the check with its message, what it blocks, and exit code 1', async () => {
    const { code, stdout, stderr } = await diff('sound.json', 'sick.json');
    expect([code, stderr]).toEqual([1, '']);
    expect(stdout).toMatch(/^Newly failing \(\d\)$/m);
    expect(stdout).toMatch(
      /✗ log\/tiles\/match-entries#leaf-hash \(LOG-[A-Z]+-\d{3}; before: pass\)\n {6}\S.*; found\s/,
    );
    expect(stdout).toMatch(/^Result: .*1 check newly fails.*\(exit code 1\)$/m);
    const document = await data('sound.json', 'sick.json');
    expect(idsOf(document.newlyFailing)).toContain('log/tiles/match-entries');
    expect(document).toMatchObject({ suite: 'log', before: { exitCode: 0 }, after: { exitCode: 1 } });
  });
  test('that is mended', async () => {
    const { code, stdout } = await diff('sick.json', 'sound.json');
    expect(code).toBe(0);
    expect(stdout).toMatch(/✓ log\/tiles\/match-entries \(LOG-[A-Z]+-\d{3}; before: #leaf-hash\)/);
    expect(stdout).toContain('nothing newly fails (exit code 0)');
  });
  test('that are the same', async () => {
    const document = await data('sound.json', 'sound.json');
    expect(document).toMatchObject({ exitCode: 0, differences: [], unchanged: { pass: sound.counts.pass } });
    expect((await diff('sound.json', 'sound.json')).stdout).not.toContain('The runs differ');
  });
  test('whose checkpoint cannot be read: blocked checks stand under the failure that blocks them', async () => {
    const { code, stdout } = await diff('sound.json', 'unreadable.json');
    expect(code).toBe(1);
    expect(stdout).toMatch(/Newly not judged \(\d+\)\n {2}blocked by log\/\S+#\S+\n {6}\d+ checks: \w+ \(\d+\), /);
    expect(stdout).toContain('\n  (each check: diff --verbose)\n');
    const { newlyUnjudged } = await data('sound.json', 'unreadable.json');
    expect(newlyUnjudged.length).toBeGreaterThan(20);
    const verbose = (await diff('sound.json', 'unreadable.json', '--verbose')).stdout;
    expect(verbose).toMatch(/Newly not judged \(\d+\)\n {2}blocked by log\/\S+#\S+\n {6}log\/\S+, /);
    for (const id of idsOf(newlyUnjudged)) expect(verbose).toContain(id);
    expect(verbose).not.toContain('--verbose');
  });
  test('of which one ran a part: the option that left out the others is named', async () => {
    const { code, stdout } = await diff('sound.json', 'reads.json');
    expect(code).toBe(0);
    expect(stdout).toMatch(
      /Only in \S+sound\.json \(\d+\)\n {2}--only of \S+reads\.json leaves them\s+out \(log\/note\/\*\*\)/,
    );
    expect(stdout).toMatch(/The runs differ\n(.*\n)* {2}--only: – → log\/note\/\*\*/);
  });
  test('is read from standard input as well', async () => {
    const piped = await touchstone(['diff', '-', at('sound.json')], { input: jsonReport(sound) });
    expect(piped.code).toBe(0);
    const twice = await touchstone(['diff', '-', '-'], { input: '{}' });
    expect([twice.code, twice.stderr]).toEqual([2, 'touchstone: only one of the two reports can be standard input.\n']);
  });
  test('of every outcome satisfy the schema', async () => {
    written('each.json', jsonReport(reportWith(ONE_OF_EACH)));
    const flaky = failed('flaky', { outcome: 'waived', because: 'a race', knownFlaky: true });
    written(
      'other.json',
      jsonReport(reportWith([...ONE_OF_EACH].reverse().map((one) => ({ ...one, outcome: 'pass' })))),
    );
    written('flaky.json', jsonReport(reportWith([flaky])));
    await data('each.json', 'other.json');
    await data('other.json', 'each.json');
    expect(await data('each.json', 'flaky.json')).toMatchObject({ onlyAfter: [{ after: { knownFlaky: true } }] });
  });
});

describe('a report of another version', () => {
  test('with further members is read, and so are the former names of its checks', async () => {
    const renamed = jsonReport(sound).replaceAll('"log/bundles/served"', '"log/entries/served"');
    expect(renamed).toContain('log/entries/served');
    const later = { ...JSON.parse(renamed), news: [{ deep: true }] };
    later.checks[0].news = 1;
    delete later.checks[0].exchanges;
    written('later.json', `\ufeff${JSON.stringify(later)}`);
    expect(await data('later.json', 'sound.json')).toMatchObject({ exitCode: 0, onlyBefore: [], onlyAfter: [] });
    expect((await data('later.json', 'sound.json')).newlyPassing).toEqual([]);
  });
});

/** Exit code 2, and one sentence alone. */
async function refusal(before: string, after = at('sound.json')): Promise<string> {
  const { code, stdout, stderr } = await touchstone(['diff', before, after]);
  expect([code, stdout]).toEqual([2, '']);
  expect(stderr).toMatch(ONE_SENTENCE);
  return stderr;
}
const altered = (members: object): string => JSON.stringify({ ...sound, ...members });

describe('what is no report of the same suite is refused in a sentence', () => {
  test.each<[string, () => string, string]>([
    ['a file that is not there', () => at('nowhere.json'), 'nowhere.json cannot be read: there is no such file'],
    ['a folder', () => folder, 'cannot be read: it is a folder'],
    ['no JSON', () => written('x.json', 'report: none\u001b[2J'), 'x.json is not JSON'],
    ['an empty file', () => written('x.json', ''), 'x.json is not JSON'],
    [
      'another document',
      () => written('x.json', '[1]'),
      'touchstone/report/1, as "touchstone check --json" writes it; found no schema',
    ],
    ['nothing', () => written('x.json', 'null'), 'found no schema'],
    [
      'a later version',
      () => written('x.json', altered({ schema: 'touchstone/report/2' })),
      'found "touchstone/report/2"; another version of touchstone',
    ],
    ['an audit', () => written('x.json', altered({ schema: 'touchstone/audit/1' })), 'found "touchstone/audit/1".'],
    ['another suite', () => written('x.json', altered({ suite: 'feed' })), 'of the suite feed, and'],
    [
      'a suite called as a member of every object',
      () => written('x.json', altered({ suite: 'constructor' })),
      'of the suite constructor, and',
    ],
    [
      'checks that lack their members',
      () => written('x.json', altered({ checks: [{ id: 'log/a/b' }] })),
      'checks.0 lacks the key "requirement"',
    ],
    [
      'an outcome that there is not',
      () => written('x.json', altered({ checks: [{ ...sound.checks[0], outcome: 'great' }] })),
      'checks.0.outcome takes',
    ],
    ['a check twice', () => written('x.json', altered({ checks: [sound.checks[0], sound.checks[0]] })), 'twice'],
    ['a member that is missing', () => written('x.json', altered({ scope: undefined })), 'lacks the key "scope"'],
    [
      'more checks than a suite has',
      () => {
        const checks = Array.from({ length: 2001 }, (_, i) => ({
          ...sound.checks[0],
          id: `log/a/b${i}`,
          exchanges: [],
        }));
        return written('x.json', altered({ checks }));
      },
      'it has 2001 checks, and no suite has more than 2000',
    ],
    [
      'more patterns than anybody writes',
      () => written('x.json', altered({ scope: { ...sound.scope, only: Array(2001).fill('**') } })),
      'it has 2001 patterns of --only',
    ],
    [
      'a pattern without an end',
      () => written('x.json', altered({ scope: { ...sound.scope, skip: ['*a'.repeat(1000)] } })),
      'a name of 2000 characters',
    ],
    ['JSON of great depth', () => written('x.json', '['.repeat(5_000_000)), 'is not JSON'],
  ])('%s', async (_name, file, text) => expect(await refusal(file())).toContain(text));
  test('depth where nobody looks does no harm', async () => {
    const deep = altered({ checks: [] }).replace(
      '"checks":[]',
      `"checks":[],"deep":${'['.repeat(100_000)}${']'.repeat(100_000)}`,
    );
    written('deep.json', deep);
    expect((await diff('sound.json', 'deep.json')).code).toBe(3);
  });
  test('a file that is too long, and one without an end', async () => {
    written('long.json', '');
    truncateSync(at('long.json'), 32_000_001);
    expect(await refusal(at('long.json'))).toContain('is longer than 32 MB, which no report is');
    if (process.platform !== 'win32') expect(await refusal('/dev/zero')).toContain('is longer than 32 MB');
  });
  test('nothing in a report moves the cursor', async () => {
    const text = '\u001b[2J\u202e';
    const check = { ...sound.checks[0]!, outcome: 'fail', reason: 'x', message: text, expected: text, actual: text };
    const hostile = { checks: [check], target: { address: text }, tool: { name: 'touchstone', version: text } };
    written('hostile.json', altered({ ...hostile, profile: [text], choices: { declared: {}, observed: { a: text } } }));
    for (const args of [
      ['sound.json', 'hostile.json'],
      ['hostile.json', 'sound.json'],
      ['sound.json', 'hostile.json', '--json'],
    ]) {
      const { stdout } = await diff(args[0]!, args[1]!, ...args.slice(2));
      expect(stdout).not.toMatch(/[\u001b\u202e]/);
      expect(stdout.length).toBeGreaterThan(100);
    }
  });
});
