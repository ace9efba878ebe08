import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { beforeAll, describe, expect, test } from 'vitest';
import { fakeResult } from '../../core/run/fake.test-tool.ts';
import { withParts } from '../../log/testbed/parts.ts';
import { failed, ONE_OF_EACH, realReport, reportWith } from '../document/report.test-tool.ts';
import type { Report } from '../document/report.ts';
import { keptReport, whyNotKept } from './keep-report.ts';
import { keptText } from './kept-text.ts';
import { restoredReport } from './restored-report.ts';
import { isSameResult } from './same-result.ts';
import { stableText } from './stable-text.ts';

const schema = JSON.parse(readFileSync(new URL('../../../spec/kept-report.schema.json', import.meta.url), 'utf8'));
const validate = new Ajv2020({ strict: true, allErrors: true }).compile(schema);
const FACTS = { implementation: { name: 'a log', version: '1' }, command: 'judge "$REPORT"', places: [] };
const kept = (report: Report) => keptReport(report, FACTS);

let sound: Report;
let sick: Report;
beforeAll(async () => {
  sound = await realReport();
  sick = await realReport({
    install: (rig) => withParts(rig, { leafHash: rig.parts.nodeHash.bind(null, new Uint8Array(32)) }),
  });
});

describe('a kept report', () => {
  test('has the shape that its schema describes, also after it was a file', () => {
    for (const report of [sound, sick, reportWith(ONE_OF_EACH)]) {
      const value = JSON.parse(keptText(kept(report)));
      expect(validate(value) ? [] : validate.errors).toEqual([]);
      expect(value).toEqual(kept(report));
    }
  });
  test('of another run of the same target is the same text, but for the day', () => {
    const other: Report = {
      ...sound,
      seed: '2',
      durationMs: 5,
      target: { address: 'http://127.0.0.1:1' },
      checks: sound.checks.map((check) => ({ ...check, durationMs: 77, exchanges: [] })),
    };
    expect(keptText(kept(other))).toBe(keptText(kept(sound)));
  });
  test('has each requirement and check with its outcome, and no exchange', () => {
    const { requirements, checks } = kept(sick);
    expect(requirements.map(({ id, outcome }) => [id, outcome])).toEqual(
      sick.requirements.map(({ id, outcome }) => [id, outcome]),
    );
    expect(checks.map(({ id, outcome }) => [id, outcome])).toEqual(sick.checks.map(({ id, outcome }) => [id, outcome]));
    expect(keptText(kept(sick))).not.toMatch(/exchanges|durationMs/);
  });
  test('has no port and no folder of the machine', () => {
    const message = 'asked http://127.0.0.1:4711/x and [::1]:8, wrote /home/me/clone/out and /home/me/b';
    const report = reportWith([failed('a', { message, expected: message, actual: message })]);
    const places = [['/home/me/clone', '.'] as const, ['/home/me', '~'] as const];
    expect(stableText('/tmp/touchstone-tool-aB3xYz/out', [['/tmp', '$TMPDIR']])).toBe('$TMPDIR/touchstone-tool/out');
    expect(stableText('touchstone-client or x/touchstone-results', [])).toBe(
      'touchstone-client or x/touchstone-results',
    );
    expect(stableText(message, places)).toBe('asked http://127.0.0.1/x and [::1], wrote ./out and ~/b');
    expect(keptText(keptReport(report, { ...FACTS, places }))).not.toMatch(/\/home|:4711/);
  });
  test('moves no cursor, whatever a target sent', () => {
    const text = keptText(kept(reportWith([failed('a', { message: '\u001b[2J\u202e\u009b', actual: '\u2028' })])));
    expect(text).not.toMatch(/[\u001b\u202e\u009b\u2028]/);
    expect(JSON.parse(text).checks[0].message).toBe('\u001b[2J\u202e\u009b');
  });
});

describe('a report cannot stand for an implementation', () => {
  const filtered = { ...reportWith([fakeResult('a')]) };
  const waived = fakeResult('a', { outcome: 'waived', reason: 'missing', because: 'known' });
  test.each<[string, Report, string]>([
    ['that was interrupted', { ...filtered, interrupted: true }, 'interrupted'],
    ['that reached nothing', reportWith([], { verdict: 'unreachable', why: 'refused' }), 'not reached'],
    ['in which nothing ran', reportWith([]), 'nothing was judged'],
    ['of some checks', { ...filtered, scope: { ...filtered.scope, filtered: true } }, '--only'],
    ['with a baseline', reportWith([waived]), 'without --baseline'],
    ['with a defect of ours', reportWith([fakeResult('a', { outcome: 'error' })]), 'an error of Touchstone'],
  ])('%s', (_name, report, words) => expect(whyNotKept(report)).toContain(words));
  test('and others can', () => {
    const news = fakeResult('a', { outcome: 'waived', reason: 'missing', newSince: '0.1' });
    for (const report of [sound, sick, reportWith([news]), reportWith([fakeResult('a', { outcome: 'waived' })])])
      expect(whyNotKept(report)).toBeUndefined();
  });
});

describe('two reports say the same', () => {
  const pass = fakeResult('a');
  const base = kept(reportWith([pass]));
  test('whatever day, version, command and words they have', () => {
    const other = { ...base, day: '2031-01-01', tool: { name: 'touchstone', version: '9' }, command: 'x' };
    expect(isSameResult(base, { ...other, checks: [{ ...base.checks[0]!, message: 'else' }] })).toBe(true);
    expect(isSameResult(kept(sound), kept(sound))).toBe(true);
  });
  test.each<[string, Report]>([
    ['a check that fails', reportWith([failed('a')])],
    ['a check that only warns', reportWith([failed('a', { level: 'should' })])],
    ['a check more', reportWith([pass, fakeResult('b')])],
    ['another choice', { ...reportWith([pass]), choices: { declared: {}, observed: { 'empty-log': 'not-found' } } }],
    ['another verdict', { ...reportWith([pass]), verdict: 'incomplete' }],
    ['a strict run', reportWith([pass], { strict: true })],
  ])('not with %s', (_name, report) => expect(isSameResult(base, kept(report))).toBe(false));
  test('not where a failure has another reason', () => {
    const [one, other] = ['missing', 'late'].map((reason) => kept(reportWith([failed('a', { reason })])));
    expect(isSameResult(one!, other!)).toBe(false);
  });
});

test('a kept report that has lost its requirements is restored all the same', () => {
  const { checks } = restoredReport({ ...kept(sick), requirements: [] });
  expect(checks.map(({ level }) => level)).toEqual(sick.checks.map(() => 'must'));
});

test('a restored report has the outcomes, counts, texts and sources of the first', () => {
  const report = restoredReport(kept(sick));
  expect(report.counts).toEqual(sick.counts);
  expect(report.verdict).toBe(sick.verdict);
  expect(report.requirements.map(({ id, text, source, url }) => [id, text, source, url])).toEqual(
    sick.requirements.map(({ id, text, source, url }) => [id, text, source, url]),
  );
  expect(report.checks.map(({ id, level, ruleset, message }) => [id, level, ruleset, message])).toEqual(
    sick.checks.map(({ id, level, ruleset, message }) => [id, level, ruleset, message]),
  );
});
