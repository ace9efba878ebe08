import { certificateLogFault } from '../../testbed/alteration.ts';
import { withTreeHeads } from '../../testbed/certificates/entries.ts';

export const treeHeadOfTheNextHour = certificateLogFault({
  text: 'signs tree heads by a clock that is an hour fast',
  breaks: 'LOG-CT-008',
  caughtBy: ['log/tree-heads/not-ahead#ahead'],
  install: (rig) => withTreeHeads(rig, { aheadMs: 3_600_000 }),
});
