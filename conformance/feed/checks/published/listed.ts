import { check } from '../../../core/check/check.ts';
import { reasonsOf } from '../../../core/check/owned-reasons.ts';
import { NONE_PUBLISHED } from '../../premises/published/batch.ts';
import { completeBatch } from '../../premises/published/complete-batch.ts';
import { readableBatch } from '../../premises/published/readable-batch.ts';
import type { FeedTarget } from '../../target/target.ts';

export const listed = check<FeedTarget>()({
  proves: 'FEED-LI-002',
  needs: ['publisher'],
  reasons: {
    unreadable: 'the list cannot be read any more once unusual events are published',
    lost: 'an upcoming event is not listed, though others are',
    truncated: 'no more than a round number of events is listed',
    twice: 'an event is listed twice',
  },
  owns: [reasonsOf(completeBatch, 'lost', 'truncated', 'twice'), reasonsOf(readableBatch, 'unreadable')],
  run: async (_feed, t) => {
    const { cases, drawn, failed, full, list } = await t.use(completeBatch);
    await t.each([...cases, ...drawn, ...(full?.cases ?? [])], () => t.judge(undefined, list.answer), NONE_PUBLISHED);
    if (failed[0]) t.inconclusive(unpublished(failed, cases.length + drawn.length + (full?.cases.length ?? 0)));
    if (!full) t.note(`${list.events!.length} events were listed at once: a limit beyond that was not looked for`);
  },
});

/** That the publisher failed for some; what it did publish is judged. */
function unpublished(failed: readonly Error[], others: number): string {
  const events = failed.length === 1 ? 'an event' : `${failed.length} events`;
  return `${failed[0]!.message}: so it was for ${events}, and the other ${others} were judged`;
}
