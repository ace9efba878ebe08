/**
 * Verifier keys.
 *
 * Follows: C2SP signed-note, "Signature types" and "Verifier keys"
 */
/** The name and the public key of a signer. */
export interface Vkey {
  /** Key name: non-empty, no Unicode space, no `+`. */
  readonly name: string;
  /** The first four bytes of the key's hash, as an unsigned 32-bit number. */
  readonly keyId: number;
  /** Signature type byte: 0x01 Ed25519, 0x02 ECDSA, 0x04 Ed25519 cosignature, 0x05 tree head, 0x06 ML-DSA-44 cosignature, 0xFF RSA. */
  readonly type: number;
  /**
   * The public key as the type encodes it: 32 raw bytes for 0x01 and 0x04, SPKI DER for 0x02 and 0x05, 1312 raw bytes for 0x06,
   * the identifier of RSA and SPKI DER for 0xFF.
   */
  readonly key: Uint8Array;
  /** The vkey line itself. */
  readonly text: string;
}
