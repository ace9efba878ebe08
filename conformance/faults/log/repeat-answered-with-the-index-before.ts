import type { LogRig } from '../../../src/reference/log/index.ts';
import { conflict, withRepeats } from '../entries.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'names for an entry that it has the index of the one before',
  breaks: 'LOG-CE-008',
  caughtBy: ['log/duplicates/answered#wrong-index'],
  install: (rig) => withRepeats(rig, (refused) => conflict(`${BigInt(refused.headers.get('x-log-index')!) - 1n}`)),
});
