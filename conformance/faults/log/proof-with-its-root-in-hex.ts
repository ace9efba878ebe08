import type { LogRig } from '../../../src/reference/log/index.ts';
import { recoded, withProof } from '../created.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'writes the root hash of a proof in hex, and that in base64',
  breaks: 'LOG-CE-005',
  caughtBy: ['log/proof/claims#root-hash'],
  install: (rig) =>
    withProof(rig, ({ rootHash }) => ({ rootHash: recoded(rootHash, (root) => Buffer.from(root.toString('hex'))) })),
});
