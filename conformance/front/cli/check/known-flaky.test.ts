import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { jsonReport } from '../../../report/document/json.ts';
import { failed, reportWith } from '../../../report/document/report.test-tool.ts';
import { reportIn, type Served, serveLog, touchstone } from '../command.test-tool.ts';

const folder = mkdtempSync(join(tmpdir(), 'touchstone-flaky-'));
const file = (name: string, text: string): string => {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};
const schema = JSON.parse(readFileSync(new URL('../../../../spec/report.schema.json', import.meta.url), 'utf8'));
const validate = new Ajv2020({ strict: true }).compile(schema);

/** A log whose leaf hashes are wrong, and a sound one. */
let broken: Served;
let sound: Served;
beforeAll(async () => {
  [broken, sound] = await Promise.all([serveLog('--fault', 'leaf-hash-without-prefix'), serveLog('--entries', '300')]);
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await Promise.all([broken.stop(), sound.stop()]);
});

const KEY = 'log/tiles/match-entries#leaf-hash';
const LIST = `flaky:\n  - match: ${KEY}\n    because: a race in the writer\n`;
const judge = (log: Served, baseline: string, ...args: string[]) =>
  touchstone(['check', 'log', '--url', log.url, '--vkey', log.vkey, '--baseline', baseline, ...args]);

test('a known flaky check that fails is reported apart, and fails no run', async () => {
  const ended = await judge(broken, file('flaky.yaml', LIST), '--only', 'log/tiles/**', '--json');
  expect(ended.code).toBe(0);
  const report = reportIn(ended);
  expect(validate(report) ? [] : validate.errors).toEqual([]);
  expect(report.checks.find(({ id }) => KEY.startsWith(`${id}#`))).toMatchObject({
    outcome: 'waived',
    reason: 'leaf-hash',
    because: 'a race in the writer',
    knownFlaky: true,
  });
  expect(report.checks.filter(({ outcome }) => outcome === 'fail' || outcome === 'blocked')).toEqual([]);
  expect(report.scope.text).toContain('1 failure known to be flaky');
});

test('the text for people has a section of them', async () => {
  const { code, stdout } = await judge(broken, file('flaky.yaml', LIST), '--only', 'log/tiles/**');
  expect(code).toBe(0);
  expect(stdout).toContain(`Failed, and known to be flaky\n  known to be flaky: a race in the writer\n      ${KEY}\n`);
});

test('a known flaky check that passes is a pass, and its entry is not stale', async () => {
  const ended = await judge(sound, file('flaky.yaml', LIST), '--only', 'log/tiles/**', '--json');
  expect(ended.code).toBe(0);
  const report = reportIn(ended);
  expect(validate(report) ? [] : validate.errors).toEqual([]);
  expect(report.baseline).toEqual({ stale: [], flaky: [{ ...parse(LIST).flaky[0], flaky: true }] });
});

test('a baseline that is written anew keeps the list, whether the check failed or passed', async () => {
  const entry = { ...parse(LIST).flaky[0], flaky: true };
  const waived = failed('b', { outcome: 'waived', because: 'known' });
  const flaky = failed('a', { outcome: 'waived', because: 'a race in the writer', knownFlaky: true });
  for (const results of [[waived], [waived, flaky]]) {
    const input = jsonReport(reportWith(results, { flaky: [entry] }));
    const { stdout } = await touchstone(['baseline', 'write', '--from', '-'], { input });
    expect(parse(stdout)).toEqual({ failures: [{ match: 'log/fake/b#missing', because: 'known' }], ...parse(LIST) });
  }
});

test('an entry that has expired fails the run', async () => {
  const expired = file('expired.yaml', `${LIST}    until: 2020-01-01\n`);
  expect((await judge(broken, expired, '--only', 'log/tiles/**')).code).toBe(1);
  const passes = await judge(sound, expired, '--only', 'log/tiles/**', '--json');
  expect(passes.code).toBe(5);
  expect(validate(reportIn(passes)) ? [] : validate.errors).toEqual([]);
});

test.each([
  [
    'of a check that there is not',
    'flaky:\n  - match: log/tiles/no#x\n    because: y\n',
    'matches no reason of any check',
  ],
  [
    'without a reason',
    `flaky:\n  - match: log/tiles/match-entries\n    because: y\n`,
    'flaky.0.match takes check-id#reason',
  ],
  ['that does not say why', `flaky:\n  - match: ${KEY}\n`, 'says neither why (because) nor where'],
  ['that is a known failure too', `${LIST}failures:\n  - match: ${KEY}\n    because: y\n`, 'take it out of one'],
])('an entry %s is refused', async (_name, text, sentence) => {
  const { code, stdout, stderr } = await judge(sound, file('wrong.yaml', text));
  expect([code, stdout]).toEqual([2, '']);
  expect(stderr).toContain(sentence);
});
