import type { LogRig } from '../../../src/reference/log/index.ts';
import { withAbsence } from '../answers.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'answers 500 where nothing is',
  breaks: 'LOG-HT-010',
  caughtBy: ['log/errors/status#status', 'log/errors/client-error#server-error'],
  install: (rig) => withAbsence(rig, 500, 'text/plain', 'no such object\n'),
});
