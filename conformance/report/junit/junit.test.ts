import { readFileSync } from 'node:fs';
import { assert, property, string } from 'fast-check';
import { XmlDocument, type XmlElement, XsdValidator } from 'libxml2-wasm';
import { afterAll, describe, expect, test } from 'vitest';
import { fakeResult } from '../../core/run/fake.test-tool.ts';
import { type CheckResult, OUTCOMES } from '../../core/verdict/outcome.ts';
import { feedRemedies } from '../../feed/remedies.ts';
import type { CaseTexts } from '../cases/cases.ts';
import { jsonReport } from '../document/json.ts';
import { failed, ONE_OF_EACH, realReport, reportWith } from '../document/report.test-tool.ts';
import type { Report } from '../document/report.ts';
import { withTargetName } from '../document/target-name.ts';
import { junitReport } from './junit.ts';

const xsd = XmlDocument.fromString(
  readFileSync(new URL('../../../spec/third-party/junit-10.xsd', import.meta.url), 'utf8'),
);
const validator = XsdValidator.fromDoc(xsd);
afterAll(() => {
  validator.dispose();
  xsd.dispose();
});

const HOSTILE =
  'a\0b\x1b[31mc\x0bd \x7f\x9b \u202e\u2066 \ud800 \udfff \ufffe\uffff ]]> <b>&amp;&bogus;&#0; "\' 😀 \u2028\r\n\tend';
const stale = { entry: { match: 'a/b/c#d', because: 'x' }, why: 'passes', message: '"a/b/c#d" passes now' } as const;

interface Case {
  readonly name: string;
  readonly classname: string;
  /** The elements in it, with their `type`, `message` and text. */
  readonly inside: readonly (readonly [
    name: string,
    type: string | undefined,
    message: string | undefined,
    text: string,
  ])[];
}
interface Read {
  readonly totals: Record<string, string>;
  readonly properties: Record<string, string>;
  readonly cases: readonly Case[];
}

/** Reads a report as a consumer does: with an independent XML parser and the schema. */
function read(report: Report, options: CaseTexts = {}): Read {
  const document = XmlDocument.fromString(junitReport(report, options));
  try {
    validator.validate(document);
    const attributes = (element: XmlElement) =>
      Object.fromEntries(element.attrs.map(({ name, value }) => [name, value]));
    const find = (path: string) => document.find(path) as XmlElement[];
    const suites = attributes(document.root);
    const totals = attributes(find('/testsuites/testsuite')[0]!);
    for (const name of Object.keys(suites)) expect(suites[name]).toBe(totals[name]);
    return {
      totals,
      properties: Object.fromEntries(find('//property').map((element) => Object.values(attributes(element)))),
      cases: find('//testcase').map((element) => ({
        ...(attributes(element) as { name: string; classname: string }),
        inside: (element.find('*') as XmlElement[]).map((inner) => {
          const { type, message } = attributes(inner) as { type?: string; message?: string };
          return [inner.name, type, message, inner.content] as const;
        }),
      })),
    };
  } finally {
    document.dispose();
  }
}
const kinds = ({ cases }: Read) => cases.map((testCase) => testCase.inside[0]?.[0] ?? 'nothing');

