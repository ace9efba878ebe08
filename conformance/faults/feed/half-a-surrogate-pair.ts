import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withEvents } from '../feed.ts';

export default fault<FeedRig>({
  text: 'cuts a title in the middle of a character',
  breaks: 'FEED-JS-005',
  caughtBy: ['feed/json/surrogates#lone'],
  needs: { publish: false, clock: false },
  install: (rig) =>
    withEvents(rig, (event) => (event.id === 2n ? { ...event, title: 'Ça & là: naïve café \ud83d' } : event)),
});
