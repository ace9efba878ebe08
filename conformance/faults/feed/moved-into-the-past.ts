import type { FeedRig, Item } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withFeedParts } from '../feed.ts';
import { withFeedStore } from '../feed-store.ts';

export default fault<FeedRig>({
  text: 'lists an event until the end that it was first published with',
  breaks: 'FEED-LI-001',
  caughtBy: ['feed/upcoming/ended#long-over'],
  install: (rig) => {
    const first = new Map<number, Item['spans']>();
    const kept = withFeedStore(rig, (store) => ({
      change: (number, draft) => {
        if (!first.has(number)) first.set(number, store.item(number)!.spans);
        store.change(number, draft);
      },
    }));
    const before = (item: Item): Item => ({ ...item, spans: first.get(item.number) ?? item.spans });
    return withFeedParts(kept, {
      select: (items, ...more) => {
        const listed = new Set(rig.parts.select(items.map(before), ...more).map(({ number }) => number));
        return items.filter(({ number }) => listed.has(number));
      },
    });
  },
});
