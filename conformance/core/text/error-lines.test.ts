import { expect, test } from 'vitest';
import { errorLines } from './error-lines.ts';

const CRASH = `deploying
file:///tool/main.mjs:3
  throw new TypeError('no base');
  ^

TypeError: no base
    at file:///tool/main.mjs:3:9
    at ModuleJob.run (node:internal/modules/esm/module_job:430:25)

Node.js v24.9.0
`;

test('the error comes first, above the stack that a runtime prints', () => {
  expect(errorLines(CRASH, 2)).toEqual(['TypeError: no base', '    at file:///tool/main.mjs:3:9']);
});

test('of several errors the last one counts', () => {
  expect(errorLines('Error: first\n    at x\nError [ERR_B]: second\n    at y\n', 1)).toEqual(['Error [ERR_B]: second']);
});

test('Python names the error in its last line', () => {
  const text = 'Traceback (most recent call last):\n  File "m.py", line 1, in <module>\nValueError: no key\n';
  expect(errorLines(text, 3)).toEqual(['ValueError: no key']);
});

test('without an error the last lines count, except blank lines', () => {
  expect(errorLines('a\n\nb\r\nc\n\n', 2)).toEqual(['b', 'c']);
  expect(errorLines(' \n', 2)).toEqual([]);
});
