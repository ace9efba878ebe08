import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { equalDecimals, isWholeNumber } from './decimal.ts';

describe('sameDecimal', () => {
  test.each([
    [['1559', '1559.0', '1.559e3', '15590E-1', '1559e+0', '0.1559e4'], '1559e0'],
    [['0', '-0', '0.00', '0e5', '-0.0E-3'], '0e0'],
    [['100', '1e2', '10e+01'], '1e2'],
    [['-3.0050', '-3005e-3'], '-3005e-3'],
    [['9007199254740993', '9007199254740993.00'], '9007199254740993e0'],
  ])('%j are the same number: %s', (texts, canonical) => {
    for (const text of texts) expect(equalDecimals(text)).toBe(canonical);
  });

  test.each(['', '+1', '01', '1.', '.5', '1,559', '0x1f', 'NaN', '1e', ' 1', '1 ', '1e9999999999999999999'])(
    '%j is not a number',
    (text) => expect(equalDecimals(text)).toBeUndefined(),
  );

  it('distinguishes two numbers that are the same double', () =>
    expect(equalDecimals('9007199254740993')).not.toBe(equalDecimals('9007199254740992')));

  it('gives every spelling of a double the same text', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), fc.nat(100), (number, digits) => {
        const texts = [JSON.stringify(number), number.toExponential()];
        expect(new Set(texts.map(equalDecimals)).size).toBe(1);
        const [, whole = ''] = /^-?(\d+)e/.exec(equalDecimals(texts[0]!)!) ?? [];
        expect(Number(equalDecimals(texts[0]!))).toBe(number + 0);
        expect(whole).not.toMatch(/^0.|.0$/);
        const rounded = Math.round((number % 1e6) * 100) / 100;
        // Six digits before the point and nine behind it: with one more, toFixed shows where the double differs from the decimal.
        expect(equalDecimals(rounded.toFixed(2 + (digits % 8)))).toBe(equalDecimals(String(rounded)));
      }),
    );
  });

  it('reads a megabyte', () => {
    expect(equalDecimals(`1${'0'.repeat(1_000_000)}`)).toBe('1e1000000');
    expect(equalDecimals(`0.${'0'.repeat(1_000_000)}1`)).toBe('1e-1000001');
    expect(equalDecimals(`1e${'9'.repeat(1_000_000)}`)).toBeUndefined();
  });
});

test.each([
  ['1559', true],
  ['1559.0', true],
  ['1e3', true],
  ['-0', true],
  ['15.59e2', true],
  ['1559.5', false],
  ['1e-1', false],
  ['10e-1', true],
  ['"1"', false],
])('isWhole: %s: %s', (text, whole) => expect(isWholeNumber(text)).toBe(whole));
