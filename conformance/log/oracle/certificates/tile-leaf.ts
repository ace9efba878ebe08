/**
 * Data tiles (C2SP static-ct-api, "Log entries"): TileLeaf structures one after the other, each a TimestampedEntry of
 * RFC 6962 section 3.4, the precertificate if it is of one, and the fingerprints of its issuers.
 *
 * Anchored by: a data tile and a tile of the log navigli2025h2
 */
import { type ParseResult, parseDefect, parsedValue } from '../../../core/check/parse-result.ts';
import { concatBytes, hex } from '../../../oracle/bytes/bytes.ts';

/** An entry of a log of certificates. */
export interface TileLeaf {
  /** Milliseconds since 1970. */
  readonly timestamp: bigint;
  /** The certificate, or the TBSCertificate of a precertificate, in DER. */
  readonly signed: Uint8Array;
  /** Only of a precertificate: the hash of its issuer's key, 32 bytes, and the precertificate itself in DER. */
  readonly precertificate?: { readonly issuerKeyHash: Uint8Array; readonly whole: Uint8Array };
  /** The content of CtExtensions. */
  readonly extensions: Uint8Array;
  /** SHA-256 of each issuer in the chain, in lowercase hex. */
  readonly fingerprints: readonly string[];
  /** The MerkleTreeLeaf, whose leaf hash is in the tree: version v1, type timestamped_entry, the TimestampedEntry. */
  readonly merkleTreeLeaf: Uint8Array;
}

type LeafReason = 'truncated' | 'entry-type' | 'chain';

/** The bytes end inside a value. */
class Truncated extends Error {}

/** Takes values from the front of some bytes. @throws Truncated where they end. */
class Reader {
  readonly bytes: Uint8Array;
  at: number;
  constructor(bytes: Uint8Array, at: number) {
    this.bytes = bytes;
    this.at = at;
  }
  take(length: number): Uint8Array {
    if (this.at + length > this.bytes.length) throw new Truncated();
    this.at += length;
    return this.bytes.slice(this.at - length, this.at);
  }
  number(length: number): number {
    return this.take(length).reduce((value, byte) => value * 256 + byte, 0);
  }
  /** An opaque value after its length in so many bytes (RFC 8446 section 3.4). */
  opaque(lengthBytes: number): Uint8Array {
    return this.take(this.number(lengthBytes));
  }
}

/** The LogEntryType of RFC 6962 section 3.1. */
const X509_ENTRY = 0;
const PRECERT_ENTRY = 1;
const FINGERPRINT = 32;

/** One TileLeaf that begins at `at`, and where it ends. @throws Truncated */
function readLeaf(bytes: Uint8Array, at: number): ParseResult<{ leaf: TileLeaf; end: number }, LeafReason> {
  const from = new Reader(bytes, at);
  const timestamp = BigInt(`0x${hex(from.take(8))}`);
  const type = from.number(2);
  if (type !== X509_ENTRY && type !== PRECERT_ENTRY)
    return parseDefect('entry-type', 'x509_entry (0) or precert_entry (1)', String(type), `byte offset ${at + 8}`);
  const issuerKeyHash = type === PRECERT_ENTRY ? from.take(32) : undefined;
  const signed = from.opaque(3);
  const extensions = from.opaque(2);
  const merkleTreeLeaf = concatBytes(Uint8Array.of(0, 0), bytes.subarray(at, from.at));
  const precertificate = issuerKeyHash && { issuerKeyHash, whole: from.opaque(3) };
  const chain = from.opaque(2);
  if (chain.length % FINGERPRINT !== 0)
    return parseDefect('chain', 'fingerprints of 32 bytes', `${chain.length} bytes`, `byte offset ${from.at}`);
  const fingerprints = Array.from({ length: chain.length / FINGERPRINT }, (_, i) =>
    hex(chain.subarray(i * FINGERPRINT, (i + 1) * FINGERPRINT)),
  );
  const more = precertificate ? { precertificate } : {};
  return parsedValue({ leaf: { timestamp, signed, ...more, extensions, fingerprints, merkleTreeLeaf }, end: from.at });
}

/**
 * The entries of a data tile that must contain exactly `count` of them. Linear in the bytes.
 *
 * `truncated`: an entry runs past the end. `entry-type`: an entry is neither of a certificate nor of a precertificate.
 * `chain`: the chain of an entry is not a whole number of fingerprints. `count`: the bytes are fewer entries than
 * `count`. `trailing-bytes`: bytes follow the last of them.
 */
export function parseDataTile(
  bytes: Uint8Array,
  count: number,
): ParseResult<TileLeaf[], LeafReason | 'trailing-bytes' | 'count'> {
  const leaves: TileLeaf[] = [];
  let at = 0;
  while (leaves.length < count && at < bytes.length) {
    try {
      const { value, defect } = readLeaf(bytes, at);
      if (defect) return { defect: { ...defect, at: `${defect.at}, entry ${leaves.length}` } };
      leaves.push(value.leaf);
      at = value.end;
    } catch (cause) {
      if (!(cause instanceof Truncated)) throw cause;
      const actual = `entry ${leaves.length} runs past the end of ${bytes.length} bytes`;
      return parseDefect('truncated', `${count} whole entries`, actual, `byte offset ${at}`);
    }
  }
  if (leaves.length < count) return parseDefect('count', `${count} entries`, `${leaves.length} entries`);
  if (at === bytes.length) return parsedValue(leaves);
  const expected = `nothing after ${count} entries`;
  return parseDefect('trailing-bytes', expected, `${bytes.length - at} more bytes`, `byte offset ${at}`);
}
