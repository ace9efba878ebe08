/** Naive arithmetic on the numbers of RSA. */

/** A number as JWK has it (RFC 7518, section 6.3.1). */
export function rsaNumber(base64url: string): bigint {
  return BigInt(`0x${Buffer.from(base64url, 'base64url').toString('hex')}`);
}

/** A number in so many bytes, the first the highest (RFC 8017, section 4.1). */
export function rsaNumberBytes(number: bigint, length: number): Uint8Array {
  return new Uint8Array(Buffer.from(number.toString(16).padStart(2 * length, '0'), 'hex'));
}

/** `base` to the power of `exponent`, modulo `modulus`. */
export function power(base: bigint, exponent: bigint, modulus: bigint): bigint {
  let result = 1n;
  let square = base % modulus;
  for (let rest = exponent; rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = (result * square) % modulus;
    square = (square * square) % modulus;
  }
  return result;
}
