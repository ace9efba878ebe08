import type { LogRig } from '../../../src/reference/log/index.ts';
import { conflict, withRepeats } from '../entries.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'answers an entry that it has with 409 and does not name its index',
  breaks: 'LOG-CE-008',
  caughtBy: ['log/duplicates/answered#no-index'],
  install: (rig) => withRepeats(rig, () => conflict(undefined)),
});
