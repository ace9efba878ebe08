import { assert, property } from 'fast-check';
import { lexer, type Token, type Tokens } from 'marked';
import { describe, expect, test } from 'vitest';
import { fakeResult } from '../../core/run/fake.test-tool.ts';
import { legibleText } from '../../core/text/legible-text.ts';
import { anyReport, anyText } from '../document/any-report.test-tool.ts';
import { failed, ONE_OF_EACH, reportWith } from '../document/report.test-tool.ts';
import type { Report } from '../document/report.ts';
import { markdownReport } from './markdown.ts';

/** Tags that the report itself uses. */
const OWN = ['<code>', '</code>', '<br>', '<sub>', '</sub>'];
const PLAIN: readonly string[] = ['heading', 'paragraph', 'space', 'text'];

function* tokensOf(tokens: readonly Token[]): Generator<Token> {
  for (const token of tokens) {
    yield token;
    if (token.type === 'table') {
      const { header, rows } = token as Tokens.Table;
      for (const cell of [...header, ...rows.flat()]) yield* tokensOf(cell.tokens);
    } else if ('tokens' in token && token.tokens) yield* tokensOf(token.tokens);
  }
}

/** Whatever an independent reader of GitHub Flavored Markdown takes for more than text, tables and our own tags. */
function live(text: string, report?: Report): readonly string[] {
  const links = new Set(report?.requirements.map(({ url }) => url));
  const isOurs = (token: Token) =>
    PLAIN.includes(token.type) ||
    (token.type === 'table' && (token as Tokens.Table).rows.every((row) => row.every((cell) => !cell.header))) ||
    (token.type === 'strong' && /^\*\*LOG-[A-Z]+-\d+\*\*$/.test(token.raw)) ||
    (token.type === 'html' && OWN.includes(token.raw)) ||
    (token.type === 'link' && links.has((token as Tokens.Link).href));
  return [...tokensOf(lexer(text))].filter((token) => !isOurs(token)).map(({ type, raw }) => `${type}: ${raw}`);
}

const tables = (text: string): readonly Tokens.Table[] =>
  lexer(text).filter((token): token is Tokens.Table => token.type === 'table');

/** The text that a reader sees in a cell. */
const seen = (cell: string): string =>
  cell
    .replace(/<br>/g, '\n')
    .replace(/<\/?(code|sub)>/g, '')
    .replace(/&#(\d+);/g, (_all, code: string) => String.fromCharCode(Number(code)));

describe('whatever the target says', () => {
  test('nothing of it is live, and every failure and warning is one row of its table', () => {
    assert(
      property(anyReport, (report) => {
        const text = markdownReport(report);
        expect(live(text, report)).toEqual([]);
        const found = tables(text).filter(({ header }) => header[0]!.text === 'Requirement');
        const failures = report.checks.filter(
          ({ outcome }) => outcome === 'fail' || (report.strict && outcome === 'flaky'),
        );
        expect(found.flatMap(({ rows }) => rows)).toHaveLength(failures.length);
        expect(text.match(/^\|/gm)).toHaveLength(tables(text).reduce((sum, { rows }) => sum + rows.length + 2, 0));
      }),
    );
  });
  test('a reader sees it as it is, but for control characters', () => {
    assert(
      property(anyText, (expected) => {
        const [, failures] = tables(markdownReport(reportWith([failed('a', { expected })])));
        const shown = legibleText(expected, 300).trim().replaceAll('\t', ' ');
        expect(seen(failures!.rows[0]![1]!.text).trim()).toBe(shown.trim());
      }),
      { numRuns: 50 },
    );
  });
  test.each([
    '<b>a</b>',
    '<!-- a -->',
    '[a](https://x)',
    '![a](x)',
    'https://x.example',
    'www.x.example',
    'a@x.example',
    '`a`',
    '*a*',
    '**a**',
    '~~a~~',
    '# a\n\n- b',
  ])('the reader of this test takes %j for live where it is not escaped', (text) => {
    expect(live(/^#/.test(text) ? text : `| a |\n| --- |\n| ${text} |\n`)).not.toEqual([]);
  });
});

test('says what failed, by which source, what was found, and how to see it', () => {
  const text = seen(markdownReport(reportWith([failed('served'), failed('cached', { level: 'should' })])));
  expect(text).toContain('## Touchstone log: not conformant\n');
  expect(text).toContain('### Failures (1)\n');
  expect(text).toContain('### Warnings (1)\n');
  expect(text).toContain('[C2SP tlog-tiles, Checkpoints](https://c2sp.org/tlog-tiles)\nlog/fake/served | status 200 |');
  expect(text).toContain("status 404\nat checkpoint\ncurl -sS -i -g --path-as-is 'https://log.example/checkpoint' |");
});

test('counts what a run ended with, and lists what was not judged', () => {
  const text = markdownReport(reportWith(ONE_OF_EACH));
  const [numbers] = tables(text);
  expect(numbers!.header.map(({ text }) => text)).toEqual([
    'Passed',
    'Failed',
    'Warnings',
    'Blocked',
    'Not judged',
    'Waived',
    'Not applicable',
  ]);
  expect(numbers!.rows[0]!.map(({ text }) => Number(text))).toEqual([4, 1, 1, 2, 4, 2, 2]);
  expect(seen(text)).toContain('log/fake/must-blocked blocked | log/fake/must-fail#missing |');
});

test('says why a run fails though no check does', () => {
  const text = seen(markdownReport(reportWith([], { verdict: 'unreachable', why: 'refused' })));
  expect(text).toContain('\nunreachable: refused\n');
  expect(markdownReport(reportWith([fakeResult('a')]))).not.toContain('###');
});

test('failures of checks that are known to be flaky stand apart', () => {
  const flaky = failed('a', { outcome: 'waived', because: 'a race', knownFlaky: true });
  const text = seen(markdownReport(reportWith([flaky, fakeResult('b')])));
  expect(text).toContain('Failed, and known to be flaky (1)');
  expect(text).not.toContain('Failures');
});

test('a job summary has room for the longest', () => {
  const longest = '`'.repeat(3000);
  const many = (level: 'must' | 'should') =>
    Array.from({ length: 300 }, (_, i) =>
      failed(`${level}-${i}`, { level, message: longest, expected: longest, actual: longest, at: longest }),
    );
  const text = markdownReport(reportWith([...many('must'), ...many('should')]));
  expect(Buffer.byteLength(text)).toBeLessThan(2 ** 20);
  expect(text).toContain('… and 250 more: see the other reports');
});

test('what was judged in part says why', () => {
  const text = seen(
    markdownReport(reportWith([{ ...fakeResult('a'), note: '3 of 9 tiles were read' }, fakeResult('b')])),
  );
  expect(text).toContain('Judged in part (1)');
  expect(text).toContain('3 of 9 tiles were read');
});

test('waived checks stand under what waived them', () => {
  const waived = (name: string, because: string) =>
    fakeResult(name, { outcome: 'waived', message: because, because: '' });
  const text = markdownReport(reportWith([waived('a', 'no key'), waived('b', 'no key'), waived('c', 'no writes')]));
  expect(text).toContain('### Waived (3)');
  const [, table] = tables(text);
  expect(table!.rows.map((cells) => cells.map(({ text }) => seen(text)))).toEqual([
    ['no key', 'log/fake/a, log/fake/b'],
    ['no writes', 'log/fake/c'],
  ]);
});
