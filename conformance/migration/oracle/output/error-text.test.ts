import { expect, test } from 'vitest';
import { repeatedLine, stackTrace } from './error-text.ts';

test.each([
  ['Error: no\n    at main (file:///a/b.mjs:3:7)\n', 'at main (file:///a/b.mjs:3:7)'],
  ['Error: no\r\n    at async /a/b.js:3:7\r\n', 'at async /a/b.js:3:7'],
  ['Traceback (most recent call last):\n  File "a.py", line 1\n', 'Traceback (most recent call last):'],
  ['Exception\n\tat org.Main.main(Main.java:5)\n', 'at org.Main.main(Main.java:5)'],
  ['panic: no\n\ngoroutine 1 [running]:\n', 'goroutine 1 ['],
])('finds a stack trace: %j', (output, frame) => expect(stackTrace(output)).toBe(frame));

test.each(['Error: no contract at 0x12:', 'founders[0].address: expected an address, found "0x12"\n  at founders[0]'])(
  'finds no stack trace in a sentence: %j',
  (output) => expect(stackTrace(output)).toBeUndefined(),
);

test('finds a sentence that is printed twice, with colour or without', () => {
  const sentence = 'the parameters file is not there';
  expect(repeatedLine(`${sentence}\n\u001b[31m${sentence}\u001b[0m\n`)).toBe(sentence);
  expect(repeatedLine(`${sentence}\nand so it is\n`)).toBeUndefined();
  expect(repeatedLine(`usage:\nusage:\n${'-'.repeat(40)}\n${'-'.repeat(40)}\n`)).toBeUndefined();
});

test('a word of a million letters is no sentence', () => {
  const letters = 'a'.repeat(1024 * 1024);
  expect(repeatedLine(`${letters}\n${letters}`)).toBeUndefined();
});
