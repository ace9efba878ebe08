/** What CreateEntry is asked to log: a signature over a digest, and by what it is verified (Rekor v2, hashedrekord). */
export interface NewEntry {
  /** The digest of what was signed, raw. */
  readonly digest: Uint8Array;
  /** The signature; ASN.1 DER for ECDSA. */
  readonly signature: Uint8Array;
  /** The key as SubjectPublicKeyInfo, or a certificate that holds it; DER. */
  readonly verifier: { readonly kind: 'publicKey' | 'x509Certificate'; readonly rawBytes: Uint8Array };
  /** Name of the key's type and hash, as Sigstore's enum PublicKeyDetails has it: `PKIX_ECDSA_P256_SHA_256`. */
  readonly keyDetails: string;
}

/** What CreateEntry answers with: a TransparencyLogEntry. A member is absent where the answer does not have it. */
export interface LogEntry {
  readonly logIndex: bigint;
  /** The hash of which the first four bytes are the key ID of the log's signature lines. */
  readonly logId?: Uint8Array;
  readonly kindVersion?: { readonly kind: string; readonly version: string };
  readonly integratedTime: bigint;
  /** The signed entry timestamp, where there is one. */
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
