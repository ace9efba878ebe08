/**
 * Comparison of addresses and hashes.
 *
 * Follows: EIP-55, which gives the case of letters no meaning but a checksum
 */

/** Whether two values are texts that are equal but for their case. A value that is missing equals no other. */
export const isSameAddress = (a: unknown, b: unknown): boolean =>
  typeof a === 'string' && typeof b === 'string' && a.toLowerCase() === b.toLowerCase();
