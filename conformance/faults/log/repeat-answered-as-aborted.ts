import type { LogRig } from '../../../src/reference/log/index.ts';
import { conflict, withRepeats } from '../entries.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'answers an entry that it has with 409 and the code of an aborted operation',
  breaks: 'LOG-CE-008',
  caughtBy: ['log/duplicates/answered#code'],
  install: (rig) => withRepeats(rig, (refused) => conflict(refused.headers.get('x-log-index')!, 10)),
});
