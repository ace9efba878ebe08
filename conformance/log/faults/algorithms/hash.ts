import { logFault } from '../../testbed/alteration.ts';
import { withLeafText } from '../../testbed/parts.ts';

export const bodyCallsEveryDigestSha256 = logFault({
  text: 'logs every digest as one of SHA-256',
  breaks: 'LOG-CE-023',
  caughtBy: ['log/algorithms/hash#algorithm'],
  install: (rig) => withLeafText(rig, (leaf) => leaf.replace(/"algorithm":"\w+"/, '"algorithm":"SHA2_256"')),
});
