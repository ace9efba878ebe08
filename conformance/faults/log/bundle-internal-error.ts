import type { LogRig } from '../../../src/reference/log/index.ts';
import { BUNDLES } from '../alter.ts';
import { withStatus } from '../answers.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'answers 500 for bundles',
  breaks: 'LOG-EB-001',
  caughtBy: ['log/entries/served#status'],
  install: (rig) => withStatus(rig, BUNDLES, 500),
});
