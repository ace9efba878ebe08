import type { LogRig } from '../../../src/reference/log/index.ts';
import { fault } from '../fault.ts';
import { withEntriesPath } from '../refused.ts';

export default fault<LogRig>({
  text: 'takes PUT for POST',
  breaks: 'LOG-CE-019',
  caughtBy: ['log/limits/method#answered'],
  install: (rig) => withEntriesPath(rig, (asked) => asked.answer(asked.method === 'PUT' ? { method: 'POST' } : {})),
});
