import { refuse } from '../../../../src/reference/log-client/index.ts';
import { clientFault } from '../../testbed/alteration.ts';

export const extensionLinesRefused = clientFault({
  text: 'refuses a checkpoint of more than three lines',
  breaks: 'CLIENT-CP-007',
  caughtBy: ['log-client/checkpoint/extension-lines#refused'],
  install: (rig) => ({
    ...rig,
    takeExtensions: (lines) => (lines.length > 0 ? refuse('the checkpoint has more than three lines') : undefined),
  }),
});
