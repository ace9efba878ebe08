import type { LogRig } from '../../../src/reference/log/index.ts';
import { withParts } from '../alter.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'serves the text of the checkpoint unsigned',
  breaks: 'LOG-SN-001',
  caughtBy: ['log/note/layout#no-signature'],
  install: (rig) => withParts(rig, { note: (text) => `${text}\n` }),
});
