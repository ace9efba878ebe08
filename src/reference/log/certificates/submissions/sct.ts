/** A Signed Certificate Timestamp, as the answer to a submission has it (RFC 6962, section 4.1). */
export interface Sct {
  /** SHA-256 of the log's key, 32 bytes (RFC 6962, section 3.2). */
  readonly logId: Uint8Array;
  /** Milliseconds since 1970. */
  readonly timestamp: bigint;
  /** CtExtensions, without their length. */
  readonly extensions: Uint8Array;
  /** The `digitally-signed` struct: algorithms, length, signature. */
  readonly signature: Uint8Array;
}

const text = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64');

/** The JSON of an SCT, of version v1 (0). */
export function sctJson({ logId, timestamp, extensions, signature }: Sct): string {
  return JSON.stringify({
    sct_version: 0,
    id: text(logId),
    timestamp: Number(timestamp),
    extensions: text(extensions),
    signature: text(signature),
  });
}

/** The answer to get-roots (RFC 6962, section 4.7). */
export function rootsJson(roots: readonly Uint8Array[]): string {
  return JSON.stringify({ certificates: roots.map(text) });
}
