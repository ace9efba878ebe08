import type { LogRig } from '../../../src/reference/log/index.ts';
import { fault } from '../fault.ts';
import { json, withPosts } from '../refused.ts';

export default fault<LogRig>({
  text: 'answers a request without content with 200 and an empty object',
  breaks: 'LOG-CE-007',
  caughtBy: ['log/admission/message#accepted'],
  install: (rig) => withPosts(rig, async (asked) => (asked.body.length === 0 ? json(200, {}) : asked.answer())),
});
