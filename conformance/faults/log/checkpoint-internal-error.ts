import type { LogRig } from '../../../src/reference/log/index.ts';
import { withStatus } from '../answers.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'answers 500 for the checkpoint',
  breaks: 'LOG-CP-001',
  caughtBy: ['log/checkpoint/served#status'],
  install: (rig) => withStatus(rig, /^checkpoint$/, 500),
});
