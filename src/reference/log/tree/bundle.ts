/**
 * Bytes of an entry bundle: for each entry its length as a big-endian uint16, then the entry (C2SP tlog-tiles, "Log
 * entries"). A length beyond 65,535 does not fit and wraps: the log refuses such an entry earlier.
 */
export function bundle(entries: readonly Uint8Array[]): Uint8Array {
  let length = 0;
  for (const entry of entries) length += 2 + entry.length;
  const bytes = new Uint8Array(length);
  const view = new DataView(bytes.buffer);
  let at = 0;
  for (const entry of entries) {
    view.setUint16(at, entry.length);
    bytes.set(entry, at + 2);
    at += 2 + entry.length;
  }
  return bytes;
}

/** The entries of a bundle; the inverse of {@link bundle}. `undefined`: the bytes end inside an entry or its length. */
export function unbundle(bytes: Uint8Array): readonly Uint8Array[] | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const entries: Uint8Array[] = [];
  let at = 0;
  while (at < bytes.length) {
    if (at + 2 > bytes.length) return undefined;
    const end = at + 2 + view.getUint16(at);
    if (end > bytes.length) return undefined;
    entries.push(bytes.subarray(at + 2, end));
    at = end;
  }
  return entries;
}
