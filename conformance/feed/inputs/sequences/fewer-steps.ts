/** The fewest steps that still show what is wrong. */
import type { FeedStep } from './steps.ts';

/** Without the steps for which there is nothing, which a model passes over; none goes back further than there are items. */
function effectiveSteps(steps: readonly FeedStep[]): readonly FeedStep[] {
  let [there, withdrawn] = [0, 0];
  return steps.flatMap((step): readonly FeedStep[] => {
    if (step.kind === 'look') return [step];
    if (step.kind === 'again' ? withdrawn === 0 : step.kind !== 'publish' && there === 0) return [];
    const same = 'back' in step ? { ...step, back: step.back % there } : step;
    if (step.kind === 'again') withdrawn--;
    if (step.kind === 'withdraw') withdrawn++;
    if (step.kind !== 'update') there += step.kind === 'withdraw' ? -1 : 1;
    return [same];
  });
}

/**
 * Fewer steps of which the same is wrong, as far as `tries` go: parts are left out, large ones first, as long as `fails`
 * says that something is wrong with the rest.
 */
export async function fewerFeedSteps(
  steps: readonly FeedStep[],
  fails: (steps: readonly FeedStep[]) => Promise<boolean>,
  tries: number,
): Promise<readonly FeedStep[]> {
  let best = effectiveSteps(steps);
  let left = tries;
  for (let size = Math.ceil(best.length / 2); size >= 1; size = Math.floor(size / 2)) {
    for (let from = 0; from + size <= best.length && left > 0; ) {
      const rest = effectiveSteps(best.toSpliced(from, size));
      if (rest.length > 0 && left-- > 0 && (await fails(rest))) best = rest;
      else from += size;
    }
  }
  return best;
}