describe('satisfies the schema of Jenkins', () => {
  test('with every outcome', () => {
    const { totals } = read(reportWith(ONE_OF_EACH));
    expect(totals).toMatchObject({ tests: '17', failures: '1', errors: '3', skipped: '7', time: '1.234' });
    expect(totals.timestamp).toBe('2026-03-10T01:02:03');
  });
  test('with every outcome, strictly', () => {
    expect(read(reportWith(ONE_OF_EACH, { strict: true })).totals).toMatchObject({
      tests: '17',
      failures: '4',
      errors: '4',
      skipped: '6',
    });
  });
  test('without a check', () => {
    expect(read(reportWith([])).totals).toMatchObject({ tests: '1', failures: '0', errors: '1', skipped: '0' });
  });
  test('of a real run', async () => {
    const report = await realReport();
    const { totals, cases } = read(report);
    expect(totals).toMatchObject({ tests: String(report.checks.length + 1), failures: '0', errors: '0' });
    const served = cases.find((testCase) => testCase.name === 'MUST served [LOG-CP-001]');
    expect(served).toMatchObject({ classname: 'log.checkpoint', inside: [] });
  });
  test('of a run of a day', () =>
    expect(read(reportWith([], { durationMs: 86_400_000 })).totals.time).toBe('86400.000'));
  test('with hostile characters everywhere', () => {
    const hostile: CheckResult[] = [
      failed('a', { message: HOSTILE, expected: HOSTILE, actual: HOSTILE, at: HOSTILE }),
      failed('b', { level: 'should', requirements: ['LOG-CP-003'], message: HOSTILE }),
      fakeResult('c', { outcome: 'error', message: HOSTILE }),
      fakeResult('d', { outcome: 'waived', message: HOSTILE, because: HOSTILE }),
    ];
    const { cases, properties } = read(
      reportWith(hostile, { why: HOSTILE, target: { address: HOSTILE }, stale: [{ ...stale, message: HOSTILE }] }),
    );
    const escaped =
      'a\\x00b\\x1b[31mc\\x0bd \\x7f\\x9b \\u202e\\u2066 \\ud800 \\udfff \ufffd\ufffd ]]> <b>&amp;&bogus;&#0; "\' 😀 \\u2028\\x0d\n\tend';
    for (const { inside } of [cases[0]!, cases[2]!, cases[3]!]) {
      expect(inside[0]![2]).toBe(escaped);
      expect(inside[0]![3]!.startsWith(escaped)).toBe(true);
    }
    expect(properties.target).toBe(escaped);
  });
  test('with any texts', () => {
    const text = string({ unit: 'binary' });
    assert(
      property(text, text, (message, because) => {
        expect(read(reportWith([fakeResult('a', { outcome: 'waived', message, because })])).cases).toHaveLength(2);
      }),
      { numRuns: 200 },
    );
  });
});

