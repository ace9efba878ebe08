import type { LogRig } from '../../../src/reference/log/index.ts';
import { withStored } from '../alter.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'leaves the partial tile of level 1 out',
  breaks: 'LOG-TL-001',
  caughtBy: ['log/tiles/served#missing'],
  needs: { entries: 256n },
  install: (rig) => withStored(rig, /^tile\/1\//, () => undefined),
});
