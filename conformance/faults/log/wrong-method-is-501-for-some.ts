import type { LogRig } from '../../../src/reference/log/index.ts';
import { fault } from '../fault.ts';
import { json, withEntriesPath } from '../refused.ts';

export default fault<LogRig>({
  text: 'answers DELETE with 501 and other wrong methods with 405',
  breaks: 'LOG-CE-019',
  caughtBy: ['log/limits/method#changed'],
  install: (rig) =>
    withEntriesPath(rig, async (asked) =>
      asked.method === 'DELETE' ? json(501, { code: 12, message: 'not here', details: [] }) : asked.answer(),
    ),
});
