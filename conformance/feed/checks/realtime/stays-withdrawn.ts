import { watch } from '../../../core/check/check.ts';
import { contentText } from '../../oracle/answer/content.ts';
import { formatItem } from '../../oracle/item/format.ts';
import { readList } from '../../premises/list/lists.ts';
import { readableBatch } from '../../premises/published/readable-batch.ts';
import { readUntil } from '../../premises/publishing/visible-within.ts';
import { withdrawnItem } from '../../premises/realtime/withdrawn-item.ts';
import type { FeedTarget } from '../../target/target.ts';

/** A feed that finds an item again may need so long for it; most runs that publish take longer by themselves. */
const LEAST_MS = 3000;

export const staysWithdrawn = watch<FeedTarget>()({
  // FEED-RT-003 (must): An item that is withdrawn is no longer listed, in any format. [interface, "What the service does"]
  proves: 'FEED-RT-003',
  needs: ['publisher'],
  reasons: { 'listed-again': 'an item that was withdrawn, and was not listed then, is listed at the end of the run' },
  begin(feed, t) {
    const began = t.time.now();
    return {
      on() {},
      async end() {
        const { item } = await t.use(withdrawnItem);
        const { cleared } = await t.use(readableBatch);
        const leftMs = began + LEAST_MS - t.time.now();
        if (leftMs > 0) await t.time.sleep(leftMs, t.signal);
        const wereGone = cleared.list.events ? cleared.items.filter((one) => !cleared.left.includes(one)) : [];
        const gone = [item, ...wereGone];
        // One host of several may have what another has withdrawn, for as long as is declared.
        const { list, listed } = await readUntil(
          t,
          async () => {
            const list = await readList(feed);
            const text = contentText(list.answer);
            return { list, listed: gone.filter(({ mark }) => text.includes(mark)) };
          },
          ({ listed }) => listed.length === 0,
        );
        if (!list.events) return t.inconclusive('the list could not be read at the end of the run');
        const [first] = listed;
        const actual = `${listed.length} of ${gone.length} that were withdrawn and were not listed then`;
        const expected = 'none of the items';
        t.judge(first && { reason: 'listed-again', expected, actual, at: formatItem(first) }, list.answer);
      },
    };
  },
});
