import { assert, property, string } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LEGIBLE_LENGTH, legibleText } from './legible-text.ts';

describe('legible', () => {
  test.each([
    ['plain text stays', 'tile/0/000, hash 7', 'tile/0/000, hash 7'],
    ['newlines and tabs stay', 'a\n\tb', 'a\n\tb'],
    ['letters of all scripts stay', 'żółć 漢字 עברית', 'żółć 漢字 עברית'],
    ['emoji stay, joined ones too', '😀 👩‍💻', '😀 👩‍💻'],
    ['escape sequences', '\x1b[31mred\x1b]0;title\x07', '\\x1b[31mred\\x1b]0;title\\x07'],
    ['their one-byte forms', '\x9b31m\x90', '\\x9b31m\\x90'],
    ['carriage return, backspace, delete, NUL', 'a\rb\bc\x7f\0', 'a\\x0db\\x08c\\x7f\\x00'],
    ['characters that change the direction', 'a\u202eb\u2066c\u200fd', 'a\\u202eb\\u2066c\\u200fd'],
    ['separators of lines and paragraphs', 'a\u2028b\u2029', 'a\\u2028b\\u2029'],
    ['lone surrogates', '\ud83d a \ude00', '\\ud83d a \\ude00'],
  ])('%s', (_name, text, expected) => expect(legibleText(text)).toBe(expected));

  test('cuts at the limit and states the whole length', () => {
    expect(legibleText('x'.repeat(LEGIBLE_LENGTH))).toBe('x'.repeat(LEGIBLE_LENGTH));
    expect(legibleText('x'.repeat(LEGIBLE_LENGTH + 1))).toBe(
      `${'x'.repeat(LEGIBLE_LENGTH)}… (${LEGIBLE_LENGTH + 1} characters)`,
    );
    expect(legibleText('abcdef', 3)).toBe('abc… (6 characters)');
  });
  test('does not cut an emoji in two', () => expect(legibleText('ab😀😀', 3)).toBe('ab… (6 characters)'));
  test('cuts a text that escapes make too long', () => {
    expect(legibleText('\0'.repeat(900))).toMatch(/^(\\x00){250}… \(900 characters\)$/);
  });
  test('keeps the beginning whatever the length, is well formed, and does not change when applied twice', () => {
    assert(
      property(string({ unit: 'binary' }), string({ unit: 'binary', maxLength: 3 }), (text, more) => {
        const once = legibleText(text, 20);
        expect(once.isWellFormed()).toBe(true);
        expect(legibleText(once)).toBe(once);
        if (!once.includes('… (')) expect(legibleText(text + more, 1000).startsWith(once)).toBe(true);
      }),
    );
  });
});
