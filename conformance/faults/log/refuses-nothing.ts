import type { LogRig } from '../../../src/reference/log/index.ts';
import { fault } from '../fault.ts';
import { json, refusing, withPosts } from '../refused.ts';

export default fault<LogRig>({
  text: 'answers what it refuses as it answered the entry before',
  breaks: 'LOG-CE-007',
  caughtBy: [...refusing('accepted'), 'log/limits/entry#accepted', 'log/limits/request#accepted'],
  install: (rig) => {
    let before: unknown;
    return withPosts(rig, async (asked) => {
      const response = await asked.answer();
      if (response.status === 201) before = await response.clone().json();
      return response.status === 400 ? json(201, before) : response;
    });
  },
});
