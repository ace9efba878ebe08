import { logFault } from '../../testbed/alteration.ts';
import { withEarlierCheckpoint } from '../../testbed/stores.ts';

export const forgetsItsLatestEntries = logFault({
  text: 'shows, once it has grown, the tree that it had before, for good and with headers that no cache may keep',
  breaks: 'LOG-IF-005',
  caughtBy: ['log/growth/append-only#smaller'],
  needs: { create: false },
  install: (rig) => withEarlierCheckpoint(rig, (reader) => reader > 3),
});
