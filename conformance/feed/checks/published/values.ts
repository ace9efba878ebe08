import { check } from '../../../core/check/check.ts';
import { reasonsOf } from '../../../core/check/owned-reasons.ts';
import { quotedText } from '../../../oracle/bytes/quoted-text.ts';
import { formatItemDefect } from '../../oracle/item/format.ts';
import { NONE_PUBLISHED } from '../../premises/published/batch.ts';
import { itemEscapings, itemValueDefect, rightValues } from '../../premises/published/right-values.ts';
import type { FeedTarget } from '../../target/target.ts';

export const values = check<FeedTarget>()({
  // FEED-EV-008 (must): An event has the content that was published: its strings, numbers, lists and nulls are those of the item.
  //   [interface, "Event"]
  proves: 'FEED-EV-008',
  needs: ['publisher'],
  reasons: {
    null: 'a value is null that was given, or not null that was null',
    id: 'an id is another number than was published',
    title: 'a title is another text than was published',
    type: 'the types differ from the published ones',
    link: 'a link is another than was published',
    occurrences: 'there are more or fewer occurrences than were published',
    form: 'a value has another type than its member has to have, such as a text for a list',
    'not-as-declared': 'texts are escaped otherwise than declared',
    changed: 'texts are escaped in different ways',
  },
  owns: [
    reasonsOf(rightValues, 'null', 'id', 'title', 'type', 'link', 'occurrences', 'form', 'not-as-declared', 'changed'),
  ],
  run: async (_feed, t) => {
    const { listed, answer, refusals, unasked } = await t.use(rightValues);
    await t.each(listed, (entry) => t.judge(itemValueDefect(entry), answer), NONE_PUBLISHED);
    for (const { escaping, item, event } of itemEscapings(listed)) {
      const defect = formatItemDefect(t.chose('title-escaping', escaping), item, event);
      if (defect) t.fail(defect, answer);
    }
    const less = [
      ...(refusals.length > 0 ? [`the feed refused ${refusals.length}: ${quotedText(refusals[0]!)}`] : []),
      ...(unasked.length > 0 ? [`${unasked.length} could not be published: ${unasked[0]}`] : []),
    ];
    if (less.length > 0) t.note([`${listed.length} events were compared`, ...less].join('; '));
  },
});
