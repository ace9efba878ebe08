import fc from 'fast-check';

/** The number of digits that a double always keeps (IEEE 754, DBL_DIG). */
const DIGITS = 15;
/** JavaScript writes numbers with smaller exponents in exponential form, which not every reader of JSON can convert into wei. */
const SMALLEST = -6;

/** A decimal number, by powers of ten. */
const ofDigits = (most: number) =>
  fc
    .tuple(fc.nat(most), fc.integer({ min: 0, max: DIGITS }), fc.integer({ min: 0, max: DIGITS }))
    .map(([digits, places, zeros]) => {
      const text = String(digits);
      const behind = Math.min(places, -SMALLEST);
      return Number(`${text}e${text.length > 6 ? 0 : zeros > 9 ? zeros - 9 : -behind}`);
    });

/**
 * Amounts of tokens for a parameters file: whole ones and fractions, zero, large ones up to `most`. A double keeps each of them
 * exactly, and JavaScript writes it without an exponent. Shrinks to zero.
 */
export function daoAmount(most = 1e18): fc.Arbitrary<number> {
  const edges = [0, 1, 0.5, 0.25, 1.000001, 0.000001, 999.999, 1000, 2 ** 53 - 1, 1e17, 1e18].filter(
    (amount) => amount <= most,
  );
  return fc.oneof(
    { withCrossShrink: true },
    fc.constantFrom(...edges),
    fc.nat(100_000),
    ofDigits(999_999_999).filter((digit) => digit <= most),
  );
}
