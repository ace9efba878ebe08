import type { LogRig } from '../../../src/reference/log/index.ts';
import { withCreations, withCrowd } from '../entries.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'answers with the first entry that it ever took, and drops the one that came, when more than 32 are under way',
  breaks: 'LOG-CE-021',
  caughtBy: ['log/together/apart#other-body'],
  install: (rig) => {
    let first: string | undefined;
    let once = true;
    const crowded = withCrowd(rig, 33, async ({ next }) => {
      if (!once || first === undefined) return next();
      once = false;
      return new Response(first, { status: 201, headers: { 'content-type': 'application/json' } });
    });
    return withCreations(crowded, async ({ next }) => {
      const response = await next();
      if (response.status === 201) first ??= await response.clone().text();
      return response;
    });
  },
});
