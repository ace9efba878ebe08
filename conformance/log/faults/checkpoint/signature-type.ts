import { ed25519Signer, type LogRig } from '../../../../src/reference/log/index.ts';
import { logFault } from '../../testbed/alteration.ts';
import { editedResponse } from '../../testbed/create-requests.ts';
import { withCreatedAnswer } from '../../testbed/created-entry.ts';
import { withParts } from '../../testbed/parts.ts';
import { withRpc } from '../../testbed/rpc.ts';
import { ecdsaSigner } from '../../testbed/signers.ts';

export const ecdsaKeyWhereEd25519IsDeclared = logFault({
  text: 'signs with an ECDSA key, though an Ed25519 key is declared',
  breaks: 'LOG-CP-005',
  caughtBy: ['log/checkpoint/signature-type#not-as-declared'],
  needs: { declare: { 'log-key': 'ed25519' } },
  install: (rig) => ({ ...rig, signer: ecdsaSigner(rig.origin) }),
});

export const publicLogWithoutEd25519 = logFault({
  text: 'signs by ECDSA only, though it is declared to be public',
  breaks: 'LOG-CP-005',
  caughtBy: ['log/checkpoint/signature-type#no-ed25519'],
  needs: { declare: { 'public-log': 'yes' } },
  install: (rig) => ({ ...rig, signer: ecdsaSigner(rig.origin) }),
});

/** Signs by ECDSA and Ed25519, both keys of the log that the run is given. */
const withTwoKeys = (rig: LogRig): LogRig => ({
  ...rig,
  signer: ecdsaSigner(rig.origin),
  cosigners: [ed25519Signer({ name: rig.origin })],
});

/** Leaves the second of two signature lines out. */
const firstLineAlone = (note: string): string => note.replace(/\u2014 [^\n]*\n$/, '');

const LACKS_ED25519_IN_PART = {
  breaks: 'LOG-CP-005',
  caughtBy: ['log/checkpoint/signature-type#no-ed25519'],
} as const;
const TWO_KEYS = { declare: { 'public-log': 'yes' }, cosignerKeys: true } as const;

export const otherKeyWhenRestarted = logFault({
  ...LACKS_ED25519_IN_PART,
  text: 'makes a new Ed25519 key when it is started again, and keeps its ECDSA key',
  needs: { ...TWO_KEYS, restart: true },
  install: (rig) => {
    const second = ed25519Signer({ name: rig.origin });
    let isRestarted = false;
    const altered = withParts(withTwoKeys(rig), {
      note: (text, [ecdsa, ed25519]) =>
        rig.parts.note(text, [
          ecdsa!,
          isRestarted
            ? {
                name: second.name,
                keyId: rig.parts.keyId(second.name, second.type, second.publicKey),
                signature: second.sign(text),
              }
            : ed25519!,
        ]),
    });
    return { ...altered, restarted: () => (isRestarted = true) };
  },
});

export const laterTreesSignedByEcdsaAlone = logFault({
  ...LACKS_ED25519_IN_PART,
  text: 'signs the tree that it starts with by ECDSA and Ed25519, and later trees by ECDSA alone',
  needs: TWO_KEYS,
  install: (rig) =>
    withParts(withTwoKeys(rig), {
      note: (text, lines) => rig.parts.note(text, text.includes('\n300\n') ? lines : lines.slice(0, 1)),
    }),
});

export const rpcCheckpointByEcdsaAlone = logFault({
  ...LACKS_ED25519_IN_PART,
  text: 'leaves its Ed25519 signature out of the checkpoint that it gives over gRPC',
  needs: TWO_KEYS,
  install: (rig) =>
    withRpc(withTwoKeys(rig), (next) => ({
      getCheckpoint: async (...asked) => {
        const body = await next.getCheckpoint(...asked);
        return { ...body, data: Buffer.from(firstLineAlone(Buffer.from(body.data!).toString())) };
      },
    })),
});

export const answeredCheckpointByEcdsaAlone = logFault({
  ...LACKS_ED25519_IN_PART,
  text: 'leaves its Ed25519 signature out of the checkpoint in the answer to CreateEntry',
  needs: TWO_KEYS,
  install: (rig) =>
    withCreatedAnswer(withTwoKeys(rig), (response) =>
      editedResponse(response, ({ inclusionProof: { checkpoint } }) => {
        checkpoint.envelope = firstLineAlone(checkpoint.envelope);
      }),
    ),
});
