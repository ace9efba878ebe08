import { ed25519Signer, readCheckpoint, sealCheckpoint } from '../../../../src/reference/log/index.ts';
import { certificateLogVariant, witnessedLogVariant } from '../../testbed/alteration.ts';
import { withServedCheckpoint } from '../../testbed/answers.ts';
import { withParts } from '../../testbed/parts.ts';
import { witnessSigner } from '../../testbed/signers.ts';
import { TWO_OF_THREE } from '../../testbed/witnesses/policies.ts';

export const brokenCosignatureOfAStranger = witnessedLogVariant({
  text: 'carries a cosignature of a witness that the policy does not list, and that does not verify',
  cites: 'C2SP signed-note, "Signatures": signatures from unknown keys are ignored',
  install: (rig) => {
    const stranger = witnessSigner('witness.example/w4', 1_700_000_000);
    return {
      ...rig,
      cosigners: [{ ...stranger, sign: (text) => stranger.sign(`${text}x`) }, ...(rig.cosigners ?? [])],
    };
  },
});

export const otherKeyOfAWitness = witnessedLogVariant({
  text: 'carries a plain signature by another key under the name of a witness',
  cites: 'C2SP signed-note, "Signatures": ignored, even if they share a name or ID (but not both)',
  install: (rig) => ({
    ...rig,
    cosigners: [
      ed25519Signer({ name: 'witness.example/w1', privateKey: Buffer.alloc(32, 9) }),
      ...(rig.cosigners ?? []),
    ],
  }),
});

export const cosignaturesBeforeTheLog = witnessedLogVariant({
  text: 'has the cosignatures before its own signature, the last witness first',
  cites: 'C2SP signed-note, "Format": one or more signature lines, in no given order',
  install: (rig) => withParts(rig, { note: (text, lines) => rig.parts.note(text, lines.toReversed()) }),
});

export const treeHeadSignedAgainUnderOldCosignatures = certificateLogVariant({
  text: 'signs the tree head of a log of certificates again for each reader, above cosignatures that stay as they are',
  cites: 'C2SP static-ct-api, "Checkpoints": its time is in the signature, and no part of the text that is cosigned',
  needs: { policy: TWO_OF_THREE },
  install: (rig) =>
    withServedCheckpoint(rig, (note) => {
      const { size, root } = readCheckpoint(note)!;
      const [, ...cosignatures] = note.split('\n\n')[1]!.split('\n');
      return `${sealCheckpoint({ ...rig, cosigners: [] }, size, root)}${cosignatures.join('\n')}`;
    }),
});
