import { expect, test } from 'vitest';
import { printedText } from './printed-text.ts';

test('the printed text of a run is without warnings of Node', () => {
  const words = (out: string, err: string) =>
    printedText({ stdout: { text: out, size: 0 }, stderr: { text: err, size: 0 } });
  expect(words('\n', '(node:1) Warning: x\n(Use `node --trace-deprecation ...` to show)\n')).toBe('');
  expect(words('', 'Network private\n')).toBe('Network private');
  expect(words('{}', '')).toBe('{}');
});
