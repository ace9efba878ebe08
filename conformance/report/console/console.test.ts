import { stripVTControlCharacters } from 'node:util';
import { describe, expect, test } from 'vitest';
import { failureEnding } from '../../core/run/ending.ts';
import { fakeExchange, fakeResult } from '../../core/run/fake.test-tool.ts';
import type { CheckResult } from '../../core/verdict/outcome.ts';
import { feedRemedies } from '../../feed/remedies.ts';
import { withAnswers, withServedCheckpoint } from '../../log/testbed/answers.ts';
import { jsonReport } from '../document/json.ts';
import { failed, ONE_OF_EACH, realReport, reportWith } from '../document/report.test-tool.ts';
import type { Report } from '../document/report.ts';
import { withTargetName } from '../document/target-name.ts';
import { consoleReport, verdictLine } from './console.ts';
import { painter } from './paint.ts';

const COMMAND = 'touchstone check log --url https://log.example';
const write = (report: Report, options: { colour?: boolean; width?: number; brief?: boolean } = {}) =>
  consoleReport(report, { colour: false, command: COMMAND, launcher: 'touchstone', ...options });
const render = (...results: CheckResult[]) => write(reportWith(results, { remedies: feedRemedies }));
/** The block that begins with a line. */
const block = (text: string, head: string) => {
  const lines = text.split('\n');
  const from = lines.indexOf(head);
  return lines.slice(from, lines.indexOf('', from));
};
const ESCAPE = /[\x00-\x08\x0b-\x1f\x7f-\x9f]/;
const should = { level: 'should', requirements: ['LOG-CP-003'] } as const;

