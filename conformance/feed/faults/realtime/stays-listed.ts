import { feedFault } from '../../testbed/alteration.ts';
import { withFeedStore } from '../../testbed/store.ts';

export const anOldListNowAndThen = feedFault({
  text: 'answers now and then with the list as it was before the last publication',
  breaks: 'FEED-RT-005',
  caughtBy: ['feed/realtime/stays-listed#gone'],
  install: (rig) => {
    let [last, reads] = [0, 0];
    return withFeedStore(rig, (store) => ({
      add: (draft) => {
        [last, reads] = [store.add(draft), 0];
        return last;
      },
      stamps: (site) => store.stamps(site).filter(({ number }) => number !== last || ++reads !== 20),
    }));
  },
});
