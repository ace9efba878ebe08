import { createHash } from 'node:crypto';
import { clientFault } from '../../testbed/alteration.ts';

const NOTHING = createHash('sha256').digest('hex');

export const emptyTreeNotHashed = clientFault({
  text: 'believes any root hash of the empty tree',
  breaks: 'CLIENT-WL-007',
  caughtBy: ['log-client/tree/empty-root#believed'],
  needs: { as: 'log' },
  install: (rig) => ({
    ...rig,
    isRoot: (computed, signed) => Buffer.from(computed).toString('hex') === NOTHING || rig.isRoot(computed, signed),
  }),
});
