import type { LogRig } from '../../../src/reference/log/index.ts';
import { withStatus } from '../answers.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'answers 501 where the checkpoint is, as a server does that writes only',
  breaks: 'LOG-IF-001',
  caughtBy: ['log/interface/get-checkpoint#not-implemented'],
  alsoFails: ['log/checkpoint/served#status'],
  install: (rig) => withStatus(rig, /^checkpoint$/, 501),
});
