import { expect, test } from 'vitest';
import { quotedText } from './quoted-text.ts';

test('RFC 8259 section 7: the published G clef is read back from the quoted text', () => {
  expect(JSON.parse('"\\uD834\\uDD1E"')).toBe('\u{1D11E}');
  expect(JSON.parse(quotedText('\u{1D11E}'))).toBe('\u{1D11E}');
});

test('control characters are escaped, and a long text is cut with its length', () => {
  expect(quotedText('a\r\n"')).toBe('"a\\r\\n\\""');
  expect(quotedText('x'.repeat(100))).toHaveLength(102);
  expect(quotedText('x'.repeat(1_000_000))).toBe(`"${'x'.repeat(100)}"… (1000000 characters)`);
});
