import { ed25519Signer } from '../../../../src/reference/log/index.ts';
import { logVariant } from '../../testbed/alteration.ts';
import { withParts } from '../../testbed/parts.ts';
import { witnessSigner } from '../../testbed/signers.ts';

export const foreignSignatureFirst = logVariant({
  text: 'carries the signature line of a witness before its own',
  cites: 'C2SP signed-note, "Signatures": signatures by unknown keys are ignored, and no order is given',
  install: (rig) =>
    withParts(
      { ...rig, cosigners: [witnessSigner('witness.example/w', 1_700_000_000)] },
      { note: (text, lines) => rig.parts.note(text, lines.toReversed()) },
    ),
});

export const foreignSignatureLast = logVariant({
  text: 'carries a line by a plain Ed25519 key of somebody else after its own',
  cites: 'C2SP signed-note, "Signatures": signatures by unknown keys are ignored',
  install: (rig) => ({ ...rig, cosigners: [ed25519Signer({ name: 'other.example/log' })] }),
});

export const otherKeyOfTheSameName = logVariant({
  text: 'signs twice by its key, and once by a new key of the same name, as in a rotation of keys',
  cites: 'C2SP signed-note, "Signatures": a signature counts as unknown where only the name or only the key ID matches',
  install: (rig) => ({ ...rig, cosigners: [ed25519Signer({ name: rig.signer.name }), rig.signer] }),
});

export const otherNameWithTheSameKeyId = logVariant({
  text: 'carries a line that has the key ID of the log under another name',
  cites: 'C2SP signed-note, "Signatures": a signature counts as unknown where only the name or only the key ID matches',
  install: (rig) =>
    withParts(rig, {
      note: (text, lines) =>
        rig.parts.note(text, [{ ...lines[0]!, name: 'other.example/log', signature: new Uint8Array(64) }, ...lines]),
    }),
});
