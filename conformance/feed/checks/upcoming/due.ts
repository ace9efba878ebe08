import { check } from '../../../core/check/check.ts';
import { formatItem } from '../../oracle/item/format.ts';
import { momentText } from '../../oracle/upcoming/moments.ts';
import { clockSkewMs } from '../../premises/upcoming/clock-skew.ts';
import { lackingTwins } from '../../premises/upcoming/form-looks.ts';
import { formatListLook, passage } from '../../premises/upcoming/passage.ts';
import type { FeedTarget } from '../../target/target.ts';

export const due = check<FeedTarget>()({
  // FEED-LI-002 (must): Every upcoming event of the site is listed exactly once. [interface, "What the service does"]
  proves: 'FEED-LI-002',
  needs: ['publisher'],
  reasons: {
    'not-listed': 'an event that has not begun is not listed',
    series: 'an event with a future occurrence is not listed because other occurrences are over',
    'at-another-site':
      'an event that has not begun is listed at one site, and one at the same time is not listed at another site, which lists others',
    'without-end': 'an event without an end is not listed, though it has not begun',
  },
  run: async (_feed, t) => {
    const { looks, sights, set } = await t.use(passage);
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
    for (const sight of lackingTwins(sights, skew)) {
      const { item, twin, last, now, answer } = sight;
      const expected = `${item.what}, which begins at ${momentText(last.start)}Z, as in the list of ${item.site}`;
      const actual = `no such event in that of ${twin!.site}, which lists others, at ${momentText(now)}Z`;
      t.judge({ reason: 'at-another-site', expected, actual, at: formatItem(twin!) }, answer);
    }
  },
});
