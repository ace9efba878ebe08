import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withFeedText } from '../feed.ts';

export default fault<FeedRig>({
  text: 'leaves an event out of the XML for a further key',
  breaks: 'FEED-FM-003',
  caughtBy: ['feed/agreement/xml-elsewhere#for-another-key'],
  install: (rig) =>
    withFeedText(rig, /\.xml\?key=a%2Bb/, (text) => text.replace(/<item><id>8<.*?(?=<item><id>10<)/s, '')),
});
