import type { LogRig } from '../../../src/reference/log/index.ts';
import { withReturned } from '../entries.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'answers an entry that it has with an entry of other bytes',
  breaks: 'LOG-CE-008',
  caughtBy: ['log/duplicates/answered#other-entry'],
  install: (rig) =>
    withReturned(rig, (entry) => {
      entry.canonicalizedBody = Buffer.from('{"another":"entry"}').toString('base64');
    }),
});
