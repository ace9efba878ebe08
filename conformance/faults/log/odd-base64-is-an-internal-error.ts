import type { LogRig } from '../../../src/reference/log/index.ts';
import { fault } from '../fault.ts';
import { json, textOf, withPosts } from '../refused.ts';

export default fault<LogRig>({
  text: 'answers base64 that is a character too long with an internal error',
  breaks: 'LOG-CE-016',
  caughtBy: ['log/refused/no-server-error#server-error'],
  install: (rig) =>
    withPosts(rig, async (asked) =>
      /"(digest|content|rawBytes)":"([\w+/-]{4})*[\w+/-]"/.test(textOf(asked))
        ? json(500, { code: 13, message: 'internal server error', details: [] })
        : asked.answer(),
    ),
});
