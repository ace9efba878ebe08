import { check } from '../../../core/check/check.ts';
import { stepSequences } from '../../premises/realtime/sequences.ts';
import type { FeedTarget } from '../../target/target.ts';

export const sequences = check<FeedTarget>()({
  // FEED-RT-001 (must): An item is listed as soon as it is published, in every format. [interface, "What the service does"]
  // FEED-RT-002 (must): A change of an item is seen as soon as it is made, in every format. [interface, "What the service does"]
  // FEED-RT-003 (must): An item that is withdrawn is no longer listed, in any format. [interface, "What the service does"]
  proves: ['FEED-RT-001', 'FEED-RT-002', 'FEED-RT-003'],
  needs: ['publisher'],
  reasons: {
    lost: 'after a sequence of steps an item that was published is not listed',
    stale: 'after a sequence of steps an item is listed as it was before',
    reappeared: 'after a sequence of steps an item that was withdrawn is listed',
  },
  run: async (_feed, t) => {
    const { seed, steps, defect } = await t.use(stepSequences);
    if (defect) t.fail({ ...defect, reason: REASONS[defect.reason] });
    // The model of a right feed agreed with the target after each step.
    await t.each(steps, () => t.judge(undefined));
    t.note(`the usual steps and a random sequence were taken, ${steps.length} steps in all (fast-check seed ${seed})`);
  },
});

/** The reasons of the model in the words of this check. */
const REASONS = { lost: 'lost', stale: 'stale', back: 'reappeared' } as const;
