import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withFeedStore } from '../feed-store.ts';

export default fault<FeedRig>({
  text: 'answers now and then with the list as it was before the last publication',
  breaks: 'FEED-RT-005',
  caughtBy: ['feed/realtime/stays#gone'],
  install: (rig) => {
    let [last, reads] = [0, 0];
    return withFeedStore(rig, (store) => ({
      add: (draft) => {
        [last, reads] = [store.add(draft), 0];
        return last;
      },
      stamps: (site) => store.stamps(site).filter(({ number }) => number !== last || ++reads !== 15),
    }));
  },
});
