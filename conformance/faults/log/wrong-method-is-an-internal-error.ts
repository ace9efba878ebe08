import type { LogRig } from '../../../src/reference/log/index.ts';
import { fault } from '../fault.ts';
import { json, withEntriesPath } from '../refused.ts';

export default fault<LogRig>({
  text: 'fails inside when it is asked with DELETE where entries are created',
  breaks: 'LOG-CE-016',
  caughtBy: ['log/refused/no-server-error#server-error'],
  install: (rig) =>
    withEntriesPath(rig, async (asked) =>
      asked.method === 'DELETE' ? json(500, { code: 13, message: 'no handler', details: [] }) : asked.answer(),
    ),
});
