import { certificateLogFault } from '../../testbed/alteration.ts';
import { withTreeHeads } from '../../testbed/certificates/entries.ts';

export const treeHeadOlderThanItsEntries = certificateLogFault({
  text: 'signs tree heads by a clock that is an hour slow, after it has promised entries by one that is right',
  breaks: 'LOG-CT-006',
  caughtBy: ['log/tree-heads/covers-entries#earlier'],
  install: (rig) => withTreeHeads(rig, { aheadMs: -3_600_000 }),
});
