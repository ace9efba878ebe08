import type { LogRig } from '../../../src/reference/log/index.ts';
import { withReturned } from '../entries.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'answers an entry that it has with a log ID of zeroes',
  breaks: 'LOG-CE-008',
  caughtBy: ['log/duplicates/returned#log-id'],
  install: (rig) =>
    withReturned(rig, (entry) => {
      entry.logId.keyId = Buffer.alloc(32).toString('base64');
    }),
});
