import { generateKeyPairSync, sign } from 'node:crypto';
import { ed25519Signer, keyId, vkeyOf } from '../../../../src/reference/log/index.ts';
import { logVariant } from '../../testbed/alteration.ts';
import { withParts } from '../../testbed/parts.ts';
import { ecdsaSigner, p384Signer, rsaSigner } from '../../testbed/signers.ts';

export const ecdsaKey = logVariant({
  text: 'signs by ECDSA, and is not declared to be public',
  cites: 'C2SP tlog-checkpoint, "Signatures": a log may use any note signature algorithm',
  needs: { declare: { 'public-log': 'no' } },
  install: (rig) => ({ ...rig, signer: ecdsaSigner(rig.origin) }),
});

export const ecdsaP384Key = logVariant({
  text: 'signs by ECDSA on P-384, over SHA-384',
  cites:
    'C2SP signed-note, "Signature types": ECDSA on P-256, P-384 or P-521, with no hash named; Rekor takes that of the curve',
  needs: { declare: { 'public-log': 'no' } },
  install: (rig) => ({ ...rig, signer: p384Signer(rig.origin) }),
});

export const rsaKey = logVariant({
  text: 'signs by RSA, under the type 0xFF and the identifier of Rekor',
  cites: 'C2SP signed-note, "Signatures": a type without a byte is 0xFF and a longer identifier',
  needs: { declare: { 'public-log': 'no' } },
  install: (rig) => ({ ...rig, signer: rsaSigner(rig.origin) }),
});

const TYPE = 0x06;

/** Sizes and lengths of the message that is signed: a byte before a name, eight bytes for a number. */
const u64 = (n: bigint) => {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64BE(n);
  return bytes;
};
const opaque8 = (text: string) => Buffer.concat([Uint8Array.of(Buffer.byteLength(text)), Buffer.from(text)]);

export const mlDsa44Key = logVariant({
  text: 'signs by ML-DSA-44 in place of Ed25519',
  cites: 'C2SP tlog-checkpoint, "Signatures": a log should use ML-DSA-44; tlog-cosignature, "ML-DSA-44 signed message"',
  install: (rig) => {
    const { privateKey, publicKey: spki } = generateKeyPairSync('ml-dsa-44');
    const publicKey = spki.export({ format: 'der', type: 'spki' }).subarray(-1312);
    const name = rig.origin;
    const message = (text: string) => {
      const [origin, size, root] = text.split('\n');
      const head = [
        Buffer.from('subtree/v1\n\0'),
        opaque8(name),
        u64(1n),
        opaque8(origin!),
        u64(0n),
        u64(BigInt(size!)),
      ];
      return Buffer.concat([...head, Buffer.from(root!, 'base64')]);
    };
    const signer = {
      name,
      type: TYPE,
      publicKey,
      keyId: keyId(name, TYPE, publicKey),
      vkey: vkeyOf(name, TYPE, publicKey),
      sign: (text: string) => Buffer.concat([u64(1n), sign(null, message(text), privateKey)]),
    };
    return { ...rig, signer };
  },
});

export const publicLogWithEcdsaBeside = logVariant({
  text: 'is public and signs by ECDSA and Ed25519',
  cites: 'C2SP tlog-tiles, "Checkpoints": at least one Ed25519 signature, and others as it likes',
  needs: { declare: { 'public-log': 'yes' } },
  install: (rig) =>
    withParts(
      { ...rig, cosigners: [ecdsaSigner(rig.origin)] },
      { note: (text, lines) => rig.parts.note(text, lines.toReversed()) },
    ),
});

export const publicLogWithANewKeyBesideSinceItsRestart = logVariant({
  text: 'is public, signs by ECDSA and Ed25519, and by one more Ed25519 key since it was started again',
  cites: 'C2SP tlog-tiles, "Checkpoints": at least one Ed25519 signature, and others as it likes',
  needs: { declare: { 'public-log': 'yes' }, cosignerKeys: true, restart: true },
  install: (rig) => {
    let isRestarted = false;
    const altered = withParts(
      { ...rig, cosigners: [ecdsaSigner(rig.origin), ed25519Signer({ name: rig.origin })] },
      { note: (text, lines) => rig.parts.note(text, isRestarted ? lines.toReversed() : lines.slice(0, 2)) },
    );
    return { ...altered, restarted: () => (isRestarted = true) };
  },
});
