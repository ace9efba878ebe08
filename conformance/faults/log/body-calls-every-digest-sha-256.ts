import type { LogRig } from '../../../src/reference/log/index.ts';
import { withLeaf } from '../created.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'logs every digest as one of SHA-256',
  breaks: 'LOG-CE-023',
  caughtBy: ['log/algorithms/hash#algorithm'],
  install: (rig) => withLeaf(rig, (leaf) => leaf.replace(/"algorithm":"\w+"/, '"algorithm":"SHA2_256"')),
});
