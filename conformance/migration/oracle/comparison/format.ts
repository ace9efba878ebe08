/**
 * Values of a chain or of parameters as text.
 *
 * Follows: EIP-55
 */

import type { Defect } from '../../../core/check/defect.ts';
import { mismatch } from '../../../core/check/mismatch.ts';

/**
 * A value of the chain or of the parameters as text. Addresses and bytes read the same in upper and in lower case (EIP-55),
 * and numbers the same as `number` and as `bigint`.
 */
export function format(value: unknown): string {
  if (value === undefined) return 'nothing that can be read';
  if (Array.isArray(value)) return `[${value.map(format).join(', ')}]`;
  if (typeof value === 'string' && /^0x[0-9a-fA-F]*$/.test(value)) return value.toLowerCase();
  return String(value);
}

/** A value of the chain that differs from that of the parameters. */
export const valueMismatch = <const R extends string>(
  reason: R,
  wanted: unknown,
  found: unknown,
  at: string,
): Defect<R> | undefined => mismatch(reason, wanted, found, at, format);
