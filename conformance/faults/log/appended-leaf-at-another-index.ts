import type { LogRig } from '../../../src/reference/log/index.ts';
import { withMiddleware } from '../answers.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'answers an accepted leaf with the index before its own',
  breaks: 'LOG-GR-003',
  caughtBy: ['log/growth/published#lost'],
  install: (rig) =>
    withMiddleware(rig, (next) => async (request) => {
      const answer = await next(request);
      if (request.method !== 'POST' || answer.status !== 200) return answer;
      return new Response(`${BigInt(await answer.text()) - 1n}\n`, { headers: answer.headers });
    }),
});
