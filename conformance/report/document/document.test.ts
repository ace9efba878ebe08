import { readFileSync } from 'node:fs';
import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import { beforeAll, describe, expect, test } from 'vitest';
import { fakeExchange, fakeResult } from '../../core/run/fake.test-tool.ts';
import { type CheckResult, OUTCOMES } from '../../core/verdict/outcome.ts';
import { EXIT_CODES, type Verdict } from '../../core/verdict/verdict.ts';
import { feedSuite } from '../../feed/suite.ts';
import { withHeaders, withServedCheckpoint } from '../../log/testbed/answers.ts';
import { withParts } from '../../log/testbed/parts.ts';
import { jsonReport } from './json.ts';
import { failed, ONE_OF_EACH, realReport, reportWith } from './report.test-tool.ts';
import type { Report } from './report.ts';

const schema = JSON.parse(readFileSync(new URL('../../../spec/report.schema.json', import.meta.url), 'utf8'));
const ajv = new Ajv2020({ strict: true, allErrors: true });
const validate = ajv.compile(schema);
/** The schema errors of a report, after a round trip through JSON text, as for every consumer. */
const wrong = (report: Report): ErrorObject[] => (validate(JSON.parse(jsonReport(report))) ? [] : validate.errors!);

const warning = (name: string) => failed(name, { level: 'should', requirements: ['LOG-CP-003'] });
const outcomeOf = (report: Report, id: string) =>
  report.requirements.find((requirement) => requirement.id === id)!.outcome;

