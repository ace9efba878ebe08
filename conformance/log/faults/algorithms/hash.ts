import type { LogRig } from '../../../../src/reference/log/index.ts';
import { fault } from '../../../core/alteration/alteration.ts';
import { withLeafText } from '../../testbed/parts.ts';

export const bodyCallsEveryDigestSha256 = fault<LogRig>({
  text: 'logs every digest as one of SHA-256',
  breaks: 'LOG-CE-023',
  caughtBy: ['log/algorithms/hash#algorithm'],
  install: (rig) => withLeafText(rig, (leaf) => leaf.replace(/"algorithm":"\w+"/, '"algorithm":"SHA2_256"')),
});
