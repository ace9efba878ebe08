/** What is listed after any sequence of publications, changes and withdrawals. */

import { check } from '../../../core/check/check.ts';
import { reasonsOf } from '../../../core/check/owned-reasons.ts';
import { stepSequences } from '../../premises/realtime/sequences.ts';
import type { FeedTarget } from '../../target/target.ts';

export const sequences = check<FeedTarget>()({
  proves: ['FEED-RT-001', 'FEED-RT-002', 'FEED-RT-003'],
  needs: ['publisher'],
  reasons: {
    lost: 'after a sequence of steps an item that was published is not listed',
    stale: 'after a sequence of steps an item is listed as it was before',
    reappeared: 'after a sequence of steps an item that was withdrawn is listed',
  },
  owns: [reasonsOf(stepSequences, { lost: 'lost', stale: 'stale', back: 'reappeared' })],
  run: async (_feed, t) => {
    const { seed, steps } = await t.use(stepSequences);
    await t.each(Array.from({ length: steps }), () => t.judge(undefined));
    t.note(`two sequences of ${steps} steps in all were taken (fast-check seed ${seed})`);
  },
});
