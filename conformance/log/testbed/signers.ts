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

/** A signer with a new ECDSA key on P-256; its signatures are DER unless another form is given. */
export function ecdsaSigner(name: string, dsaEncoding: 'der' | 'ieee-p1363' = 'der'): Signer {
  const { privateKey: key, publicKey: spki } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const publicKey = spki.export({ format: 'der', type: 'spki' });
  return {
    name,
    type: ECDSA,
    publicKey,
    keyId: keyId(name, ECDSA, publicKey),
    vkey: vkeyOf(name, ECDSA, publicKey),
    sign: (text) => sign('sha256', Buffer.from(text), { key, dsaEncoding }),
  };
}
