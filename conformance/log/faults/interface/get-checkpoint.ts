import { logFault } from '../../testbed/alteration.ts';
import { withErrorStatus } from '../../testbed/answers.ts';
import { CHECKPOINT_PATH } from '../../testbed/paths.ts';

export const checkpointPathNotImplemented = logFault({
  text: 'answers 501 where the checkpoint is, as a server does that writes only',
  breaks: 'LOG-IF-001',
  caughtBy: ['log/interface/get-checkpoint#not-implemented'],
  alsoFails: ['log/checkpoint/served#status'],
  install: (rig) => withErrorStatus(rig, CHECKPOINT_PATH, 501),
});
