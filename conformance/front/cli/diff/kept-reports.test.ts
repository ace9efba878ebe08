/** `diff` of reports that a folder of results keeps, with each other and with one of `check`. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { jsonReport } from '../../../report/document/json.ts';
import type { Report } from '../../../report/document/report.ts';
import { ONE_SENTENCE, touchstone } from '../command.test-tool.ts';
import { resultsOfALog, soundAndSick } from '../results/a-log.test-tool.ts';

const { base, at, clear, remove, write, runs, make } = resultsOfALog();
afterAll(remove);
const schema = JSON.parse(readFileSync(new URL('../../../../spec/diff.schema.json', import.meta.url), 'utf8'));
const validate = new Ajv2020({ strict: true, allErrors: true }).compile(schema);

let sound: Report;
let sick: Report;
let earlier: string;
beforeAll(async () => {
  [sound, sick] = await soundAndSick();
  clear();
  for (const [version, report] of [
    ['v1', sick],
    ['v2', sound],
  ] as const) {
    write({ version });
    runs(report);
    expect(await make('a-log', '--write')).toMatchObject({ code: 0 });
  }
  earlier = at('earlier', readdirSync(at('earlier'))[0]!);
});
const written = (name: string, text: string): string => {
  writeFileSync(join(base, name), text);
  return join(base, name);
};

describe('kept reports are compared', () => {
  test('with one another: the implementation is what differs', async () => {
    const { code, stdout, stderr } = await touchstone(['diff', earlier, at('report.json')]);
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(/\n {2}before {2}\S+1-v1-touchstone-\S+: not-conformant,\s+touchstone \S+ A log v1, /);
    expect(stdout).toMatch(/Newly passing.*✓ log\/tiles\/match-entries.*before: #leaf-hash/s);
    expect(stdout).toMatch(/The runs differ\n {2}implementation: A log v1 → A log v2\n\n/);
    expect(stdout).toMatch(/Result: {4}nothing newly fails \(exit code 0\)\n$/);
    expect((await touchstone(['diff', at('report.json'), earlier])).code).toBe(1);
  });
  test('as data', async () => {
    const document = JSON.parse((await touchstone(['diff', earlier, at('report.json'), '--json'])).stdout);
    expect(validate(document) ? [] : validate.errors).toEqual([]);
    expect(document).toMatchObject({ exitCode: 0, before: { target: 'A log v1' }, after: { target: 'A log v2' } });
    expect(document.differences).toEqual([{ fact: 'implementation', before: 'A log v1', after: 'A log v2' }]);
  });
  test('with one of check, from a file or from standard input', async () => {
    const report = written('check.json', jsonReport(sick));
    const { code, stdout } = await touchstone(['diff', at('report.json'), report]);
    expect(code).toBe(1);
    expect(stdout).toMatch(/✗ log\/tiles\/match-entries#leaf-hash/);
    expect(stdout).toMatch(/\n {2}implementation: A log v2 → –\n(.*\n)* {2}target address: – → /);
    const piped = await touchstone(['diff', '-', earlier], { input: jsonReport(sick) });
    expect(piped.code).toBe(0);
    expect(piped.stdout).not.toMatch(/Newly|Failing/);
  });
  test.each(['reference-feed', 'tessera', 'reference-migration', 'sigstore-go'])('of %s', async (name) => {
    const file = fileURLToPath(new URL(`../../../../results/${name}/report.json`, import.meta.url));
    const { code, stdout } = await touchstone(['diff', file, file]);
    expect([code, stdout]).toEqual([0, expect.stringContaining('nothing newly fails (exit code 0)')]);
    expect(stdout).not.toContain('The runs differ');
  });
});

test.each<[string, object, string]>([
  ['of another version', { schema: 'touchstone/kept-report/2' }, 'found "touchstone/kept-report/2"'],
  ['that lacks a member', { scope: undefined }, 'lacks the key "scope"'],
  [
    'with a check twice',
    { checks: Array(2).fill({ id: 'log/a/b', requirement: 'LOG-CP-001', outcome: 'pass' }) },
    'it has the check log/a/b twice',
  ],
  [
    'with more checks than a suite has',
    {
      checks: Array.from({ length: 2001 }, (_, i) => ({
        id: `log/a/b${i}`,
        requirement: 'LOG-CP-001',
        outcome: 'pass',
      })),
    },
    'it has 2001 checks',
  ],
])('a kept report %s is refused', async (_name, members, words) => {
  const file = written('x.json', JSON.stringify({ ...JSON.parse(readFileSync(earlier, 'utf8')), ...members }));
  const { code, stdout, stderr } = await touchstone(['diff', file, earlier]);
  expect([code, stdout]).toEqual([2, '']);
  expect(stderr).toMatch(ONE_SENTENCE);
  expect(stderr).toContain(words);
});