describe('the schema', () => {
  /** Every schema of an object or value inside the report's schema, with its place. */
  function* parts(at: string, part: unknown): Generator<[string, Record<string, unknown>]> {
    if (typeof part !== 'object' || part === null) return;
    yield [at, part as Record<string, unknown>];
    for (const [name, inner] of Object.entries(part)) yield* parts(`${at}/${name}`, inner);
  }
  const schemas = [...parts('', schema)];
  test('describes every property', () => {
    const bare = schemas
      .filter(([at]) => /\/properties\/[^/]+$/.test(at) && !/\/(if|then|else)\//.test(at))
      .filter(([, part]) => typeof part.description !== 'string' || part.description.length < 10)
      .map(([at]) => at);
    expect(bare).toEqual([]);
  });
  test('allows no property that it does not describe', () => {
    const open = schemas.filter(
      ([at, part]) => part.type === 'object' && !('additionalProperties' in part) && at !== '',
    );
    expect(open.map(([at]) => at)).toEqual([]);
    expect(schemas.filter(([, part]) => part.additionalProperties === true)).toEqual([]);
  });
  test('knows every outcome, verdict and exit code', () => {
    expect(schema.$defs.outcome.enum).toEqual(OUTCOMES);
    expect(new Set(schema.properties.verdict.enum)).toEqual(new Set(Object.keys(EXIT_CODES)));
    expect(new Set(schema.properties.exitCode.enum)).toEqual(new Set([...Object.values(EXIT_CODES), 129, 130]));
  });
});

test('what happened in the target, and the transactions of a run, satisfy the schema', () => {
  const moments = [
    { atMs: 1, what: 'tree-size', value: '5' },
    { atMs: 2, what: 'published', value: 'a' },
  ];
  const transactions = [
    { k: 1, atMs: 3, gas: '21000', ended: 'mined' },
    { k: 2, atMs: 4, ended: 'pending' },
  ] as const;
  const run = { argv: [], stdin: 'closed', ended: 'exit code 1', stdout: '', stderr: '', transactions };
  expect(wrong(reportWith([failed('a', { exchanges: [{ ...fakeExchange(1), run }] })], { moments }))).toEqual([]);
  expect(wrong(reportWith([], { moments: [] }))).not.toEqual([]);
});

test('a failure names the other requirements that it breaks, and a pass names nothing', () => {
  const two = { requirements: ['LOG-CP-001', 'LOG-CP-002'] } as const;
  const report = reportWith([failed('a', two), fakeResult('b', { ...two, outcome: 'pass' })]);
  expect(wrong(report)).toEqual([]);
  expect(report.checks.map(({ alsoBreaks }) => alsoBreaks)).toEqual([['LOG-CP-002'], undefined]);
});

describe('a real report satisfies the schema', () => {
  test('of a sound log', async () => {
    const report = await realReport();
    expect(wrong(report)).toEqual([]);
    expect(report).toMatchObject({ verdict: 'conformant', exitCode: 0, counts: { fail: 0, error: 0 } });
    expect(report.checks.every((check) => ['pass', 'not-applicable'].includes(check.outcome))).toBe(true);
  });
  test('of a log with a failure and a warning', async () => {
    const report = await realReport({
      install: (rig) =>
        withHeaders(
          withParts(rig, { leafHash: rig.parts.nodeHash.bind(null, new Uint8Array(32)) }),
          /^tile\//,
          (headers) => headers.delete('cache-control'),
        ),
    });
    expect(wrong(report)).toEqual([]);
    expect(report).toMatchObject({ verdict: 'not-conformant', exitCode: 1, counts: { warnings: 2 } });
    expect(report.checks.find((check) => check.reason === 'leaf-hash')).toMatchObject({ outcome: 'fail' });
  });
  test('of a log whose broken checkpoint blocks most checks', async () => {
    const report = await realReport({
      install: (rig) => withServedCheckpoint(rig, (note) => note.replaceAll('\n', '\r\n')),
    });
    expect(wrong(report)).toEqual([]);
    expect(report.counts.fail).toBe(1);
    expect(report.counts.blocked).toBeGreaterThan(20);
    expect(report.checks.find((check) => check.outcome === 'blocked')!.because).toBe(
      'log/note/encoding#control-character',
    );
  });
  test('with a baseline of a current and a stale entry', async () => {
    const report = await realReport({
      install: (rig) => withServedCheckpoint(rig, (note) => note.replaceAll('\n', '\r\n')),
      baseline: [
        { match: 'log/note/encoding#control-character', because: 'known', until: '2030-01-01' },
        { match: 'log/tiles/served#missing', message: 'status', issue: 'https://example.com/1' },
      ],
    });
    expect(wrong(report)).toEqual([]);
    expect(report.counts).toMatchObject({ fail: 0, blocked: 0 });
    expect(report).toMatchObject({
      verdict: 'stale-baseline',
      exitCode: 5,
      baseline: { stale: [{ why: 'does-not-run' }] },
    });
  });
  test('of a filtered run', async () => {
    const report = await realReport({ selection: { only: ['log/tiles/**'], skip: ['LOG-TL-004'], level: 'must' } });
    expect(wrong(report)).toEqual([]);
    expect(report.scope).toMatchObject({ filtered: true, only: ['log/tiles/**'], skip: ['LOG-TL-004'], level: 'must' });
    expect([outcomeOf(report, 'LOG-TL-001'), outcomeOf(report, 'LOG-CP-001')]).toEqual(['pass', 'not-run']);
  });
  test('of a target that was not reached', () => {
    const report = reportWith([], { verdict: 'unreachable', why: 'the connection was refused' });
    expect(wrong(report)).toEqual([]);
    expect(report).toMatchObject({ exitCode: 4, why: 'the connection was refused', checks: [] });
  });
  test('with every outcome', () => expect(wrong(reportWith(ONE_OF_EACH))).toEqual([]));
});

describe('an exchange over gRPC', () => {
  const exchange = fakeExchange(7, 'a');
  const body = { preview: '{}', encoding: 'utf-8', size: 0, whole: true } as const;
  const request = { method: 'RPC', url: 'grpc://127.0.0.1:1/S/M', headers: [], body, message: '' };
  const report = reportWith([
    failed('a', { exchanges: [{ ...exchange, request, answer: { ...exchange.answer!, status: 3 } }] }),
  ]);
  test('is marked as such, has a command, and satisfies the schema', () => {
    expect(report.checks[0]!.exchanges[0]).toMatchObject({ kind: 'grpc', answer: { status: 3 } });
    expect(report.checks[0]!.reproduce).toMatch(/^echo /);
    expect(wrong(report)).toEqual([]);
  });
});

describe('the schema refuses', () => {
  /** A report with a passed, a failed and a blocked `must`, whose members tests may change. */
  const changeable = () => {
    const copy = structuredClone(reportWith(ONE_OF_EACH)) as unknown as Record<string, Record<string, unknown>[]>;
    const [pass, fail, , , , , blocked] = copy.checks as [Member, Member, Member, Member, Member, Member, Member];
    return { copy: copy as Member, pass, fail, blocked };
  };
  type Member = Record<string, unknown>;
  test.each<[string, (report: ReturnType<typeof changeable>) => void]>([
    ['an unknown member', ({ copy }) => Object.assign(copy, { extra: 1 })],
    ['an unknown member of a check', ({ pass }) => Object.assign(pass, { extra: 1 })],
    ['an unknown member of an exchange', ({ fail }) => Object.assign((fail.exchanges as Member[])[0]!, { extra: 1 })],
    [
      'an exchange of an unknown kind',
      ({ fail }) => Object.assign((fail.exchanges as Member[])[0]!, { kind: 'pigeon' }),
    ],
    ['an unknown outcome', ({ pass }) => Object.assign(pass, { outcome: 'skipped' })],
    ['a failure without its reason', ({ fail }) => delete fail.reason],
    ['a block without its cause', ({ blocked }) => delete blocked.because],
    ['a pass that looked at nothing', ({ pass }) => Object.assign(pass, { subjects: 0 })],
    ['another version', ({ copy }) => Object.assign(copy, { schema: 'touchstone/report/2' })],
    ['a seed that is a number', ({ copy }) => Object.assign(copy, { seed: 1 })],
    ['a report without a verdict', ({ copy }) => delete copy.verdict],
  ])('%s', (_name, change) => {
    const report = changeable();
    expect(validate(report.copy)).toBe(true);
    change(report);
    expect(validate(report.copy)).toBe(false);
  });
});

describe('a report', () => {
  let report: Report;
  beforeAll(() => {
    report = reportWith(ONE_OF_EACH);
  });
  test('counts every check once, and warnings in addition', () => {
    const { warnings, ...counts } = report.counts;
    expect(counts).toEqual(Object.fromEntries(OUTCOMES.map((outcome) => [outcome, 2])));
    expect(warnings).toBe(1);
    expect(reportWith([warning('a')], { strict: true }).counts.warnings).toBe(0);
  });
  test.each(Object.entries(EXIT_CODES))('%s ends with %i, an interrupt with 130', (verdict, code) => {
    expect(reportWith([], { verdict: verdict as Verdict }).exitCode).toBe(code);
    expect(reportWith([], { verdict: verdict as Verdict, interrupted: true }).exitCode).toBe(130);
    const hungUp = { interrupted: true, interruptedCode: 129 };
    expect(reportWith([], { verdict: verdict as Verdict, ...hungUp }).exitCode).toBe(129);
  });
  test('has every requirement of the chosen rulesets, with the worst outcome of its checks', () => {
    const proves = (...outcomes: CheckResult['outcome'][]) => {
      const results = outcomes.map((outcome, at) => fakeResult(`r${at}`, { outcome }));
      const suiteChecks = results.map(({ id }) => ({ id, proves: ['LOG-CP-001'] as const }));
      return outcomeOf(reportWith(results, { suiteChecks }), 'LOG-CP-001');
    };
    expect(proves('pass', 'not-applicable')).toBe('pass');
    expect(proves('not-applicable', 'not-applicable')).toBe('not-applicable');
    expect(proves('pass', 'flaky')).toBe('flaky');
    expect(proves('waived', 'not-applicable')).toBe('waived');
    expect(proves('waived', 'inconclusive')).toBe('inconclusive');
    expect(proves('inconclusive', 'blocked')).toBe('blocked');
    expect(proves('blocked', 'fail')).toBe('fail');
    expect(proves('fail', 'error')).toBe('error');
    expect(proves()).toBe('unproved');
    const broken = fakeResult('of-two', { outcome: 'fail', requirements: ['LOG-CP-003'] });
    const of = (...results: CheckResult[]) => {
      const suiteChecks = results.map(({ id }) => ({ id, proves: ['LOG-CP-001', 'LOG-CP-003'] as const }));
      return ['LOG-CP-001', 'LOG-CP-003'].map((id) => outcomeOf(reportWith(results, { suiteChecks }), id));
    };
    expect(of(broken)).toEqual(['inconclusive', 'fail']);
    expect(of(broken, fakeResult('another'))).toEqual(['pass', 'fail']);
    expect(outcomeOf(report, 'LOG-CP-008')).toBe('excluded');
  });
  test('names the checks of a requirement that were waived beside one that passed', () => {
    const part = (...others: CheckResult[]) => {
      const results = [fakeResult('passed'), fakeResult('left-out', { outcome: 'waived' }), ...others];
      const suiteChecks = results.map(({ id }) => ({ id, proves: ['LOG-CP-001'] as const }));
      const { requirements } = reportWith(results, { suiteChecks });
      return requirements.find(({ id }) => id === 'LOG-CP-001')!;
    };
    expect(part()).toMatchObject({ outcome: 'pass', waived: ['log/fake/left-out'] });
    expect(part(fakeResult('late', { outcome: 'inconclusive' })).outcome).toBe('inconclusive');
    // A failure that was accepted is no pass.
    const accepted = fakeResult('accepted', { outcome: 'waived', reason: 'missing' });
    expect(part(accepted)).toMatchObject({ outcome: 'waived', waived: ['log/fake/left-out', 'log/fake/accepted'] });
  });
  test('names the source of a requirement', () => {
    expect(report.requirements.find((requirement) => requirement.id === 'LOG-CP-001')).toMatchObject({
      source: 'C2SP tlog-tiles, Checkpoints',
      url: 'https://c2sp.org/tlog-tiles',
    });
    expect(report.requirements.find((requirement) => requirement.id === 'LOG-IF-001')).not.toHaveProperty('url');
  });
  test('has commands for failures only', () => {
    const outcomes = report.checks.filter((check) => check.reproduce !== undefined).map((check) => check.outcome);
    expect(outcomes).toEqual(['fail', 'fail']);
    expect(report.checks[1]!.reproduce).toBe("curl -sS -i -g --path-as-is 'https://log.example/checkpoint'");
    expect(report.checks[1]!.exchanges).toEqual([{ kind: 'http', ...fakeExchange(7, 'checkpoint') }]);
  });
  test('has a note beside a command on what the run has undone since', () => {
    const since = (needs: readonly string[], outcome: CheckResult['outcome'] = 'fail') => {
      const result = fakeResult('a', { outcome, exchanges: [fakeExchange(7, 'checkpoint')] });
      const suiteChecks = [{ id: result.id, proves: ['LOG-CP-001'] as const, needs }];
      return reportWith([result], { suiteChecks, undone: feedSuite.undone! }).checks[0]!.since;
    };
    expect(since(['publisher', 'clock'])).toBe(
      "what the run published is withdrawn again, and the feed's clock goes by the real time again",
    );
    expect([since(['keys']), since([]), since(['publisher'], 'inconclusive')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
  test('is JSON with decimal strings for what may be large', () => {
    const target = { ...report.target, size: 2n ** 63n - 1n };
    expect(JSON.parse(jsonReport({ ...report, target })).target.size).toBe('9223372036854775807');
    expect(jsonReport(report).endsWith('}\n')).toBe(true);
  });
});
