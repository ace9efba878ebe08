import { assert, property } from 'fast-check';
import { expect, test } from 'vitest';
import { anyText } from '../document/any-report.test-tool.ts';
import { withoutCommands } from './stopped-commands.ts';

/** The lines that the runner obeys, beside those that stop and resume. */
function obeyed(log: string): readonly string[] {
  let word: string | undefined;
  return log.split('\n').filter((line) => {
    const text = line.trimStart();
    if (word === undefined && text.startsWith('::stop-commands::')) word = text.slice('::stop-commands::'.length);
    else if (word !== undefined && text.startsWith(`::${word}::`)) word = undefined;
    else return word === undefined && (text.startsWith('::') || text.includes('##['));
    return false;
  });
}

test('a text without commands stays as it is', () => {
  expect(withoutCommands('Touchstone log: a::b\n')).toBe('Touchstone log: a::b\n');
});

test('no command of a target is obeyed, and one after the text is', () => {
  assert(
    property(anyText, anyText, (one, other) => {
      const text = `Touchstone\n${one}\n${other}\n`;
      expect(obeyed(`${withoutCommands(text)}::error::a`)).toEqual(['::error::a']);
    }),
  );
  expect(obeyed('  ::error::a\nb ##[error]c\nd::e')).toEqual(['  ::error::a', 'b ##[error]c']);
});
