/** Other keys, other signers and other ways to sign. */

import { generateKeyPairSync, sign } from 'node:crypto';
import { ECDSA, ed25519Signer, keyId, type LogRig, type Signer, vkeyOf } from '../../../src/reference/log/index.ts';

/** Changes how the log signs a text; `sign` signs any text rightly. */
export function withSigning(rig: LogRig, alter: (text: string, sign: Signer['sign']) => Uint8Array): LogRig {
  return { ...rig, signer: { ...rig.signer, sign: (text) => alter(text, rig.signer.sign) } };
}

/** Another signer who adds a line to the checkpoint: an Ed25519 cosignature with a time (tlog-cosignature). */
export function witnessSigner(name: string, time: number): Signer {
  const key = ed25519Signer({ name });
  const type = 0x04;
  const stamp = Buffer.alloc(8);
  stamp.writeBigUInt64BE(BigInt(time));
  return {
    ...key,
    type,
    keyId: keyId(name, type, key.publicKey),
    vkey: vkeyOf(name, type, key.publicKey),
    sign: (text) => Buffer.concat([stamp, key.sign(`cosignature/v1\ntime ${time}\n${text}`)]),
  };
}

/** A signer with any key and any way to sign. */
function signerOf(name: string, type: number, publicKey: Uint8Array, sign: Signer['sign']): Signer {
  return { name, type, publicKey, keyId: keyId(name, type, publicKey), vkey: vkeyOf(name, type, publicKey), sign };
}

/** A signer with a new ECDSA key on P-256; its signatures are DER unless another form is given. */
export function ecdsaSigner(name: string, dsaEncoding: 'der' | 'ieee-p1363' = 'der'): Signer {
  const { privateKey: key, publicKey: spki } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const publicKey = spki.export({ format: 'der', type: 'spki' });
  return signerOf(name, ECDSA, publicKey, (text) => sign('sha256', Buffer.from(text), { key, dsaEncoding }));
}

/** A signer with a new ECDSA key on P-384 that signs SHA-384, as Rekor does with such a key. */
export function p384Signer(name: string): Signer {
  const { privateKey, publicKey: spki } = generateKeyPairSync('ec', { namedCurve: 'P-384' });
  const publicKey = spki.export({ format: 'der', type: 'spki' });
  return signerOf(name, ECDSA, publicKey, (text) => sign('sha384', Buffer.from(text), privateKey));
}

/** A signer with a new RSA key, under the type and the identifier that Rekor gives to such keys. */
export function rsaSigner(name: string, modulusLength = 2048): Signer {
  const { privateKey, publicKey: spki } = generateKeyPairSync('rsa', { modulusLength });
  const der = spki.export({ format: 'der', type: 'spki' });
  const publicKey = Buffer.concat([Buffer.from('PKIX-RSA-PKCS#1v1.5'), der]);
  return signerOf(name, 0xff, publicKey, (text) => sign('sha256', Buffer.from(text), privateKey));
}
