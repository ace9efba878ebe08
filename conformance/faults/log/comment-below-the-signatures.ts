import type { LogRig } from '../../../src/reference/log/index.ts';
import { withCheckpoint } from '../answers.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'puts a line of another kind below the signatures',
  breaks: 'LOG-SN-003',
  caughtBy: ['log/note/signature-lines#not-a-signature-line'],
  install: (rig) => withCheckpoint(rig, (note) => `${note}served by touchstone\n`),
});
