/** Requests to a log of Rekor v2, and the entries that most of them are about. */
import { ecdsa, type HashedRekord, hashedRekord } from './entries.ts';

/** One request. */
export interface Asked {
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
}

export const ENTRIES = '/api/v2/log/entries';
/** The usual headers of a request. */
export const JSON_TYPE = { 'Content-Type': 'application/json' };

/** The default signer. */
export const p256 = ecdsa('PKIX_ECDSA_P256_SHA_256', 'P-256', 'sha256');

/** A POST of an entry. */
export const post = (name: string, entry: unknown, headers: Record<string, string> = JSON_TYPE): Asked => ({
  name,
  method: 'POST',
  path: ENTRIES,
  headers,
  body: typeof entry === 'string' || Buffer.isBuffer(entry) ? entry : JSON.stringify(entry),
});

let count = 0;
/** A new artifact for each call. */
export const artifact = (): string => `artifact ${count++} of ${process.pid} at ${Date.now()}`;
/** A sound entry of P-256. */
export const fresh = (): { readonly hashedRekordRequestV002: HashedRekord } => ({
  hashedRekordRequestV002: hashedRekord(p256, artifact()),
});
/** An entry with a change. */
export const altered = (change: Parameters<typeof hashedRekord>[2], signer = p256) => ({
  hashedRekordRequestV002: hashedRekord(signer, artifact(), change),
});

/** An entry with a digest other than the signed one. */
export const unsound = () => altered({ digest: Buffer.alloc(32, 1) });
