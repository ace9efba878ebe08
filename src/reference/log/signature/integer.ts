/** The integer that bytes are, the first the highest (SEC 1, section 2.3.8). None are 0. */
export function integerOf(bytes: Uint8Array): bigint {
  return BigInt(`0x0${Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('hex')}`);
}

/** An integer as so many bytes (SEC 1, section 2.3.7), which have to be enough. */
export function bytesOf(integer: bigint, length: number): Buffer {
  return Buffer.from(integer.toString(16).padStart(2 * length, '0'), 'hex');
}
