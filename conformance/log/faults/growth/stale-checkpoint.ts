import { logFault } from '../../testbed/alteration.ts';
import { withEarlierCheckpoint } from '../../testbed/stores.ts';

export const goesBackToASmallerTree = logFault({
  text: 'shows, once it has grown, the tree that it had before, for good',
  breaks: 'LOG-GR-004',
  caughtBy: ['log/growth/stale-checkpoint#stale'],
  needs: { declare: { 'stale-within': '5' }, create: false },
  install: (rig) => withEarlierCheckpoint(rig, (reader) => reader > 3),
});
