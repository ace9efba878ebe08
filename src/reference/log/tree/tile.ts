/** Bytes of a tile: its hashes one after the other (C2SP tlog-tiles, "Merkle Tree"); 8,192 bytes when it is full. */
export function tile(hashes: readonly Uint8Array[]): Uint8Array {
  return Buffer.concat(hashes);
}

/** The 32-byte hashes of a tile; the inverse of {@link tile}. `undefined`: not a whole number of hashes. */
export function untile(bytes: Uint8Array): readonly Uint8Array[] | undefined {
  if (bytes.length % 32 !== 0) return undefined;
  const hashes: Uint8Array[] = [];
  for (let at = 0; at < bytes.length; at += 32) hashes.push(bytes.subarray(at, at + 32));
  return hashes;
}
