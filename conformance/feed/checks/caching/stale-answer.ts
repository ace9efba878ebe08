import { watch } from '../../../core/check/check.ts';
import type { Answer } from '../../../core/target/answer.ts';
import { lenientJson } from '../../oracle/answer/content.ts';
import { isEventsExchange } from '../../oracle/answer/resource.ts';
import { metaNumber } from '../../oracle/envelope/meta.ts';
import { listing } from '../../premises/list/listing.ts';
import type { FeedTarget } from '../../target/target.ts';

export const staleAnswer = watch<FeedTarget>()({
  // FEED-RT-005 (must): No later answer is older than an earlier one: anything that was seen once stays seen. [interface, "What
  //   the service does"]
  proves: 'FEED-RT-005',
  reasons: { timestamp: '`meta.timestamp` is earlier than in an earlier answer' },
  begin(feed, t) {
    let latest: { readonly made: number; readonly endedMs: number } | undefined;
    const skew = Math.max(Number(t.declared('clock-skew') ?? 60), 0);
    return {
      on(exchange, answer) {
        const made = answer && isEventsExchange(exchange) && answer.status === 200 ? timestampOf(answer) : undefined;
        if (made === undefined || feed.clock) return;
        // Either of two concurrent requests may be answered first.
        const behind = latest && latest.endedMs <= exchange.startedMs ? latest.made - made : 0;
        const expected = `${latest?.made} or later, give or take ${skew} s between the clocks of the hosts`;
        const defect = {
          reason: 'timestamp',
          expected,
          actual: `${made}`,
          at: `${exchange.resource}, /meta/timestamp`,
        } as const;
        t.judge(behind > skew && defect, answer);
        if (!latest || made > latest.made) latest = { made, endedMs: exchange.startedMs + exchange.durationMs };
      },
      async end() {
        if (feed.clock) t.notApplicable('the clock of the feed is set by the run');
        await t.use(listing);
        if (t.subjects === 0) t.notApplicable('no answer states its time');
      },
    };
  },
});

function timestampOf(answer: Answer): number | undefined {
  const root = lenientJson(answer)?.root;
  const meta = root?.kind === 'object' ? root.members.get('meta') : undefined;
  const text = meta?.kind === 'object' ? metaNumber(meta, 'timestamp') : undefined;
  return text !== undefined && /^\d+$/.test(text) ? Number(text) : undefined;
}
