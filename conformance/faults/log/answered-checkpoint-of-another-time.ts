import { type LogRig, sealCheckpoint } from '../../../src/reference/log/index.ts';
import { withProof } from '../created.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'answers with a checkpoint whose signature is of another text',
  breaks: 'LOG-CE-005',
  caughtBy: ['log/proof/checkpoint#signature'],
  install: (rig) =>
    withProof(rig, ({ treeSize, rootHash, checkpoint }) => {
      const other = sealCheckpoint(rig, BigInt(treeSize) + 1n, Buffer.from(rootHash, 'base64'));
      return { checkpoint: { envelope: `${checkpoint.envelope.split('\n\n')[0]}\n\n${other.split('\n\n')[1]}` } };
    }),
});
