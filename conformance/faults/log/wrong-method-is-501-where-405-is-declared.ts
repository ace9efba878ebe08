import type { LogRig } from '../../../src/reference/log/index.ts';
import { fault } from '../fault.ts';
import { json, withEntriesPath } from '../refused.ts';

export default fault<LogRig>({
  text: 'answers a wrong method with 501 where 405 is declared',
  breaks: 'LOG-CE-019',
  caughtBy: ['log/limits/method#not-as-declared'],
  needs: { declare: { 'wrong-method': 'not-allowed' } },
  install: (rig) =>
    withEntriesPath(rig, async (asked) =>
      asked.method === 'POST' ? asked.answer() : json(501, { code: 12, message: 'not here', details: [] }),
    ),
});
