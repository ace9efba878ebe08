/** A chain that the log has accepted. */
export interface Submission {
  /** Milliseconds since 1970: the time in its SCT (RFC 6962, section 3.2). */
  readonly timestamp: bigint;
  /** The certificate in DER, or the TBSCertificate of a precertificate, without the poison. */
  readonly signed: Uint8Array;
  /** The precertificate in DER and the SHA-256 of its issuer's key; absent for a certificate. */
  readonly precertificate?: { readonly whole: Uint8Array; readonly issuerKeyHash: Uint8Array };
  /** SHA-256 of each certificate of the chain after the first, 32 bytes. */
  readonly fingerprints: readonly Uint8Array[];
}

/** The parts of a TileLeaf, as places in its bytes. */
interface Places {
  /** Where the length of the extensions begins. */
  readonly extensions: number;
  /** Where the TimestampedEntry ends. */
  readonly timestamped: number;
  readonly end: number;
}

/** An opaque value after its length in two or three bytes (RFC 8446, section 3.4). */
function opaque(lengthBytes: 2 | 3, content: Uint8Array): Uint8Array {
  const bytes = Buffer.alloc(lengthBytes + content.length);
  bytes.writeUIntBE(content.length, 0, lengthBytes);
  bytes.set(content, lengthBytes);
  return bytes;
}

/**
 * The bytes of a TileLeaf (C2SP static-ct-api, "Log entries") that has no place in the log yet, so its extensions are
 * empty: {@link placed} fills them.
 */
export function tileLeaf({ timestamp, signed, precertificate, fingerprints }: Submission): Uint8Array {
  const head = Buffer.alloc(10);
  head.writeBigUInt64BE(timestamp);
  head.writeUInt16BE(precertificate === undefined ? 0 : 1, 8);
  const chain = opaque(2, Buffer.concat(fingerprints));
  if (precertificate === undefined) return Buffer.concat([head, opaque(3, signed), opaque(2, new Uint8Array()), chain]);
  const { whole, issuerKeyHash } = precertificate;
  return Buffer.concat([head, issuerKeyHash, opaque(3, signed), opaque(2, new Uint8Array()), opaque(3, whole), chain]);
}

/** The places in the TileLeaf that begins at `at`; `undefined` where the bytes end inside it, or its type is unknown. */
function placesOf(bytes: Uint8Array, at: number): Places | undefined {
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const after = (place: number, lengthBytes: 2 | 3) =>
    place + lengthBytes > view.length ? Number.NaN : place + lengthBytes + view.readUIntBE(place, lengthBytes);
  if (at + 10 > view.length) return undefined;
  const type = view.readUInt16BE(at + 8);
  if (type > 1) return undefined;
  const extensions = after(at + 10 + 32 * type, 3);
  const timestamped = after(extensions, 2);
  const end = after(type === 1 ? after(timestamped, 3) : timestamped, 2);
  return end <= view.length ? { extensions, timestamped, end } : undefined;
}

/** A TileLeaf with the extensions of its index (C2SP static-ct-api, "SCT Extension"). */
export function placed(
  entry: Uint8Array,
  index: bigint,
  parts: { ctExtensions(index: bigint): Uint8Array },
): Uint8Array {
  const places = placesOf(entry, 0);
  if (places === undefined) throw new RangeError(`entry ${index} is no TileLeaf: ${entry.length} bytes`);
  return Buffer.concat([
    entry.subarray(0, places.extensions),
    opaque(2, parts.ctExtensions(index)),
    entry.subarray(places.timestamped),
  ]);
}

/** The one extension of an entry, leaf_index (0): its index in five bytes. 8 bytes. */
export function ctExtensions(index: bigint): Uint8Array {
  const bytes = Buffer.from([0, 0, 5, 0, 0, 0, 0, 0]);
  bytes.writeUIntBE(Number(index), 3, 5);
  return bytes;
}

/** The MerkleTreeLeaf of an entry: version v1, type timestamped_entry, and the entry (RFC 6962, section 3.4). */
export function merkleTreeLeaf(entry: Uint8Array): Uint8Array {
  const end = placesOf(entry, 0)?.timestamped ?? entry.length;
  return Buffer.concat([Uint8Array.of(0, 0), entry.subarray(0, end)]);
}

/** Bytes of a data tile: its entries one after the other. */
export function dataTile(entries: readonly Uint8Array[]): Uint8Array {
  return Buffer.concat(entries);
}

/** The entries of a data tile; the inverse of {@link dataTile}. `undefined`: the bytes end inside an entry. */
export function entriesOfDataTile(bytes: Uint8Array): readonly Uint8Array[] | undefined {
  const entries: Uint8Array[] = [];
  for (let at = 0; at < bytes.length; ) {
    const places = placesOf(bytes, at);
    if (places === undefined) return undefined;
    entries.push(bytes.subarray(at, places.end));
    at = places.end;
  }
  return entries;
}
