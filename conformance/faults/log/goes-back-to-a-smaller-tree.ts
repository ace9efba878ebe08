import type { LogRig } from '../../../src/reference/log/index.ts';
import { fault } from '../fault.ts';
import { withEarlierCheckpoint } from '../stores.ts';

export default fault<LogRig>({
  text: 'shows, once it has grown, the tree that it had before, for good',
  breaks: 'LOG-GR-004',
  caughtBy: ['log/growth/superseded#stale'],
  needs: { declare: { 'stale-within': '5' }, create: false },
  install: (rig) => withEarlierCheckpoint(rig, (reader) => reader > 3),
});
