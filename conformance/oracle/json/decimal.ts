/**
 * Decimal numbers by their text, so that nothing is lost on the way through a double.
 *
 * Anchored by: RFC 8259 section 13, the numbers of the published examples; RFC 7493 section 2.2, the bounds
 */

const NUMBER = /^(?<sign>-?)(?<whole>0|[1-9]\d*)(?:\.(?<fraction>\d+))?(?:[eE](?<exponent>[+-]?\d+))?$/;
/** More digits than any exponent in use; longer ones are not worth a number. */
const EXPONENT_DIGITS = 18;

/** Zeros at both ends taken off: without a pattern, which would look at a run of zeros again from each of them. */
function bounds(digits: string): { from: number; to: number } {
  let [from, to] = [0, digits.length];
  while (digits[from] === '0') from++;
  while (to > from && digits[to - 1] === '0') to--;
  return { from, to };
}

/** A number as `digits × 10^exponent`, the digits without zeros at either end, none of them for zero. */
interface Decimal {
  readonly negative: boolean;
  readonly digits: string;
  readonly exponent: bigint;
}

/** Undefined for what is no number of RFC 8259 section 6, and for an exponent beyond all use. */
function decimal(text: string): Decimal | undefined {
  const parts = NUMBER.exec(text)?.groups;
  if (parts === undefined || (parts.exponent?.length ?? 0) > EXPONENT_DIGITS) return undefined;
  const all = parts.whole! + (parts.fraction ?? '');
  const { from, to } = bounds(all);
  if (from === to) return { negative: false, digits: '', exponent: 0n };
  const shift = BigInt(all.length - to - (parts.fraction?.length ?? 0));
  return { negative: parts.sign === '-', digits: all.slice(from, to), exponent: BigInt(parts.exponent ?? 0) + shift };
}

/**
 * One text for each number (RFC 8259 section 6): `1559`, `1559.0` and `1.559e3` are `1559e0`. Undefined where the text
 * is none, or has an exponent of more than 18 characters.
 */
export function equalDecimals(text: string): string | undefined {
  const number = decimal(text);
  return number && `${number.negative ? '-' : ''}${number.digits || '0'}e${number.exponent}`;
}

/** Whether a number has no fractional part, however it is written. `1559.0` and `1e3` are whole. */
export function isWholeNumber(text: string): boolean {
  const number = decimal(text);
  return number !== undefined && number.exponent >= 0n;
}
