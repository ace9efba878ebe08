import { check } from '../../../core/check/check.ts';
import { linkDefect } from '../../oracle/event/member-defects.ts';
import { formatValue } from '../../oracle/json/value.ts';
import { listedEvents } from '../../premises/event/events.ts';
import type { FeedTarget } from '../../target/target.ts';

export const link = check<FeedTarget>()({
  // FEED-OD-010 (should): `link` is an absolute https URL. [open-data-v2, "Events"]
  proves: 'FEED-OD-010',
  reasons: { 'not-https': '`link` of an event is a URL of another scheme than https' },
  run: async (_feed, t) => {
    const { events, reading } = await t.use(listedEvents);
    const links = events
      .filter((event) => !linkDefect(event))
      .map(({ members }) => members.get('link'))
      .filter((node) => node?.kind === 'string');
    await t.each(
      links,
      (node) => {
        const expected = 'an https URL';
        const defect = { reason: 'not-https', expected, actual: formatValue(node), at: node.pointer } as const;
        t.judge(!/^https:/i.test(node.value.trim()) && defect, reading.answer);
      },
      'no event that is listed has a link',
    );
  },
});
