import type { LogRig } from '../../../src/reference/log/index.ts';
import { withReturned } from '../entries.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'answers an entry that it has with the time at which it came in',
  breaks: 'LOG-CE-008',
  caughtBy: ['log/duplicates/returned#vouching'],
  install: (rig) =>
    withReturned(rig, (entry) => {
      entry.integratedTime = '1700000000';
    }),
});
