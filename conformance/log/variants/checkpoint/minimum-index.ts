import { logVariant } from '../../testbed/alteration.ts';
import { withErrorStatus } from '../../testbed/answers.ts';

export const prunedUpToItsSize = logVariant({
  text: 'refuses all tiles of level 0 and bundles, since its minimum index is its size',
  cites: 'C2SP tlog-tiles, "Pruning": the minimum index is less than or equal to the tree size',
  needs: { entries: 512n, append: false, declare: { 'minimum-index': '512' } },
  install: (rig) => withErrorStatus(rig, /^tile\/(?:0|entries)\/00[01]$/, 403),
});
