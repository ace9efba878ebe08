import { expect, test } from 'vitest';
import { Decimal, parseExactly, withDecimals } from './decimal.ts';

test.each([
  ['1.5', 1_500_000_000_000_000_000n],
  ['1e21', 10n ** 39n],
  ['0.000000000000000001', 1n],
  ['123456789012345678901.5', 123_456_789_012_345_678_901_500_000_000_000_000_000n],
  ['1.50', 1_500_000_000_000_000_000n],
  ['10e-1', 10n ** 18n],
  ['0', 0n],
  ['-2', -2n * 10n ** 18n],
])('%s in its smallest unit', (text, expected) => {
  expect(Decimal.parse(text)?.shifted(18)).toBe(expected);
});

test('a number with more decimals than the unit is not an integer', () => {
  expect(Decimal.parse('0.0000000000000000001')?.shifted(18)).toBeUndefined();
  expect(Decimal.parse('1.5')?.shifted(0)).toBeUndefined();
});

test.each(['1e999999999', '1e-101', 'NaN', '', '0x10', `1${'0'.repeat(300)}`])('%s is not a Decimal', (text) => {
  expect(Decimal.parse(text)).toBeUndefined();
});

test('numbers of a file keep their digits, those of a caller their shortest form', () => {
  const { tokens } = parseExactly('{"tokens": 0.1234567890123456789}') as { tokens: Decimal };
  expect(tokens.shifted(19)).toBe(1_234_567_890_123_456_789n);
  const [tenth, huge, text] = withDecimals([0.1, 1e21, '5']) as [Decimal, Decimal, string];
  expect([tenth.shifted(1), huge.shifted(0), text]).toEqual([1n, 10n ** 21n, '5']);
});

test.each(['1.5', '0.001', '-0.5', '1000000000000000000000', '0'])('%s is written unchanged', (text) => {
  expect(JSON.stringify([Decimal.parse(text)])).toBe(`[${text}]`);
});

test('a number that no contract could hold stays a number', () => {
  expect(parseExactly('[1e400]')).toEqual([Number.POSITIVE_INFINITY]);
});
