import { createHash, generateKeyPairSync, sign } from 'node:crypto';

/** An entry as it is sent to a log of Rekor v2: a signature over an artifact, by a key of P-256. */
export interface SentEntry {
  /** All in standard base64. */
  readonly digest: string;
  readonly signature: string;
  readonly publicKey: string;
}

/** Signs an artifact by a new key. */
export function signedEntry(artifact: Uint8Array): SentEntry {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return {
    digest: createHash('sha256').update(artifact).digest('base64'),
    signature: sign('sha256', artifact, privateKey).toString('base64'),
    publicKey: publicKey.export({ format: 'der', type: 'spki' }).toString('base64'),
  };
}

/** The CreateEntryRequest, as JSON. */
export function requestOf({ digest, signature, publicKey }: SentEntry): Uint8Array {
  const verifier = { publicKey: { rawBytes: publicKey }, keyDetails: 'PKIX_ECDSA_P256_SHA_256' };
  return Buffer.from(
    JSON.stringify({ hashedRekordRequestV002: { digest, signature: { content: signature, verifier } } }),
  );
}
