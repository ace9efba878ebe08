import { check } from '../../../core/check/check.ts';
import { isIntegerNode } from '../../oracle/json/value.ts';
import { listedEvents } from '../../premises/event/events.ts';
import type { FeedTarget } from '../../target/target.ts';

export const uniqueId = check<FeedTarget>()({
  // FEED-EV-002 (must): No two events of an answer have the same `id`. [interface, "Event"]
  proves: 'FEED-EV-002',
  reasons: { duplicate: 'two events have the same `id`' },
  run: async (_feed, t) => {
    const { events, reading } = await t.use(listedEvents);
    const pointers = new Map<string, string>();
    const ids = events.map(({ members }) => members.get('id')).filter((node) => node?.kind === 'number');
    await t.each(
      ids.filter(isIntegerNode),
      (node) => {
        const first = pointers.get(node.text);
        pointers.set(node.text, node.pointer);
        const actual = `${node.text}, as at ${first}`;
        const expected = 'an id that no other event of the answer has';
        const duplicate = { reason: 'duplicate', expected, actual, at: node.pointer } as const;
        t.judge(first !== undefined && duplicate, reading.answer);
      },
      'no event that is listed has an id',
    );
  },
});
