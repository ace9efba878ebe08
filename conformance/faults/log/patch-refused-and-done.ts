import type { LogRig } from '../../../src/reference/log/index.ts';
import { fault } from '../fault.ts';
import { withEntriesPath } from '../refused.ts';

export default fault<LogRig>({
  text: 'says that PATCH is not allowed, and creates the entry all the same',
  breaks: 'LOG-CE-019',
  caughtBy: ['log/limits/method#created'],
  install: (rig) =>
    withEntriesPath(rig, async (asked) => {
      if (asked.method === 'PATCH') await asked.answer({ method: 'POST' });
      return asked.answer();
    }),
});
