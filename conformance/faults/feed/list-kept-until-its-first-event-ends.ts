import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withFeedParts } from '../feed.ts';

export default fault<FeedRig>({
  text: 'keeps a list until the event ends that was published first of it, or something is published',
  breaks: 'FEED-LI-001',
  caughtBy: ['feed/upcoming/ended#long-over'],
  install: (rig) => {
    const { select } = rig.parts;
    type Items = Parameters<typeof select>[0];
    const lists = new Map<string, { readonly of: Items; readonly until: number; readonly listed: Items }>();
    return {
      ...withFeedParts(rig, {
        select: (items, now, ...more) => {
          const site = items[0]?.site ?? '';
          const kept = lists.get(site);
          const same = kept?.of.length === items.length && items.every((one, i) => one === kept?.of[i]);
          if (kept && same && now < kept.until) return kept.listed;
          const listed = select(items, now, ...more);
          lists.set(site, { of: items, until: listed.flatMap(({ spans }) => spans)[0]?.end ?? 0, listed });
          return listed;
        },
      }),
      keep: false,
    };
  },
});
