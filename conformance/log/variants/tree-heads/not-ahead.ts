import { certificateLogVariant } from '../../testbed/alteration.ts';
import { withTreeHeads } from '../../testbed/certificates/entries.ts';

export const treeHeadOfAFastClock = certificateLogVariant({
  text: 'signs tree heads by a clock that is half a minute fast',
  cites: 'choice timestamp-ahead: 60 seconds where nothing is declared',
  install: (rig) => withTreeHeads(rig, { aheadMs: 30_000 }),
});
