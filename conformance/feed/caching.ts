/** That nobody answers with what was true before (interface, "What the service does", "Limits"; RFC 9111). */
import { watch } from '../core/check.ts';
import type { Answer, Exchange } from '../core/exchange.ts';
import type { FeedTarget } from '../core/feed-target.ts';
import { type FreshnessReason, freshnessDefect } from '../oracle/freshness.ts';
import { isPage, isSuccess, meant } from './held.ts';
import { laxJsonOf } from './parsed.ts';
import { listing, numberIn } from './reading.ts';

/** Whether an answer is one of the feed, to GET. */
const isFeed = ({ resource = '' }: Exchange): boolean => resource.startsWith('events/');

/**
 * What a cache may do by its headers. That they say nothing at all is left alone: a cache then has nothing to reckon a
 * lifetime from (RFC 9111 section 4.2.2).
 */
export function storedDefect(answer: Answer, now: number, at: string) {
  const defect = freshnessDefect(answer, now, at);
  const { reason } = defect ?? {};
  return defect && reason !== undefined && reason !== 'unstated' ? { ...defect, reason } : undefined;
}

/** For each way in which headers let a cache use an answer without asking. */
export const LETS: Readonly<Record<Exclude<FreshnessReason, 'unstated'>, string>> = {
  'max-age': 'Cache-Control gives it a lifetime',
  's-maxage': 'Cache-Control gives it a lifetime in shared caches',
  expires: 'Expires gives it a lifetime',
  age: 'it comes from a cache, where it has been for a while',
  'stale-while-revalidate': 'caches may use it while they ask',
  heuristic: 'it has Last-Modified and nothing else, from which caches guess a lifetime',
  immutable: 'it says that it never changes',
};

export const asked = watch<FeedTarget>()({
  proves: 'FEED-RT-004',
  reasons: LETS,
  begin: (_feed, t) => ({
    on(exchange, answer) {
      if (!answer || !isFeed(exchange) || answer.status !== 200 || !isSuccess(answer) || isPage(answer)) return;
      t.judge(storedDefect(answer, t.time.epoch(), exchange.resource!), answer);
    },
    end: async () => {
      await t.use(listing);
    },
  }),
});

/** HTTP statuses by which something in front of a feed says no, in its own words. */
const IN_FRONT = new Set([403, 407, 429, 500, 502, 503, 504]);

export const errorsAsked = watch<FeedTarget>()({
  proves: 'FEED-HT-009',
  reasons: LETS,
  begin: (feed, t) => ({
    on(exchange, answer) {
      if (!answer || !isFeed(exchange) || meant(answer) < 400) return;
      if (isPage(answer) || (answer.status === meant(answer) && IN_FRONT.has(answer.status))) return;
      t.judge(storedDefect(answer, t.time.epoch(), exchange.resource!), answer);
    },
    async end() {
      await t.use(listing);
      // Two errors that most feeds have.
      await Promise.all([feed.get({ key: null }), feed.get({ format: 'touchstone' })]);
    },
  }),
});

export const older = watch<FeedTarget>()({
  proves: 'FEED-RT-005',
  reasons: { timestamp: '`meta.timestamp` says that an answer was made before an earlier one' },
  begin(feed, t) {
    let latest: { readonly made: number; readonly endedMs: number } | undefined;
    const skew = Math.max(Number(t.declared('clock-skew') ?? 60), 0);
    return {
      on(exchange, answer) {
        const made = answer && isFeed(exchange) && answer.status === 200 ? timestampOf(answer) : undefined;
        if (made === undefined || feed.clock) return;
        // Of two at the same time either may come first.
        const behind = latest && latest.endedMs <= exchange.startedMs ? latest.made - made : 0;
        const expected = `${latest?.made} or later, give or take ${skew} s between the clocks of those who answer`;
        const defect = {
          reason: 'timestamp',
          expected,
          actual: `${made}`,
          at: `${exchange.resource}, /meta/timestamp`,
        } as const;
        t.judge(behind > skew ? defect : undefined, answer);
        if (!latest || made > latest.made) latest = { made, endedMs: exchange.startedMs + exchange.durationMs };
      },
      async end() {
        if (feed.clock) t.notApplicable('the clock of the feed is set by the run');
        await t.use(listing);
        if (t.subjects === 0) t.notApplicable('no answer says when it was made');
      },
    };
  },
});

function timestampOf(answer: Answer): number | undefined {
  const root = laxJsonOf(answer)?.root;
  const meta = root?.kind === 'object' ? root.members.get('meta') : undefined;
  const text = meta?.kind === 'object' ? numberIn(meta, 'timestamp') : undefined;
  return text !== undefined && /^\d+$/.test(text) ? Number(text) : undefined;
}
