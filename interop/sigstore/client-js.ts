/** Signing, logging and verifying by sigstore-js, with a trusted root of a single log. */

import { createHash, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { type Bundle, bundleFromJSON, bundleToJSON } from '@sigstore/bundle';
import { TrustedRoot } from '@sigstore/protobuf-specs';
import { DSSEBundleBuilder, MessageSignatureBundleBuilder, RekorWitness, type Signer } from '@sigstore/sign';
import { toSignedEntity, toTrustMaterial, Verifier } from '@sigstore/verify';
import { parseVkey } from '../../conformance/log/oracle/note/vkey.ts';
import { selfSigned } from '../rekor/certificate.ts';
import type { SigstoreLog } from './logs.ts';

/** A key of P-256, which is the only kind that sigstore-js names to a log of Rekor v2. */
export interface JsSigner {
  readonly signer: Signer;
  readonly spki: Buffer;
}

/** Hands out a certificate, which a log takes; or the bare key, which sigstore-js sends in a certificate's place. */
export function jsSigner(as: 'certificate' | 'key' = 'certificate'): JsSigner {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const spki = publicKey.export({ format: 'der', type: 'spki' });
  const certificate = pem('CERTIFICATE', selfSigned(privateKey, spki));
  const key =
    as === 'certificate'
      ? ({ $case: 'x509Certificate', certificate } as const)
      : ({ $case: 'publicKey', publicKey: pem('PUBLIC KEY', spki), hint: HINT } as const);
  return { spki, signer: { sign: async (data) => ({ signature: signature(data, privateKey), key }) } };
}

const HINT = 'key';

/** Where a bundle of sigstore-js gets its entry. */
function witness(log: SigstoreLog): RekorWitness {
  return new RekorWitness({ rekorBaseURL: log.url, majorApiVersion: 2, timeout: 30_000, retry: 0 });
}

/** A message signature over the artifact, logged. */
export async function signMessage(log: SigstoreLog, signer: Signer, artifact: Buffer): Promise<Bundle> {
  return new MessageSignatureBundleBuilder({ signer, witnesses: [witness(log)] }).create({ data: artifact });
}

/** A DSSE envelope around the artifact, logged. */
export async function signEnvelope(log: SigstoreLog, signer: Signer, artifact: Buffer): Promise<Bundle> {
  const builder = new DSSEBundleBuilder({ signer, witnesses: [witness(log)] });
  return builder.create({ data: artifact, type: 'text/plain' });
}

/**
 * Verifies as a bundle of a public key: for a certificate sigstore-js demands a time stamp, which a log does not give.
 * The bundle is converted to JSON and back first, as between two programs. Throws where it does not verify.
 */
export function verifyBundle(log: SigstoreLog, { spki }: JsSigner, bundle: Bundle, artifact: Buffer): void {
  const json = bundleToJSON(bundle) as { verificationMaterial: object };
  const { tlogEntries } = json.verificationMaterial as { tlogEntries: unknown };
  const plain = { ...json, verificationMaterial: { tlogEntries, publicKey: { hint: HINT } } };
  const start = '2020-01-01T00:00:00Z';
  const key = { rawBytes: spki, keyDetails: 5, validFor: { start: new Date(start), end: undefined } };
  const { key: raw } = parseVkey(log.vkey).value!;
  const logId = createHash('sha256').update(`${log.origin}\n`).update(Buffer.of(1)).update(raw).digest('base64');
  const der = Buffer.concat([Buffer.from('302a300506032b6570032100', 'hex'), raw]).toString('base64');
  const root = TrustedRoot.fromJSON({
    mediaType: 'application/vnd.dev.sigstore.trustedroot+json;version=0.1',
    tlogs: [
      {
        baseUrl: `http://${log.origin}`, // the name on the signature has to be part of it
        hashAlgorithm: 'SHA2_256',
        publicKey: { rawBytes: der, keyDetails: 'PKIX_ED25519', validFor: { start } },
        logId: { keyId: logId },
      },
    ],
  });
  const options = { tlogThreshold: 1, ctlogThreshold: 0, timestampThreshold: 0 };
  const verifier = new Verifier(toTrustMaterial(root, { [HINT]: key }), options);
  verifier.verify(toSignedEntity(bundleFromJSON(plain), artifact));
}

function signature(data: Buffer, key: KeyObject): Buffer {
  return sign('sha256', data, key);
}

function pem(label: string, der: Buffer): string {
  const lines = der.toString('base64').match(/.{1,64}/g)!;
  return `-----BEGIN ${label}-----\n${lines.join('\n')}\n-----END ${label}-----\n`;
}
