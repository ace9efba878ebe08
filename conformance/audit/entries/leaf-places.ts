/** Where the fields of a TileLeaf are, without copying any (C2SP static-ct-api, "Log entries"; RFC 6962 section 3.4). */

/** Each field as a place in the bytes. */
export interface LeafPlaces {
  /** Of a precertificate: the SHA-256 hash of its issuer's key. */
  readonly issuerKeyHash?: number;
  /** The certificate, or the TBSCertificate of a precertificate, up to `signedEnd`. */
  readonly signed: number;
  readonly signedEnd: number;
  /** The extensions, up to the end of the TimestampedEntry. */
  readonly extensions: number;
  readonly timestampedEnd: number;
  /** The precertificate, up to `wholeEnd`; both are the same place in the entry of a certificate. */
  readonly whole: number;
  readonly wholeEnd: number;
  /** The fingerprints, up to the end of the TileLeaf. */
  readonly chain: number;
  readonly end: number;
}

/** Why no TileLeaf begins at a place; `field`: the one in which reading ended. */
export interface LeafDefect {
  readonly kind: 'truncated' | 'entry-type' | 'chain';
  readonly field: string;
  readonly expected: string;
  readonly actual: string;
}

const X509_ENTRY = 0;
const PRECERT_ENTRY = 1;
const HASH_BYTES = 32;

const endsIn = (field: string, bytes: Buffer): LeafDefect => {
  const expected = `${field} as long as the lengths before it state`;
  return { kind: 'truncated', field, expected, actual: `it runs past the end of ${bytes.length} bytes` };
};

/** The place after an opaque value that begins with its length in so many bytes; beyond the bytes where they end in it. */
function after(bytes: Buffer, at: number, lengthBytes: 2 | 3): number {
  const start = at + lengthBytes;
  return start > bytes.length ? Number.POSITIVE_INFINITY : start + bytes.readUIntBE(at, lengthBytes);
}

/** The places in the TileLeaf that begins at `at`. */
export function leafPlaces(bytes: Buffer, at: number): LeafPlaces | LeafDefect {
  const size = bytes.length;
  if (at + 8 > size) return endsIn('timestamp', bytes);
  if (at + 10 > size) return endsIn('entry_type', bytes);
  const type = bytes.readUInt16BE(at + 8);
  if (type !== X509_ENTRY && type !== PRECERT_ENTRY)
    return {
      kind: 'entry-type',
      field: 'entry_type',
      expected: 'x509_entry (0) or precert_entry (1)',
      actual: `${type}`,
    };
  const isPrecertificate = type === PRECERT_ENTRY;
  const afterType = at + 10;
  const signedLength = isPrecertificate ? afterType + HASH_BYTES : afterType;
  if (signedLength > size) return endsIn('issuer_key_hash', bytes);
  const signedEnd = after(bytes, signedLength, 3);
  if (signedEnd > size) return endsIn(isPrecertificate ? 'tbs_certificate' : 'signed_entry', bytes);
  const timestampedEnd = after(bytes, signedEnd, 2);
  if (timestampedEnd > size) return endsIn('extensions', bytes);
  const wholeEnd = isPrecertificate ? after(bytes, timestampedEnd, 3) : timestampedEnd;
  if (wholeEnd > size) return endsIn('pre_certificate', bytes);
  const end = after(bytes, wholeEnd, 2);
  if (end > size) return endsIn('certificate_chain', bytes);
  const chain = wholeEnd + 2;
  if ((end - chain) % HASH_BYTES !== 0)
    return {
      kind: 'chain',
      field: 'certificate_chain',
      expected: `fingerprints of ${HASH_BYTES} bytes each`,
      actual: `${end - chain} bytes`,
    };
  return {
    ...(isPrecertificate && { issuerKeyHash: afterType }),
    signed: signedLength + 3,
    signedEnd,
    extensions: signedEnd + 2,
    timestampedEnd,
    whole: isPrecertificate ? timestampedEnd + 3 : timestampedEnd,
    wholeEnd,
    chain,
    end,
  };
}
