import type { LogRig } from '../../../src/reference/log/index.ts';
import { refusal, withCreations, withCrowd } from '../entries.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'remembers that it had no room for an entry, and refuses it for ever',
  breaks: 'LOG-CE-021',
  caughtBy: ['log/together/apart#stuck'],
  install: (rig) => {
    const kept = new Set<string>();
    const busy = () => {
      const answer = refusal(503, 14, 'too many entries are under way; try again');
      answer.headers.set('retry-after', '0');
      return answer;
    };
    const crowded = withCrowd(rig, 8, async ({ body, next }) => {
      // One is enough.
      if (kept.size === 0) kept.add(body);
      return kept.has(body) ? busy() : next();
    });
    return withCreations(crowded, async ({ body, next }) => (kept.has(body) ? busy() : next()));
  },
});
