import type { LogRig } from '../../../src/reference/log/index.ts';
import { BUNDLES } from '../alter.ts';
import { withStatus } from '../answers.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'answers 400 where bundles are, because it takes "entries" for a level',
  breaks: 'LOG-IF-003',
  caughtBy: ['log/interface/get-entry-bundle#not-implemented'],
  alsoFails: ['log/entries/served#status'],
  install: (rig) => withStatus(rig, BUNDLES, 400),
});
