import { assert, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fakeResult } from '../../core/run/fake.test-tool.ts';
import { anyReport, anyText } from '../document/any-report.test-tool.ts';
import { failed, reportWith } from '../document/report.test-tool.ts';
import { annotationsReport } from './annotations.ts';

interface Command {
  readonly command: string;
  readonly properties: Readonly<Record<string, string>>;
  readonly message: string;
}

/** Reads a log as the runner of GitHub Actions does: a line whose first characters are `::` is a command. */
function commandsIn(log: string): readonly Command[] {
  return log
    .split(/\r\n|[\n\r\v\f\x85\u2028\u2029]/)
    .filter((line) => line !== '')
    .map((line) => {
      const end = line.indexOf('::', 2);
      if (!line.startsWith('::') || end < 0) return { command: '', properties: {}, message: line };
      const [command = '', ...rest] = line.slice(2, end).split(' ');
      const pairs = rest.join(' ').split(',');
      const named = pairs.map((pair) => [pair.split('=')[0]!, decoded(pair.slice(pair.indexOf('=') + 1))] as const);
      return { command, properties: Object.fromEntries(named), message: decoded(line.slice(end + 2)) };
    });
}
const decoded = (text: string): string =>
  text.replace(/%(0D|0A|3A|2C|25)/g, (_all, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

test('a failure is an error, a warning a warning, each with the requirement', () => {
  const report = reportWith([failed('served'), failed('cached', { level: 'should' }), fakeResult('fine')]);
  expect(annotationsReport(report)).toBe(
    '::error title=MUST served [LOG-CP-001] log/fake/served::status 200; found status 404\n' +
      '::warning title=SHOULD cached [LOG-CP-001] log/fake/cached::status 200; found status 404\n',
  );
});

test('a conformant run has nothing to say; a verdict that no check shows is an error', () => {
  expect(annotationsReport(reportWith([fakeResult('a')]))).toBe('');
  expect(annotationsReport(reportWith([], { verdict: 'unreachable', why: 'refused' }))).toBe(
    '::error title=touchstone log::unreachable: refused\n',
  );
});

test('they stand at a file of the repository, where one is known', () => {
  const place = { path: 'a, b/touchstone.yaml', line: 3 };
  const [command] = commandsIn(annotationsReport(reportWith([failed('a')]), { place }));
  expect(command!.properties).toMatchObject({ file: 'a, b/touchstone.yaml', line: '3' });
});

test('of many the tenth says how many there are, since GitHub shows ten', () => {
  const many = (count: number) =>
    commandsIn(annotationsReport(reportWith(Array.from({ length: count }, (_, i) => failed(`a${i}`)))));
  expect(many(10)).toHaveLength(10);
  expect(many(10)[9]!.message).toBe('status 200; found status 404');
  expect(many(25)).toHaveLength(10);
  expect(many(25)[9]!.message).toBe('and 16 more: see the other reports');
});

describe('whatever the target says', () => {
  test('there is one command for each failure and warning, and nothing else', () => {
    assert(
      property(anyReport, (report) => {
        const commands = commandsIn(annotationsReport(report, { place: { path: 'touchstone.yaml', line: 1 } }));
        for (const { command } of commands) expect(['error', 'warning']).toContain(command);
        for (const { properties } of commands) expect(Object.keys(properties)).toEqual(['file', 'line', 'title']);
        expect(commands.filter(({ command }) => command === 'warning')).toHaveLength(report.counts.warnings);
      }),
    );
  });
  test('a short message arrives as it is but for its control characters', () => {
    assert(
      property(anyText, (text) => {
        const message = text.replace(/[^\P{Cc}\n]|[\p{Zl}\p{Zp}\p{Bidi_Control}\p{Cs}\t]/gu, '').slice(0, 500);
        const [command] = commandsIn(annotationsReport(reportWith([failed('a', { message: `${message}.` })])));
        expect(command!.message.toWellFormed()).toBe(`${message}.`.toWellFormed());
      }),
      { numRuns: 50 },
    );
  });
});
