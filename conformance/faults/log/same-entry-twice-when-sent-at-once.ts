import type { LogRig } from '../../../src/reference/log/index.ts';
import { overlap, withCreations, withIdentityOfRequest } from '../entries.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'takes in an entry as often as it comes while none of its requests is answered, though it is declared to refuse',
  breaks: 'LOG-CE-008',
  caughtBy: ['log/together/alike#several'],
  needs: { declare: { duplicate: 'refuse' } },
  install: (rig) => {
    const under = new Map<string, number>();
    let twins = 0;
    const unaware = withIdentityOfRequest(rig, (request) => (under.get(request)! > 1 ? `twin ${twins++}` : ''));
    return withCreations(unaware, async ({ body, next }) => {
      under.set(body, (under.get(body) ?? 0) + 1);
      try {
        await overlap();
        return await next();
      } finally {
        under.set(body, under.get(body)! - 1);
      }
    });
  },
});
