import { ed25519Signer, type LogRig, sealCheckpoint } from '../../../src/reference/log/index.ts';
import { withProof } from '../created.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
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
