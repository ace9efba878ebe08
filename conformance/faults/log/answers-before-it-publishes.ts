import type { LogRig } from '../../../src/reference/log/index.ts';
import { withProof, withPublished } from '../created.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'answers a created entry with the checkpoint from before it',
  breaks: 'LOG-CE-005',
  caughtBy: ['log/proof/claims#beyond'],
  install: (right) => {
    const { rig, previous } = withPublished(right);
    return withProof(rig, () => {
      const envelope = previous()!;
      const [, treeSize, rootHash] = envelope.split('\n') as [string, string, string];
      return { treeSize, rootHash, hashes: [], checkpoint: { envelope } };
    });
  },
});
