import type { LogRig } from '../../../src/reference/log/index.ts';
import { conflict, withRepeats } from '../entries.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'names the index of an entry that it has in hexadecimal digits',
  breaks: 'LOG-CE-008',
  caughtBy: ['log/duplicates/answered#no-index'],
  install: (rig) =>
    withRepeats(rig, (refused) => conflict(`0x${Number(refused.headers.get('x-log-index')).toString(16)}`)),
});
