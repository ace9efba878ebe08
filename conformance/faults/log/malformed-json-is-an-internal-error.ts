import type { LogRig } from '../../../src/reference/log/index.ts';
import { fault } from '../fault.ts';
import { json, textOf, withPosts } from '../refused.ts';

export default fault<LogRig>({
  text: 'answers what is no JSON with an internal error',
  breaks: 'LOG-CE-016',
  caughtBy: ['log/refused/no-server-error#server-error'],
  install: (rig) =>
    withPosts(rig, async (asked) => {
      try {
        JSON.parse(textOf(asked));
        return asked.answer();
      } catch {
        return json(500, { code: 13, message: 'internal server error', details: [] });
      }
    }),
});
