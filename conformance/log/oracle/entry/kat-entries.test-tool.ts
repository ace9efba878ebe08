/** The entries of kat.json, for tests; undefined, with a warning, if the file is absent. */

import { existsSync, readFileSync } from 'node:fs';
import { decodeBase64 } from '../note/strict-base-64.ts';
import type { NewEntry } from './log-entry.ts';

const file = new URL('../../../../../shared/vectors/kat.json', import.meta.url);

interface Held {
  readonly rawBytes: string;
}
interface RequestVector {
  readonly name: string;
  readonly request: {
    readonly hashedRekordRequestV002: {
      readonly digest: string;
      readonly signature: {
        readonly content: string;
        readonly verifier: { readonly publicKey?: Held; readonly x509Certificate?: Held; readonly keyDetails: string };
      };
    };
  };
  readonly canonicalizedBodyUtf8: string;
  readonly leafHashBase64: string;
}
interface KatEntries {
  readonly hashedrekord_requests: { readonly vectors: readonly RequestVector[] };
  readonly clients_md_sample: {
    readonly value: { readonly canonicalizedBody: string; readonly inclusionPromise: null };
  };
  readonly checkpoint_key_hash: {
    readonly vectors: readonly {
      readonly keyType: string;
      readonly origin: string;
      readonly spkiDerBase64: string;
      readonly keyIdUint32: number;
      readonly logIdHex: string;
    }[];
  };
}

export const kat: KatEntries | undefined = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
if (kat === undefined) console.warn(`skipped: known answers, since ${file.pathname} is absent`);

/** The entry in a request of kat.json. */
export function entryOf({ request }: RequestVector): NewEntry {
  const { digest, signature } = request.hashedRekordRequestV002;
  const { publicKey, x509Certificate, keyDetails } = signature.verifier;
  return {
    digest: decodeBase64(digest)!,
    signature: decodeBase64(signature.content)!,
    verifier: {
      kind: publicKey ? 'publicKey' : 'x509Certificate',
      rawBytes: decodeBase64((publicKey ?? x509Certificate)!.rawBytes)!,
    },
    keyDetails,
  };
}
