import { ed25519Signer, sealCheckpoint } from '../../../../src/reference/log/index.ts';
import { logFault } from '../../testbed/alteration.ts';
import { withProof } from '../../testbed/created-entry.ts';

export const answeredCheckpointNotSigned = logFault({
  text: 'answers with the text of the checkpoint alone',
  breaks: 'LOG-CE-005',
  caughtBy: ['log/proof/checkpoint#malformed'],
  install: (rig) =>
    withProof(rig, ({ checkpoint }) => ({ checkpoint: { envelope: `${checkpoint.envelope.split('\n\n')[0]}\n` } })),
});

export const answeredCheckpointOfAnotherKey = logFault({
  text: 'answers with checkpoints that another key of its name has signed',
  breaks: 'LOG-CE-005',
  caughtBy: ['log/proof/checkpoint#signature'],
  install: (rig) => {
    const signer = ed25519Signer({ name: rig.origin });
    return withProof(rig, ({ treeSize, rootHash }) => ({
      checkpoint: { envelope: sealCheckpoint({ ...rig, signer }, BigInt(treeSize), Buffer.from(rootHash, 'base64')) },
    }));
  },
});

export const answeredCheckpointOfAnotherTime = logFault({
  text: 'answers with a checkpoint whose signature is of another text',
  breaks: 'LOG-CE-005',
  caughtBy: ['log/proof/checkpoint#signature'],
  install: (rig) =>
    withProof(rig, ({ treeSize, rootHash, checkpoint }) => {
      const other = sealCheckpoint(rig, BigInt(treeSize) + 1n, Buffer.from(rootHash, 'base64'));
      return { checkpoint: { envelope: `${checkpoint.envelope.split('\n\n')[0]}\n\n${other.split('\n\n')[1]}` } };
    }),
});

export const answeredCheckpointWithoutFinalNewline = logFault({
  text: 'cuts the newline at the end of a checkpoint that it answers with',
  breaks: 'LOG-CE-005',
  caughtBy: ['log/proof/checkpoint#malformed'],
  install: (rig) => withProof(rig, ({ checkpoint }) => ({ checkpoint: { envelope: checkpoint.envelope.trimEnd() } })),
});
