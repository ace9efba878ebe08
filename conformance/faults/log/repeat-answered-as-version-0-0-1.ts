import type { LogRig } from '../../../src/reference/log/index.ts';
import { withReturned } from '../entries.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'calls an entry that it has hashedrekord 0.0.1 when it comes again',
  breaks: 'LOG-CE-008',
  caughtBy: ['log/duplicates/returned#kind'],
  install: (rig) =>
    withReturned(rig, (entry) => {
      entry.kindVersion.version = '0.0.1';
    }),
});
