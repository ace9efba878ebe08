import { check } from '../../../core/check/check.ts';
import { formatItem } from '../../oracle/item/format.ts';
import { momentText } from '../../oracle/upcoming/moments.ts';
import { clockSkewMs } from '../../premises/upcoming/clock-skew.ts';
import { formatListLook, passage } from '../../premises/upcoming/passage.ts';
import type { FeedTarget } from '../../target/target.ts';

export const due = check<FeedTarget>()({
  // FEED-LI-002 (must): Every upcoming event of the site is listed exactly once. [interface, "What the service does"]
  proves: 'FEED-LI-002',
  needs: ['publisher'],
  reasons: {
    'not-listed': 'an event that has not begun is not listed',
    series: 'an event with a future occurrence is not listed because other occurrences are over',
    'without-end': 'an event without an end is not listed, though it has not begun',
  },
  run: async (_feed, t) => {
    const { looks, set } = await t.use(passage);
    const skew = set ? 0 : clockSkewMs(t);
    const reasons = { once: 'not-listed', long: 'not-listed', series: 'series', endless: 'without-end' } as const;
    const waiting = looks.filter(({ now, last }) => now + skew < last.start);
    await t.each(
      waiting,
      (look) => {
        const expected = `${look.what}, which begins at ${momentText(look.last.start)}Z`;
        const defect = {
          reason: reasons[look.kind],
          expected,
          actual: formatListLook(look),
          at: formatItem(look.item),
        };
        t.judge(!look.listed && defect, look.list.answer);
      },
      'the feed accepted none of the events',
    );
  },
});
