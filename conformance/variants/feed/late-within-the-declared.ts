import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { variant } from '../../faults/fault.ts';
import { withFeedStore } from '../../faults/feed-store.ts';

/** What is there before the run: two sites of nine events. */
const STOCK = 18;

export default variant<FeedRig>({
  text: 'lists an item five seconds after its publication, as is declared',
  cites: 'choice visible-within',
  needs: { declare: { 'visible-within': '5' } },
  install: (rig) => {
    const since = new Map<number, number>();
    return withFeedStore(rig, (store) => ({
      add: (draft) => {
        const number = store.add(draft);
        if (number > STOCK) since.set(number, rig.clock.now());
        return number;
      },
      stamps: (site) => store.stamps(site).filter(({ number }) => (since.get(number) ?? 0) + 5_000 <= rig.clock.now()),
    }));
  },
});
