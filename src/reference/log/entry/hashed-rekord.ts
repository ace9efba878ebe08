import { create, toJson } from '@bufbuild/protobuf';
import canonicalize from 'canonicalize';
import { EntrySchema } from '../../../../spec/generated/touchstone/rekor/v2/entry_pb.ts';
import type { Algorithm } from '../signature/algorithms.ts';

/** Kind and version of the entries that the log accepts. */
export const KIND = { kind: 'hashedrekord', version: '0.0.2' } as const;

/** The encoded key, or the certificate that contains it. */
export interface Verifier {
  readonly case: 'publicKey' | 'x509Certificate';
  /** DER. */
  readonly rawBytes: Uint8Array;
}

/** A request that was admitted. */
export interface HashedRekord {
  readonly algorithm: Algorithm;
  readonly digest: Uint8Array;
  readonly signature: Uint8Array;
  readonly verifier: Verifier;
}

/**
 * The leaf: the Entry message in the JSON mapping of protobuf, in the form of RFC 8785. Two requests for the same
 * statement give the same bytes, however they were spelled.
 */
export function canonicalBody({ algorithm, digest, signature, verifier }: HashedRekord): Uint8Array {
  const entry = create(EntrySchema, {
    kind: KIND.kind,
    apiVersion: KIND.version,
    spec: {
      spec: {
        case: 'hashedRekordV002',
        value: {
          data: { algorithm: algorithm.hashAlgorithm, digest },
          signature: {
            content: signature,
            verifier: {
              verifier: { case: verifier.case, value: { rawBytes: verifier.rawBytes } },
              keyDetails: algorithm.keyDetails,
            },
          },
        },
      },
    },
  });
  return Buffer.from(canonicalize(toJson(EntrySchema, entry))!);
}
