import { logFault } from '../../testbed/alteration.ts';
import { withErrorStatus } from '../../testbed/answers.ts';

export const minimumIndexBeyondTheTree = logFault({
  text: 'refuses all tiles of level 0 and bundles, with a minimum index beyond its tree',
  breaks: 'LOG-TL-012',
  caughtBy: ['log/checkpoint/minimum-index#beyond-size'],
  needs: { entries: 512n, append: false, declare: { 'minimum-index': '513' } },
  install: (rig) => withErrorStatus(rig, /^tile\/(?:0|entries)\/00[01]$/, 403),
});
