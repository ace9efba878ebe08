import { check } from '../../../core/check/check.ts';
import { formatItem, formatItemDefect } from '../../oracle/item/format.ts';
import { type ChangedEvent, changedEvents } from '../../premises/published/changed-events.ts';
import type { FeedTarget } from '../../target/target.ts';

export const changes = check<FeedTarget>()({
  // FEED-RT-002 (must): A change of an item is seen as soon as it is made, in every format. [interface, "What the service does"]
  proves: 'FEED-RT-002',
  needs: ['publisher'],
  reasons: {
    null: 'a value that was changed to null, or from null, is the same as before',
    list: 'a list that was replaced or made shorter by a change still has the entries that were removed',
    value: 'a value that was changed together with others is not the new value',
    form: 'a member of an event that was changed is missing, or has another type or form than it had before',
    lost: 'of several events that are changed at the same time some show no change',
    'in-xml': 'an event that was changed is served otherwise in XML than in JSON',
    'in-jsonp': 'an event that was changed is served otherwise in JSONP than in JSON',
  },
  run: async (_feed, t) => {
    const { all, list, forms, lost } = await t.use(changedEvents);
    const judgeChange = ({ item, event, defect }: ChangedEvent) =>
      t.judge(formatItemDefect(defect, item, event), list.answer);
    await t.each(all, judgeChange, 'the feed accepted none of the changes');
    const expected = 'all concurrent changes';
    const actual = `${lost.length} that are not visible`;
    t.judge(lost[0] && { reason: 'lost', expected, actual, at: formatItem(lost[0]) }, list.answer);
    for (const [form, reason] of [
      ['xml', 'in-xml'],
      ['jsonp', 'in-jsonp'],
    ] as const) {
      const { answer, defect } = forms[form] ?? {};
      if (answer) t.judge(defect && { ...defect, reason }, answer);
    }
  },
});
