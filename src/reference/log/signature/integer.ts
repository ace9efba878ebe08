/** The integer in bytes, big-endian (SEC 1, section 2.3.8). An empty array is 0. */
export function integerOf(bytes: Uint8Array): bigint {
  return BigInt(`0x0${Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('hex')}`);
}

/** An integer as `length` bytes, big-endian (SEC 1, section 2.3.7); it has to fit. */
export function bytesOf(integer: bigint, length: number): Buffer {
  return Buffer.from(integer.toString(16).padStart(2 * length, '0'), 'hex');
}