describe('each outcome', () => {
  test('is skipped where the check is known to be flaky, and says so', () => {
    const flaky = failed('a', { outcome: 'waived', because: 'a race', knownFlaky: true });
    expect(read(reportWith([flaky])).cases[0]!.inside).toEqual([
      ['skipped', 'known-flaky', flaky.message, expect.stringContaining('because: a race')],
    ]);
  });
  const of = (outcome: string, level: 'must' | 'should', strict: boolean) =>
    kinds(
      read(
        reportWith(
          ONE_OF_EACH.filter((result) => result.outcome === outcome && result.level === level),
          { strict },
        ),
      ),
    )[0];
  test.each<[CheckResult['outcome'], string, string, string]>([
    ['pass', 'nothing', 'nothing', 'nothing'],
    ['fail', 'failure', 'system-out', 'failure'],
    ['flaky', 'system-out', 'system-out', 'failure'],
    ['inconclusive', 'error', 'skipped', 'error'],
    ['not-applicable', 'skipped', 'skipped', 'skipped'],
    ['waived', 'skipped', 'skipped', 'skipped'],
    ['blocked', 'skipped', 'skipped', 'skipped'],
    ['error', 'error', 'error', 'error'],
  ])('%s is %s for a must, %s for a should, %s for a should in a strict run', (outcome, must, should, strictly) => {
    expect([of(outcome, 'must', false), of(outcome, 'should', false), of(outcome, 'should', true)]).toEqual([
      must,
      should,
      strictly,
    ]);
  });
  test('of the list exists', () =>
    expect(new Set(ONE_OF_EACH.map((result) => result.outcome))).toEqual(new Set(OUTCOMES)));
  test('that fails states everything that is needed to fix it', () => {
    const [failure] = read(reportWith([failed('served')])).cases;
    expect(failure).toMatchObject({ name: 'MUST served [LOG-CP-001]', classname: 'log.fake' });
    expect(failure!.inside).toEqual([
      [
        'failure',
        'log/fake/served#missing',
        'status 200; found status 404',
        [
          'status 200; found status 404',
          'expected: status 200',
          'actual: status 404',
          'at: checkpoint',
          "reproduce: curl -sS -i -g --path-as-is 'https://log.example/checkpoint'",
        ].join('\n'),
      ],
    ]);
  });
  test('that fails begins with the meaning of its reason, where that is known', () => {
    const reasons = new Map([['log/fake/served#missing', 'the checkpoint is not there']]);
    const worded = 'the checkpoint is not there: expected status 200; found status 404';
    const [failure, waived, unexplained] = read(
      reportWith([
        failed('served'),
        failed('served', { outcome: 'waived', because: 'issue 7' }),
        failed('other', { level: 'should' }),
      ]),
      { reasons },
    ).cases;
    expect(failure!.inside[0]!.slice(0, 3)).toEqual(['failure', 'log/fake/served#missing', worded]);
    expect(failure!.inside[0]![3]).toMatch(new RegExp(`^${worded}\nexpected: status 200\nactual: status 404\n`));
    expect(waived!.inside[0]!.slice(0, 3)).toEqual(['skipped', 'waived', worded]);
    expect(unexplained!.inside[0]![3]).toMatch(/^warning: status 200; found status 404\n/);
  });
  test('that fails at a place for which the target has its own name shows both names', () => {
    const report = reportWith([failed('served', { at: 'base.DAOToken' })]);
    const { cases } = read(report, { here: (at) => withTargetName(at, { contracts: { DAOToken: 'GEN' } }) });
    expect(cases[0]!.inside[0]![3]).toContain('\nat: base.DAOToken (here: base.GEN)\n');
    expect(JSON.parse(jsonReport(report)).checks[0].at).toBe('base.DAOToken');
  });
  test('that is skipped has the text of the console report, with the missing option', () => {
    const lacking = { message: 'publisher: not offered, or not given to this run', because: 'publisher not-offered' };
    const [notApplicable, open] = read(
      reportWith(
        [
          fakeResult('a', { outcome: 'not-applicable', ...lacking }),
          fakeResult('b', { outcome: 'inconclusive', ...lacking }),
        ],
        { remedies: feedRemedies },
      ),
    ).cases;
    for (const testCase of [notApplicable!, open!])
      expect(testCase.inside[0]![2]).toMatch(/^no way to publish was given \(--publish-command CMD;/);
  });
  test('that warns is marked as a warning', () => {
    const [warned] = read(
      reportWith(ONE_OF_EACH.filter((result) => result.outcome === 'fail' && result.level === 'should')),
    ).cases;
    expect(warned!.inside[0]![3]).toMatch(/^warning: status 200; found status 404\n/);
  });
});

describe('is green exactly where the exit code is 0', () => {
  const green = (report: Report) => {
    const { failures, errors } = read(report).totals;
    return failures === '0' && errors === '0';
  };
  test.each<[string, Report]>([
    ['a conformant run', reportWith([fakeResult('a')])],
    ['a warning', reportWith([fakeResult('a'), failed('b', { level: 'should' })])],
    ['a warning in a strict run', reportWith([fakeResult('a'), failed('b', { level: 'should' })], { strict: true })],
    ['a failure', reportWith([failed('a')])],
    ['nothing ran', reportWith([])],
    ['nothing answered', reportWith([], { verdict: 'unreachable', why: 'refused' })],
    ['an inconclusive must', reportWith([fakeResult('a'), fakeResult('b', { outcome: 'inconclusive', message: '' })])],
    ['a block by a warning', reportWith([failed('a', { level: 'should' }), fakeResult('b', { outcome: 'blocked' })])],
    ['a stale baseline', reportWith([fakeResult('a')], { stale: [stale] })],
    ['a flaky pass', reportWith([fakeResult('a', { outcome: 'flaky' })])],
    ['a flaky pass in a strict run', reportWith([fakeResult('a', { outcome: 'flaky' })], { strict: true })],
    ['an interrupt', reportWith([fakeResult('a')], { interrupted: true })],
  ])('%s', (_name, report) => expect(green(report)).toBe(report.exitCode === 0));
  test('and the last case states the verdict, stale entries, and why the target was not reached', () => {
    expect(read(reportWith([fakeResult('a')], { stale: [stale] })).cases.at(-1)).toMatchObject({
      name: 'verdict',
      classname: 'log',
      inside: [
        [
          'error',
          'stale-baseline',
          'stale-baseline: "a/b/c#d" passes now',
          expect.stringContaining('"a/b/c#d" passes now'),
        ],
      ],
    });
    const [, , twice] = read(reportWith([fakeResult('a')], { stale: [stale, stale] })).cases.at(-1)!.inside[0]!;
    expect(twice).toBe('stale-baseline: "a/b/c#d" passes now (and 1 more)');
    const idle = reportWith(
      [fakeResult('a', { outcome: 'waived', message: 'left out', because: 'publisher without' })],
      { remedies: feedRemedies },
    );
    expect(read(idle).cases.at(-1)!.inside[0]![2]).toBe(
      'incomplete: nothing was judged: the only check is waived (publishing was left out by --without publisher)',
    );
    expect(read(reportWith([], { verdict: 'unreachable', why: 'refused' })).cases[0]!.inside[0]!.slice(0, 3)).toEqual([
      'error',
      'unreachable',
      'unreachable: refused',
    ]);
    expect(kinds(read(reportWith([failed('a')])))).toEqual(['failure', 'system-out']);
  });
});
