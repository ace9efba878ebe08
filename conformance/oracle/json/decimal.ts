/**
 * Compares decimal numbers by their text, without the rounding of a double.
 *
 * Anchored by: RFC 8259 section 13, the numbers of the published examples; RFC 7493 section 2.2, the bounds
 */

const NUMBER = /^(?<sign>-?)(?<whole>0|[1-9]\d*)(?:\.(?<fraction>\d+))?(?:[eE](?<exponent>[+-]?\d+))?$/;
/** More digits than any exponent in use; a longer exponent is not evaluated. */
const EXPONENT_DIGITS = 18;

/**
 * The bounds of the digits without zeros at both ends. A regular expression would take quadratic time over a run of
 * zeros.
 */
function bounds(digits: string): { from: number; to: number } {
  let [from, to] = [0, digits.length];
  while (digits[from] === '0') from++;
  while (to > from && digits[to - 1] === '0') to--;
  return { from, to };
}

/** A number as `digits × 10^exponent`; the digits have no zeros at either end, and zero has no digits. */
interface Decimal {
  readonly negative: boolean;
  readonly digits: string;
  readonly exponent: bigint;
}

/** Undefined for a text that is not a number of RFC 8259 section 6, and for an exponent that is too long. */
function decimal(text: string): Decimal | undefined {
  const parts = NUMBER.exec(text)?.groups;
  if (parts === undefined || (parts.exponent?.length ?? 0) > EXPONENT_DIGITS) return undefined;
  const digits = parts.whole! + (parts.fraction ?? '');
  const { from, to } = bounds(digits);
  if (from === to) return { negative: false, digits: '', exponent: 0n };
  const shift = BigInt(digits.length - to - (parts.fraction?.length ?? 0));
  return {
    negative: parts.sign === '-',
    digits: digits.slice(from, to),
    exponent: BigInt(parts.exponent ?? 0) + shift,
  };
}

/**
 * The same text for every spelling of a number (RFC 8259 section 6): `1559`, `1559.0` and `1.559e3` are `1559e0`.
 * Undefined where the text is not a number, or has an exponent of more than 18 characters.
 */
export function equalDecimals(text: string): string | undefined {
  const number = decimal(text);
  return number && `${number.negative ? '-' : ''}${number.digits || '0'}e${number.exponent}`;
}

/** Whether a number has no fractional part: `1559.0` and `1e3` are whole numbers as well. */
export function isWholeNumber(text: string): boolean {
  const number = decimal(text);
  return number !== undefined && number.exponent >= 0n;
}
