import type { LogRig } from '../../../src/reference/log/index.ts';
import { withReturned } from '../entries.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'answers an entry that it has with its index as a JSON number',
  breaks: 'LOG-CE-008',
  caughtBy: ['log/duplicates/returned#form'],
  install: (rig) =>
    withReturned(rig, (entry) => {
      entry.logIndex = Number(entry.logIndex);
    }),
});
