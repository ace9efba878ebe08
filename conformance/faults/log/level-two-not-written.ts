import type { LogRig } from '../../../src/reference/log/index.ts';
import { withStored } from '../alter.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'ends at level 1, although the tree has a level 2',
  breaks: 'LOG-TL-001',
  caughtBy: ['log/tiles/served#missing'],
  needs: { entries: 65_537n },
  install: (rig) => withStored(rig, /^tile\/2\//, () => undefined),
});
