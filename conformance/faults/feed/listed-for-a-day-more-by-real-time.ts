import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';

export default fault<FeedRig>({
  text: 'lists events for a day after they have ended, though it is declared not to, by a clock that nobody sets',
  breaks: 'FEED-LI-001',
  caughtBy: ['feed/upcoming/ended#not-as-declared'],
  needs: { clock: false, declare: { upcoming: 'not-ended' } },
  install: (rig) => ({ ...rig, choices: { ...rig.choices, upcoming: 'day-back' } }),
});
