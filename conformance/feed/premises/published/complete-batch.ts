/** The batch, of which all is listed, and once. */
import { premise } from '../../../core/check/premise.ts';
import { entriesOfItem, missingItems } from '../../oracle/item/entries.ts';
import { formatItem } from '../../oracle/item/format.ts';
import type { FeedTarget } from '../../target/target.ts';
import { datedEvents } from '../event/dated-events.ts';
import type { PublishedBatch } from './batch.ts';
import { readableBatch } from './readable-batch.ts';

/** Where a feed may stop. */
const ROUND_NUMBERS = new Set([10, 20, 21, 25, 30, 50, 100]);

/** The batch, of which all is listed, and once. */
export const completeBatch = premise<FeedTarget>()({
  name: 'whole',
  reasons: ['lost', 'truncated', 'twice'],
  async find(_feed, t): Promise<PublishedBatch> {
    await t.use(datedEvents);
    const all = await t.use(readableBatch);
    const { cases, drawn, full, list } = all;
    const stages = [{ list, cases: [...cases, ...drawn] }, ...(full ? [{ list: full.list, cases: full.cases }] : [])];
    for (const { list, cases } of stages) {
      const { events, answer } = list;
      const owed = cases.filter((one) => one.owed).map(({ item }) => item);
      const lacking = missingItems(list, owed);
      const number = events!.length;
      const [first] = lacking;
      // A limit stays where it is when there is more to list.
      const stays = !full || full.list.events!.length === number;
      const reason = ROUND_NUMBERS.has(number) && stays ? 'truncated' : 'lost';
      const expected = `all of ${owed.length} events that were published`;
      const actual = `${number} events are listed, and not ${lacking.length} of those${first ? `: ${formatItem(first)}` : ''}`;
      t.judge(lacking.length > 0 ? { reason, expected, actual, at: '/data' } : undefined, answer);
      for (const { item } of cases) {
        const found = entriesOfItem(events!, item);
        const twice = {
          reason: 'twice',
          expected: `${formatItem(item)}: once`,
          actual: `${found.length} times`,
        } as const;
        t.judge(found.length > 1 ? { ...twice, at: found[1]!.pointer } : undefined, answer);
      }
    }
    return all;
  },
});
