import type { LogRig } from '../../../src/reference/log/index.ts';
import { fault } from '../fault.ts';
import { badRequest, withPosts } from '../refused.ts';

export default fault<LogRig>({
  text: 'refuses what comes next after something large',
  breaks: 'LOG-CE-018',
  caughtBy: ['log/limits/entry#sound-refused', 'log/limits/request#sound-refused', 'log/large/logged#sound-refused'],
  install: (rig) => {
    let stuck = false;
    return withPosts(rig, async (asked) => {
      const large = asked.body.length > 60_000;
      const refused = stuck && !large;
      stuck = large;
      return refused ? badRequest('the request before is not done with') : asked.answer();
    });
  },
});
