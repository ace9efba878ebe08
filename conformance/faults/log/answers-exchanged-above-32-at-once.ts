import type { LogRig } from '../../../src/reference/log/index.ts';
import { withCrowd } from '../entries.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'answers with the entry of another client, and drops the own one, when more than 32 are under way',
  breaks: 'LOG-CE-021',
  caughtBy: ['log/together/apart#other-body'],
  needs: { append: false, create: true },
  install: (rig) => {
    let another: string | undefined;
    return withCrowd(rig, 32, async ({ next }) => {
      if (another !== undefined)
        return new Response(another, { status: 201, headers: { 'content-type': 'application/json' } });
      const response = await next();
      another = await response.clone().text();
      return response;
    });
  },
});