describe('a failure', () => {
  test('states everything that is needed to fix and to repeat it', () => {
    const answer = {
      status: 404,
      headers: [['content-type', 'text/html']] as const,
      size: 1234,
      preview: '<h1>not found</h1>\nmore\n',
      encoding: 'utf-8' as const,
    };
    const report = reportWith([failed('served', { exchanges: [{ ...fakeExchange(7, 'checkpoint'), answer }] })]);
    expect(block(write(report), '✗ log/fake/served#missing')).toEqual([
      '✗ log/fake/served#missing',
      '    requires  The log serves its current checkpoint at `<prefix>/checkpoint`. [LOG-CP-001, must; C2SP tlog-tiles, Checkpoints, https://c2sp.org/tlog-tiles]',
      '    expected  status 200',
      '    found     status 404',
      '    at        checkpoint',
      '    exchange  GET https://log.example/checkpoint → 404, 1234 bytes',
      '              content-type: text/html',
      '              ',
      '              <h1>not found</h1>',
      '              more',
      '              …',
      "    see it    curl -sS -i -g --path-as-is 'https://log.example/checkpoint'",
      "    alone     touchstone check log --url https://log.example --seed 1 --only 'log/fake/served'",
      "    explain   touchstone explain 'log/fake/served#missing'",
    ]);
  });
  test('names every requirement that it breaks, where nothing tells which', () => {
    const text = render(failed('a', { requirements: ['LOG-CP-001', 'LOG-CP-002', 'LOG-HT-001'] }));
    expect(block(text, '✗ log/fake/a#missing').slice(1, 4)).toEqual([
      expect.stringMatching(/^ {4}requires {2}The log serves .* \[LOG-CP-001, must; /),
      expect.stringMatching(/^ {4}and {7}The checkpoint is .* \[LOG-CP-002, must; /),
      // The run did not choose the ruleset of LOG-HT-001.
      expect.stringMatching(/^ {4}expected /),
    ]);
  });
  test('without an answer states why there is no answer', () => {
    const { answer: _answer, ...unanswered } = fakeExchange(1, 'a');
    const text = render(failed('a', { exchanges: [{ ...unanswered, failure: 'the connection was reset' }] }));
    expect(text).toContain('    exchange  GET https://log.example/a → the connection was reset\n');
  });
  test('shows the request body, shortened', () => {
    const exchange = fakeExchange(1, 'a');
    const preview = `{\n  "digest": "${'A'.repeat(1000)}"\n}`;
    const request = {
      ...exchange.request,
      method: 'POST',
      body: { preview, encoding: 'utf-8', size: 1020, whole: true },
    } as const;
    const text = render(failed('a', { exchanges: [{ ...exchange, request }] }));
    expect(text).toContain(
      `    exchange  POST https://log.example/a → 200, 1 bytes\n              sent 1020 bytes: { "digest": "AAA`,
    );
    expect(text).toMatch(/^ {14}sent .{20,220}…$/m);
    const long = { ...request, body: { ...request.body, preview: preview.repeat(5) } };
    expect(render(failed('a', { exchanges: [{ ...exchange, request: long }] }))).not.toContain('see it');
  });
  test('of a created entry shows its whole answer, and states the effect of sending it again', () => {
    const exchange = fakeExchange(1, 'log/entries');
    const request = {
      ...exchange.request,
      method: 'POST',
      body: { preview: '{"digest":""}', encoding: 'utf-8', size: 13, whole: true },
    } as const;
    const entry = JSON.stringify({ canonicalizedBody: 'x'.repeat(2000) });
    const answer = { ...exchange.answer!, status: 201, preview: entry };
    const text = render(failed('a', { exchanges: [{ ...exchange, resource: 'log/entries', request, answer }] }));
    expect(text).toContain(`\n              ${entry}\n`);
    const lines = text.split('\n');
    const at = lines.findIndex((line) => line.startsWith('    see it    curl'));
    expect(lines[at + 1]).toBe(
      '              the log has this entry now: it answers 409, or with the entry that it has',
    );
    const refused = { ...answer, status: 400 };
    expect(
      render(failed('a', { exchanges: [{ ...exchange, resource: 'log/entries', request, answer: refused }] })),
    ).not.toContain('the log has this entry now');
  });
  test('of a library shows the first of many arguments, and where the others are', () => {
    const parameters = JSON.stringify([
      { provider: 'http://127.0.0.1:1', params: { founders: Array(100).fill({ tokens: 1 }) } },
    ]);
    const run = { argv: ['migrateBase', parameters], stdin: 'closed', ended: 'exit code 0', stdout: '', stderr: '' };
    const exchange = { ...fakeExchange(1), run };
    const lines = block(render(failed('a', { exchanges: [exchange] })), '✗ log/fake/a#missing');
    const exchangeLines = lines.slice(lines.findIndex((line) => line.startsWith('    exchange')));
    expect(exchangeLines[0]).toBe(
      `    exchange  migrateBase ${parameters.slice(0, 200)}… (${parameters.length} characters; more of it: --report json=FILE) ` +
        '(standard input: closed) → exit code 0',
    );
    expect(jsonReport(reportWith([failed('a', { exchanges: [exchange] })]))).toContain(JSON.stringify(parameters));
    // A command is copied, so it is printed completely.
    const command = { ...run, argv: ['tool', 'x'.repeat(300), '[1]'] };
    expect(render(failed('a', { exchanges: [{ ...exchange, run: command }] }))).toContain(
      `tool ${'x'.repeat(300)} [1] (`,
    );
  });
  test('of a command quotes words that a shell would split', () => {
    const argv = ['node', '/my tools/x.js', '--mnemonic', "it's two", '', '--provider=http://a/?b&c', '--force'];
    const run = { argv, stdin: 'closed', ended: 'exit code 0', stdout: '', stderr: '' };
    expect(render(failed('a', { exchanges: [{ ...fakeExchange(1), run }] }))).toContain(
      `    exchange  node '/my tools/x.js' --mnemonic 'it'\\''s two' '' '--provider=http://a/?b&c' --force (standard`,
    );
  });
  test('at a place for which the target has its own name shows both names', () => {
    const ownName = (at: string) => withTargetName(at, { contracts: { DAOToken: 'GEN' } });
    const text = consoleReport(reportWith([failed('a', { at: 'base.DAOToken' })]), {
      colour: false,
      command: COMMAND,
      launcher: 'touchstone',
      here: ownName,
    });
    expect(text).toContain('\n    at        base.DAOToken (here: base.GEN)\n');
  });
  test('of a call over gRPC names its status', () => {
    const exchange = fakeExchange(1, 'a');
    const url = 'grpc://127.0.0.1:3001/touchstone.rekor.v2.LogService/GetTile';
    const body = { preview: '{"N":"000"}', encoding: 'utf-8', size: 5, whole: true } as const;
    const request = { method: 'RPC', url, headers: [], body, message: 'EgMwMDA=' };
    const answer = {
      ...exchange.answer!,
      status: 3,
      headers: [['x-log-index', '7']] as const,
      preview: 'no such tile',
    };
    const text = render(failed('a', { exchanges: [{ ...exchange, request, answer }] }));
    const from = text.indexOf('    exchange');
    expect(text.slice(from, text.indexOf('    alone', from)).split('\n').slice(0, -1)).toEqual([
      `    exchange  RPC ${url} → 3 (invalid argument)`,
      '              sent 5 bytes: {"N":"000"}',
      '              x-log-index: 7',
      '              ',
      '              no such tile',
      expect.stringMatching(
        /^ {4}see it {4}echo AAAAAAUSAzAwMA== \| base64 -d \| curl .*'http:\/\/127\.0\.0\.1:3001\/touch/,
      ),
    ]);
  });
  test('without an exchange shows none, and no curl line', () => {
    const lines = block(render(failed('a', { exchanges: [] })), '✗ log/fake/a#missing').map((line) =>
      line.slice(4, 12),
    );
    expect(lines.slice(1)).toEqual(['requires', 'expected', 'found   ', 'at      ', 'alone   ', 'explain ']);
  });
  test('of a should warns, unless the run is strict', () => {
    const warns = failed('a', should);
    const lenient = write(reportWith([fakeResult('b'), warns]));
    expect(lenient).toContain('\n△ warning log/fake/a#missing\n');
    expect(lenient).toContain('1 passed, 0 failed, 1 warned; seed 1');
    const listed = write(reportWith([{ ...warns, id: 'log/checkpoint/not-cached' }]));
    expect(listed).toMatch(/^ {2}△ LOG-CP-003 .* \(warning\)$/m);
    const strict = write(reportWith([fakeResult('b'), warns], { strict: true }));
    expect(strict).toContain('\n✗ log/fake/a#missing\n');
    expect(strict).toContain('1 passed, 1 failed; seed 1');
  });
  test('comes before less grave outcomes', () => {
    const text = write(reportWith(ONE_OF_EACH));
    const heads = text.split('\n').filter((line) => /^[✗△~!]/.test(line));
    expect(heads).toEqual([
      '! error log/fake/must-error',
      '! error log/fake/should-error',
      '✗ log/fake/must-fail#missing',
      '~ flaky log/fake/must-flaky',
      '~ flaky log/fake/should-flaky',
      '△ warning log/fake/should-fail#missing',
    ]);
    expect(block(text, '! error log/fake/must-error')[2]).toBe('    found     why it is error');
    expect(text.trimEnd().split('\n').at(-2)).toMatch(/^Verdict: a fault of Touchstone itself/);
  });
  test('marks differences, where that helps, on a terminal only', () => {
    const close = failed('a', { expected: 'tree size 300', actual: 'tree size 301' });
    expect(write(reportWith([close]), { colour: true })).toContain('tree size 30\x1b[4m1\x1b[24m');
    const far = failed('a', { expected: 'tree size 300', actual: 'nothing at all' });
    expect(write(reportWith([far]), { colour: true })).toContain(' nothing at all\n');
    expect(render(close)).toContain('found     tree size 301\n');
    const nothing = failed('a', { expected: 'a sentence with no word in common', actual: 'nothing' });
    const letters = failed('b', { expected: 'an origin that is the one given', actual: 'none there' });
    expect(write(reportWith([nothing, letters]), { colour: true })).not.toContain('\x1b[4m');
  });
});

describe('text from a target', () => {
  const hostile = '\x1b]0;owned\x07\x1b[2J\x1b[31m\x9b31m\x08\x7f\u202e\r';
  test('never moves the cursor nor colours the terminal', () => {
    const ending = failureEnding({ reason: 'missing', expected: 'x', actual: hostile, at: hostile }, undefined);
    const exchange = fakeExchange(1);
    const report = reportWith(
      [
        failed('a', {
          ...ending,
          exchanges: [
            {
              ...exchange,
              request: { ...exchange.request, url: `https://log.example/${hostile}` },
              answer: { ...exchange.answer!, headers: [['x', hostile]], preview: hostile },
            },
          ],
        }),
      ],
      { target: { address: 'https://log.example' } },
    );
    const text = write(report);
    expect(text).not.toMatch(ESCAPE);
    expect(text).not.toContain('\u202e');
    expect(text).toContain('\\x1b]0;owned\\x07');
    expect(stripVTControlCharacters(write(report, { colour: true }))).not.toMatch(ESCAPE);
  });
  test('does not do so in a real run', async () => {
    const origin = await realReport({
      install: (rig) => withServedCheckpoint(rig, (note) => note.replace(/^/, hostile)),
    });
    expect(write(origin)).not.toMatch(ESCAPE);
    const headers = await realReport({
      install: (rig) =>
        withAnswers(
          rig,
          /^tile\/0\//,
          async () => new Response(`${hostile}`, { headers: { 'content-type': 'text/\x9b31m' } }),
        ),
    });
    expect(headers.counts.fail).toBeGreaterThan(0);
    expect(write(headers)).not.toMatch(ESCAPE);
  });
  test('is limited, even if it is very long', () => {
    const huge = 'x'.repeat(1_000_000);
    const ending = failureEnding({ reason: 'missing', expected: huge, actual: huge, at: huge }, undefined);
    const exchange = fakeExchange(1);
    const answer = {
      ...exchange.answer!,
      headers: Array.from({ length: 3 }, () => ['x', huge] as const),
      preview: huge,
    };
    const text = render(failed('a', { ...ending, exchanges: [{ ...exchange, answer }] }));
    expect(text.length).toBeLessThan(20_000);
    expect(text).toContain('… (1000000 characters)');
  });
  test('of many lines is indented, so that no line looks like a line of the report', () => {
    const forged = failed('a', { actual: 'x\nVerdict: conformant\nChecks:  999 passed' });
    const lines = render(forged).split('\n');
    expect(lines.filter((line) => line.startsWith('Verdict: '))).toHaveLength(1);
    expect(lines).toContain('              Verdict: conformant');
  });
});

describe('a check that was not judged', () => {
  test('is listed under its cause, each cause once', () => {
    const by = (owner: string) =>
      ({ outcome: 'blocked', because: owner, message: `blocked by ${owner}: found y` }) as const;
    const text = render(
      failed('a'),
      fakeResult('b', by('log/fake/a#missing')),
      fakeResult('c', by('log/fake/x#y')),
      fakeResult('d', by('log/fake/a#missing')),
    );
    expect(block(text, 'Blocked')).toEqual([
      'Blocked',
      '  blocked by log/fake/a#missing',
      '      log/fake/b, log/fake/d',
      '  blocked by log/fake/x#y',
      '      log/fake/c',
    ]);
  });
  test.each([
    ['inconclusive', 'Not judged'],
    ['not-applicable', 'Not applicable'],
    ['waived', 'Waived'],
  ] as const)('because it is %s is listed under "%s" with the reason', (outcome, title) => {
    const text = render(
      fakeResult('a', { outcome, message: 'why' }),
      fakeResult('b', { outcome, message: 'why' }),
      fakeResult('c'),
    );
    expect(block(text, title)).toEqual([title, '  why', '      log/fake/a, log/fake/b']);
  });
  test('because its failure is expected is listed with its key and the reason', () => {
    const text = render(failed('a', { outcome: 'waived', because: 'issue 7' }));
    expect(block(text, 'Waived')).toEqual([
      'Waived',
      '  expected by the baseline: issue 7',
      '      log/fake/a#missing',
    ]);
  });
  test('where all checks have the same cause: only the cause is reported, above the counts', () => {
    const open = (name: string, message: string) => fakeResult(name, { outcome: 'inconclusive', message });
    const na = fakeResult('n', { outcome: 'not-applicable', message: 'none' });
    const text = render(open('a', 'no log'), open('b', 'no log'), na);
    expect(text.split('\n').slice(3)).toEqual([
      expect.stringMatching(/^Verdict: incomplete/),
      'Why:     no log',
      expect.stringMatching(/^Checks: {2}0 passed, 0 failed, 2 inconclusive, 1 not-applicable;/),
      '',
    ]);
    const two = render(open('a', 'no log'), open('c', 'no key'), open('b', 'no log'));
    expect(two).toContain('\nNot judged\n  no key\n      log/fake/c\n\nVerdict: ');
    expect(two.match(/no log/g)).toHaveLength(1);
    expect(two).not.toContain('LOG-');
  });
  test('where almost all checks have the same cause: it is reported above the counts, with the failures', () => {
    const open = [...'abcdef'].map((name) => fakeResult(name, { outcome: 'inconclusive', message: 'a wrong key' }));
    const text = render(...open, failed('x'), fakeResult('y'), fakeResult('z'));
    expect(text).toContain('\nWhy:     a wrong key\n');
    expect(text.match(/a wrong key/g)).toHaveLength(1);
    expect(text).toContain('\n✗ log/fake/x#missing\n');
    // Half of the checks passed, so the report lists the requirements.
    const half = render(...open, ...[...'uvwxyz'].map((name) => fakeResult(name)));
    expect(half).not.toContain('Why:');
  });
  test('where no check could apply: the reason is reported above the counts', () => {
    const waived = { outcome: 'waived', message: 'left out', because: 'publisher without' } as const;
    const notApplicable = { outcome: 'not-applicable', message: 'no list' } as const;
    const why = (...results: CheckResult[]) => /^Why: {5}(.*)$/m.exec(render(...results))?.[1];
    const publishing = 'publishing was left out by --without publisher';
    expect(why(fakeResult('a', waived))).toBe(`nothing was judged: the only check is waived (${publishing})`);
    expect(why(fakeResult('a', waived), fakeResult('b', waived))).toBe(
      `nothing was judged: all 2 checks are waived (${publishing})`,
    );
    expect(why(fakeResult('a', waived), fakeResult('b', notApplicable))).toBe(
      `nothing was judged: all 2 checks are waived or not applicable (${publishing}; no list)`,
    );
    expect(why(...[...'abcde'].map((name) => fakeResult(name, { ...notApplicable, message: name })))).toMatch(
      /\(a; b; c; and 2 more reasons\)$/,
    );
    expect(why(fakeResult('a', waived), fakeResult('b'))).toBeUndefined();
    expect(why(failed('a', { outcome: 'waived', because: 'issue 7' }))).toBeUndefined();
  });
  test('has no section where every check was judged', () => {
    expect(render(fakeResult('a'))).not.toMatch(/^(Blocked|Waived|Not )/m);
  });
});

describe('the whole', () => {
  test('has every requirement with its mark, its level and its outcome', async () => {
    const text = write(await realReport({ needs: { declare: {} } }));
    expect(text).toContain('  ✓ LOG-CP-001  must    The log serves its current checkpoint at `<prefix>/checkpoint`.\n');
    expect(text).toMatch(/^ {2}· LOG-CP-008 {2}must {2} {2}.* \(excluded\)$/m);
    expect(text).toMatch(/^ {2}– LOG-MH-004 {2}must {4}.* \(not-applicable\)$/m);
    expect(text.match(/^ {2}\S LOG-/gm)).toHaveLength(reportWith([]).requirements.length);
  });
  test('has no colour without a terminal, and colours with one', () => {
    const report = reportWith(ONE_OF_EACH);
    expect(write(report)).not.toContain('\x1b');
    const coloured = write(report, { colour: true });
    expect(coloured).toContain('\x1b[');
    expect(stripVTControlCharacters(coloured)).toBe(write(report));
  });
  test.each([40, 80, 120])('stays within %i columns where word lengths allow it, aligned', (width) => {
    const text = write(reportWith([...ONE_OF_EACH], { why: 'a reason '.repeat(20) }), { width, colour: false });
    for (const line of text.split('\n')) {
      if (/^ {4}(see it|alone|explain) /.test(line)) continue;
      const words = line.trim().split(' ');
      const margin = line.length - line.trimStart().length;
      if ([...line].length > width) expect(words.length, line).toBeLessThanOrEqual(margin === 0 ? 3 : 2);
    }
  });
  test('keeps the list of requirements in its columns', async () => {
    const lines = write(await realReport(), { width: 70 })
      .split('\n')
      .slice(3, 60);
    for (const line of lines) expect(line).toMatch(/^( {2}\S LOG-[A-Z]+-\d+ {2}(must {2}|should) {2}\S| {24}\S)/);
  });
  test('of a filtered run omits requirements that were not selected', async () => {
    const text = write(await realReport({ selection: { only: ['log/tiles/served'] } }));
    expect(text.match(/^ {2}\S LOG-\S+/gm)).toEqual(['  ✓ LOG-TL-001']);
    expect(text).toMatch(/only 1 of \d+ checks selected/);
  });
  test('ends with the verdict, its scope, and the counts', () => {
    const report = reportWith(ONE_OF_EACH);
    expect(write(report).trimEnd().split('\n').slice(-2)).toEqual([
      `Verdict: a fault of Touchstone itself; please report it (${report.scope.text})`,
      'Checks:  2 passed, 1 failed, 1 warned, 2 flaky, 2 inconclusive, 2 blocked, 2 waived, 2 not-applicable, 2 error; seed 1; 1.2 s',
    ]);
    expect(verdictLine(report, painter(false))).toBe(write(report).trimEnd().split('\n').at(-2));
  });
  test('reports a stale baseline, and why the target was not reached', () => {
    const stale = {
      entry: { match: 'a/b/c#d' },
      why: 'passes',
      message: '"a/b/c#d" passes now; take the entry out',
    } as const;
    const text = write(reportWith([fakeResult('a')], { stale: [stale] }));
    expect(text).toContain('\nBaseline: "a/b/c#d" passes now; take the entry out\n');
    expect(text).toContain('\nVerdict: stale baseline');
    expect(write(reportWith([], { verdict: 'unreachable', why: 'refused' }))).toContain('\nWhy:     refused\n');
  });
});

test('an interrupted report counts the checks that were not judged, and does not list them', () => {
  const message = 'not judged: interrupted';
  const open = ['a', 'b', 'c'].map((name) => fakeResult(name, { outcome: 'inconclusive', message }));
  const text = write(reportWith([fakeResult('d'), ...open], { interrupted: true }));
  expect(text).toContain(`\nNot judged\n  ${message} (3)\n`);
  for (const { id } of open) expect(text).not.toContain(id);
});
