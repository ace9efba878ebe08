import type { LogRig } from '../../../src/reference/log/index.ts';
import { fault } from '../fault.ts';
import { json, textOf, withPosts } from '../refused.ts';

const ZEROES = `"digest":"${Buffer.alloc(32).toString('base64')}"`;

export default fault<LogRig>({
  text: 'divides by the digest, and answers one of zero bytes with an internal error',
  breaks: 'LOG-CE-016',
  caughtBy: ['log/refused/no-server-error#server-error'],
  install: (rig) =>
    withPosts(rig, async (asked) =>
      textOf(asked).includes(ZEROES)
        ? json(500, { code: 13, message: 'internal server error', details: [] })
        : asked.answer(),
    ),
});
