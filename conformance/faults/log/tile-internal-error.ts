import type { LogRig } from '../../../src/reference/log/index.ts';
import { TILES } from '../alter.ts';
import { withStatus } from '../answers.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'answers 500 for tiles',
  breaks: 'LOG-TL-001',
  caughtBy: ['log/tiles/served#status'],
  install: (rig) => withStatus(rig, TILES, 500),
});
