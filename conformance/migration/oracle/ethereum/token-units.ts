/**
 * Numbers of a parameters file in the units of a chain. They are computed from their text, without a `number` of JavaScript.
 *
 * Anchored by: the founders and voting parameters that npm's @daostack/migration sent, 5 and 100 and 1000 and 1.5 tokens
 */
import { equalDecimals } from '../../../oracle/json/decimal.ts';
import { UINT256_MAX } from './solidity-packed.ts';

/** The decimals of tokens and reputation of a DAO, and of the voting machine's rewards and bounties. */
export const DECIMALS = 18;
/** More digits than any uint256 has. */
const DIGITS = 78;

/**
 * The number × 10^decimals, if that is a uint256: undefined for a negative number, a fraction, a number that is too large, and
 * a text that is not a number of JSON (RFC 8259, section 6). `1e21`, `0.5` and `10.0` have their exact values.
 */
export function scaled(text: string, decimals: number): bigint | undefined {
  const [digits, exponent] = (equalDecimals(text) ?? '').split('e');
  if (digits === undefined || exponent === undefined || digits.startsWith('-')) return undefined;
  const places = BigInt(exponent) + BigInt(decimals);
  if (digits === '0') return 0n;
  if (places < 0n || places + BigInt(digits.length) > DIGITS) return undefined;
  const value = BigInt(digits) * 10n ** places;
  return value <= UINT256_MAX ? value : undefined;
}

/** Whole units of a token in its smallest ones: 1 is 10^18. */
export function inWei(text: string): bigint | undefined {
  return scaled(text, DECIMALS);
}

/**
 * Whether a program that reads numbers as doubles (IEEE 754) keeps this number: the shortest text of the nearest double is the
 * same number. Other numbers are valid in a file, but no common parser of JSON reads them exactly.
 */
export function survivesDouble(text: string): boolean {
  const same = equalDecimals(text);
  return same !== undefined && equalDecimals(String(Number(text)).replace('e+', 'e')) === same;
}
