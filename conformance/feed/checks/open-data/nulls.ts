import { check } from '../../../core/check/check.ts';
import { META_MEMBERS } from '../../oracle/envelope/meta.ts';
import { listing } from '../../premises/list/listing.ts';
import type { FeedTarget } from '../../target/target.ts';

export const nulls = check<FeedTarget>()({
  // FEED-OD-006 (must): No member of `meta` is null. [open-data-v2, "Events"]
  proves: 'FEED-OD-006',
  reasons: { null: 'a member of `meta` is null' },
  run: async (_feed, t) => {
    const { meta, answer } = await t.use(listing);
    for (const name of META_MEMBERS) {
      const node = meta.members.get(name);
      const found = { reason: 'null', expected: 'a value', actual: 'null', at: `/meta/${name}` } as const;
      t.judge(node?.kind === 'null' && found, answer);
    }
  },
});
