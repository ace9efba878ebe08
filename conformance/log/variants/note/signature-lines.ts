import { ed25519Signer } from '../../../../src/reference/log/index.ts';
import { logVariant } from '../../testbed/alteration.ts';
import { witnessSigner } from '../../testbed/signers.ts';

const names = Array.from({ length: 14 }, (_, i) => `witness-${i}.example/\u00e9\u4f8b`);

export const sixteenSignatures = logVariant({
  text: 'carries sixteen signatures, by witnesses with names beyond ASCII and by an unknown type',
  cites: 'C2SP signed-note, "Format": at least 16 signatures are accepted; "Signature types": 0xff',
  install: (rig) => {
    const unknown = { ...ed25519Signer({ name: 'unknown.example' }), type: 0xff, sign: () => new Uint8Array(3000) };
    return { ...rig, cosigners: [unknown, ...names.map((name, i) => witnessSigner(name, i))] };
  },
});
