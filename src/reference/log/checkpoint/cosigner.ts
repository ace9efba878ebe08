import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import type { Clock } from '../../clock.ts';
import { readCheckpoint } from './checkpoint.ts';
import { type CosignatureType, cosignatureMessage, ED25519_COSIGNATURE, ML_DSA_44 } from './cosignature.ts';
import { keyId, vkeyOf } from './key.ts';
import { ed25519Key, type Signer } from './signer.ts';

/** PKCS #8 before the 32 bytes of the seed of an ML-DSA-44 key (RFC 9881, section 6). */
const ML_DSA_PKCS8 = Buffer.from('3034020100300b06096086480165030403110422' + '8020', 'hex');

/** The length of the raw key at the end of a SubjectPublicKeyInfo (RFC 8410, section 4; RFC 9881, section 4). */
const KEY_LENGTHS: Readonly<Record<CosignatureType, number>> = { [ED25519_COSIGNATURE]: 32, [ML_DSA_44]: 1312 };

function keyOf(type: CosignatureType, seed: Uint8Array | undefined): KeyObject {
  if (type === ED25519_COSIGNATURE) return ed25519Key(seed);
  if (seed === undefined) return generateKeyPairSync('ml-dsa-44').privateKey;
  if (seed.length !== 32) throw new RangeError(`an ML-DSA-44 seed has 32 bytes, this seed has ${seed.length}`);
  return createPrivateKey({ key: Buffer.concat([ML_DSA_PKCS8, seed]), format: 'der', type: 'pkcs8' });
}

/**
 * A cosigner of checkpoints (C2SP tlog-cosignature): it signs the tree head, or the whole note text, with the time of the
 * clock. `seed`: the 32 bytes that the key comes from; without it a new key is generated. Its `sign` takes the text of a
 * checkpoint alone.
 *
 * @throws RangeError for a name that a note cannot carry, or a seed of another length.
 */
export function cosigner(o: {
  readonly name: string;
  readonly type: CosignatureType;
  readonly seed?: Uint8Array;
  readonly clock: Clock;
}): Signer {
  const { name, type, seed, clock } = o;
  if (!/^[^\s\u0085+]+$/u.test(name)) {
    throw new RangeError(`a key name is not empty and has neither a space nor a plus sign: ${JSON.stringify(name)}`);
  }
  const key = keyOf(type, seed);
  const publicKey = createPublicKey(key).export({ format: 'der', type: 'spki' }).subarray(-KEY_LENGTHS[type]);
  return {
    name,
    type,
    publicKey,
    keyId: keyId(name, type, publicKey),
    vkey: vkeyOf(name, type, publicKey),
    sign: (text) => {
      const time = BigInt(Math.floor(clock.now() / 1000));
      const message = cosignatureMessage({ type, name, time, text, head: readCheckpoint(text)! });
      const stamp = Buffer.alloc(8);
      stamp.writeBigUInt64BE(time);
      return Buffer.concat([stamp, sign(null, message, key)]);
    },
  };
}
