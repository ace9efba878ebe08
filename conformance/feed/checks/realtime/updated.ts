import { check } from '../../../core/check/check.ts';
import { reasonsOf } from '../../../core/check/owned-reasons.ts';
import { doubledItemDefect, notChangedDefect, staleMemberDefect } from '../../oracle/item/form-defects.ts';
import { deadlineText } from '../../premises/publishing/visible-within.ts';
import { changedItem } from '../../premises/realtime/changed-item.ts';
import type { FeedTarget } from '../../target/target.ts';

export const updated = check<FeedTarget>()({
  // FEED-RT-002 (must): A change of an item is seen as soon as it is made, in every format. [interface, "What the service does"]
  proves: 'FEED-RT-002',
  needs: ['publisher'],
  reasons: {
    'not-seen': 'a change of an item is not visible',
    'not-in-xml': 'a change of an item is visible in JSON, and not in XML',
    'not-in-jsonp': 'a change of an item is visible in JSON, and not in JSONP',
    'not-for-another-key': 'a change of an item is visible with one key, and not with another',
    'not-in-gzip': 'a change of an item is visible, and not for clients that accept gzip',
    'not-in-brotli': 'a change of an item is visible, and not for clients that accept Brotli',
    'not-for-browsers': 'a change of an item is visible, and not for requests with the headers of a browser',
    'other-members': 'a change of an item is visible in its title, and not in its times, types or link',
    twice: 'an item that was changed is listed as it was and as it is',
  },
  owns: [
    reasonsOf(
      changedItem,
      'not-seen',
      'not-in-xml',
      'not-in-jsonp',
      'not-for-another-key',
      'not-in-gzip',
      'not-in-brotli',
      'not-for-browsers',
      'other-members',
      'twice',
    ),
  ],
  run: async (_feed, t) => {
    const { before, after } = (await t.use(changedItem)) ?? t.notApplicable('the feed does not change titles');
    await t.each(after.texts, (reading) =>
      t.judge(notChangedDefect(reading, before, after, deadlineText(t)), reading.answer),
    );
    const { item, list } = after;
    const defect = doubledItemDefect(list, item) ?? staleMemberDefect(before.item, item, list);
    if (defect) t.fail(defect, list.answer);
  },
});
