/**
 * Entries as they are sent to CreateEntry, and as the log answers with them.
 *
 * Follows: Rekor v2, "CreateEntry" (hashedrekord 0.0.2); sigstore_rekor.proto, TransparencyLogEntry
 */
/** An entry for CreateEntry: a signature over a digest, and the key or certificate that verifies it. */
export interface NewEntry {
  /** The digest of the signed message, raw. */
  readonly digest: Uint8Array;
  /** The signature; ASN.1 DER for ECDSA. */
  readonly signature: Uint8Array;
  /** The key as SubjectPublicKeyInfo, or a certificate with it; DER. */
  readonly verifier: { readonly kind: 'publicKey' | 'x509Certificate'; readonly rawBytes: Uint8Array };
  /** Name of the key's type and hash, as Sigstore's enum PublicKeyDetails has it: `PKIX_ECDSA_P256_SHA_256`. */
  readonly keyDetails: string;
}

/** A TransparencyLogEntry. A member is absent if the answer does not have it. */
export interface LogEntry {
  readonly logIndex: bigint;
  /** The hash of which the first four bytes are the key ID of the log's signature lines. */
  readonly logId?: Uint8Array;
  readonly kindVersion?: { readonly kind: string; readonly version: string };
  readonly integratedTime: bigint;
  /** The signed entry timestamp, if the answer has one. */
  readonly inclusionPromise?: Uint8Array;
  readonly inclusionProof?: LogEntryProof;
  /** The leaf. */
  readonly canonicalizedBody: Uint8Array;
}

/** The inclusion proof of a TransparencyLogEntry. */
export interface LogEntryProof {
  readonly logIndex: bigint;
  readonly treeSize: bigint;
  readonly rootHash: Uint8Array;
  /** From the leaf's sibling up to the root's child. */
  readonly hashes: readonly Uint8Array[];
  /** The signed note. */
  readonly checkpoint: string;
}
