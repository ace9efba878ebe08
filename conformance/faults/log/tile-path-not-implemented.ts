import type { LogRig } from '../../../src/reference/log/index.ts';
import { TILES } from '../alter.ts';
import { withStatus } from '../answers.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'answers 501 where tiles are, as a server does that writes only',
  breaks: 'LOG-IF-002',
  caughtBy: ['log/interface/get-tile#not-implemented'],
  alsoFails: ['log/tiles/served#status'],
  install: (rig) => withStatus(rig, TILES, 501),
});
