import type { LogRig } from '../../../src/reference/log/index.ts';
import { withCheckpoint } from '../answers.ts';
import { fault } from '../fault.ts';
import { everyNth } from '../trigger.ts';

export default fault<LogRig>({
  text: 'breaks the signature for every second reader',
  breaks: 'LOG-CP-004',
  caughtBy: ['log/checkpoint/signature-verifies#bad-signature'],
  install: (rig) => {
    const second = everyNth(2);
    return withCheckpoint(rig, (note) => (second() ? note.replace(/\n\d+\n/, '\n299\n') : note));
  },
});
