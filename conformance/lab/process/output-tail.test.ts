import { describe, expect, test } from 'vitest';
import { OutputTail } from './output-tail.ts';

const words = (...pieces: (string | Buffer)[]) => {
  const tail = new OutputTail();
  for (const piece of pieces) tail.add(Buffer.from(piece));
  return tail.words();
};

describe('the last lines of a stream', () => {
  test('are joined into one line', () => expect(words('a\n\n', 'b\r\nc', 'd\n')).toBe('a | b | cd'));
  test('are empty for an empty stream', () => expect(words(' \n\n')).toBe(''));
  test('contain no control sequences', () =>
    expect(words('\x1b[31mred\x1b[0m\x1b]0;title\x07 \x07\u202e')).toBe('red \\x07\\u202e'));
  test('omit stack frames', () => expect(words('Error: no\n    at f (a.js:1:2)\nend')).toBe('Error: no | end'));
  test('come from the last 4 KB, and begin with a whole line', () => {
    const tail = new OutputTail();
    for (let i = 0; i < 100_000; i++) tail.add(Buffer.from(`line ${i}\n`));
    expect(tail.words()).toBe(Array.from({ length: 12 }, (_, i) => `line ${99_988 + i}`).join(' | '));
  });
  test('are cut where a line is long', () => {
    const lastWords = words(Buffer.alloc(1_000_000, 'é'));
    expect(lastWords).toBe(`…${'é'.repeat(600)}`);
  });
  test('are text for any bytes', () => expect(words(Buffer.from([0x61, 0xff, 0x00, 0x62]))).toBe('a\ufffd\\x00b'));
});
