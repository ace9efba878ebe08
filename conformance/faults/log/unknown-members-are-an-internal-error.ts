import type { LogRig } from '../../../src/reference/log/index.ts';
import { fault } from '../fault.ts';
import { json, textOf, withPosts } from '../refused.ts';

export default fault<LogRig>({
  text: 'answers an unknown member of a key with an internal error',
  breaks: 'LOG-CE-016',
  caughtBy: ['log/refused/no-server-error#server-error'],
  install: (rig) =>
    withPosts(rig, async (asked) =>
      /"rawBytes":"[^"]*","unknown"/.test(textOf(asked))
        ? json(500, { code: 13, message: 'internal server error', details: [] })
        : asked.answer(),
    ),
});
