/**
 * Addresses as text, with the checksum of their letters' case (ERC-55).
 *
 * Anchored by: ERC-55, "Test Cases"
 */

import { type ParseResult, parseDefect, parsedValue } from '../../../core/check/parse-result.ts';
import { utf8 } from '../../../oracle/bytes/bytes.ts';
import { quotedText } from '../../../oracle/bytes/quoted-text.ts';
import { keccak256 } from './keccak.ts';

/** The zero address, whose key nobody has. */
export const ZERO_ADDRESS = `0x${'0'.repeat(40)}`;

/** An address with its checksum: a letter is a capital if the digit of the hash at its place is 8 or more. */
export function checksummed(address: string): string {
  const digits = address.slice(2).toLowerCase();
  const hash = keccak256(utf8(digits));
  const nibble = (i: number) => (i % 2 === 0 ? hash[i >> 1]! >> 4 : hash[i >> 1]! & 15);
  return `0x${[...digits].map((digit, i) => (nibble(i) >= 8 ? digit.toUpperCase() : digit)).join('')}`;
}

/**
 * Reads an address: `0x` and 40 hexadecimal digits. Letters all of one case carry no checksum (ERC-55, "Adoption");
 * letters of both have to carry the right one.
 *
 * @returns the address with its checksum.
 */
export function readAddress(text: string): ParseResult<string, 'shape' | 'checksum'> {
  if (!/^0x[0-9a-fA-F]{40}$/.test(text)) return parseDefect('shape', '0x and 40 hexadecimal digits', quotedText(text));
  const right = checksummed(text);
  const digits = text.slice(2);
  const oneCase = digits === digits.toLowerCase() || digits === digits.toUpperCase();
  if (!oneCase && text !== right) return parseDefect('checksum', right, text);
  return parsedValue(right);
}
