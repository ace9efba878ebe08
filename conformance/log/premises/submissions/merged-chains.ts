/** The served checkpoint that covers the entries of the sound chains. */

import { premise } from '../../../core/check/premise.ts';
import type { Checkpoint } from '../../oracle/checkpoint/checkpoint.ts';
import { openCheckpoint } from '../../oracle/checkpoint/stages.ts';
import type { LogTarget } from '../../target/log-target.ts';
import { PUBLICATION_PATIENCE_S } from '../checkpoint/publication-patience.ts';
import { verifiedCheckpoint } from '../checkpoint/verified-checkpoint.ts';
import { PUBLICATION_POLL_MS } from '../create/publication.ts';
import { type Promised, promisedIndices } from './issued-scts.ts';

/** The first served tree that covers the promised indices, or the largest tree in the time for that. */
export interface Merged {
  readonly checkpoint: Checkpoint;
  readonly covered: readonly Promised[];
  readonly uncovered: readonly Promised[];
}

/** The served checkpoint, waited for until it covers every promised index. `mergedInTime` judges whether it does. */
export const mergedChains = premise<LogTarget>()({
  name: 'merged-chains',
  async find(log, t): Promise<Merged> {
    // Read before anything is submitted, so that a log that goes on showing it is seen to.
    let checkpoint = await t.use(verifiedCheckpoint);
    const promised = await t.use(promisedIndices);
    const isCovered = ({ index }: Promised) => index < checkpoint.size;
    const seconds = Number(t.declared('publish-within') ?? PUBLICATION_PATIENCE_S);
    await t.poll(seconds * 1000, PUBLICATION_POLL_MS, async () => {
      const latest = openCheckpoint(await log.read({ kind: 'checkpoint' }), log.keys);
      // A smaller tree is stale.
      if (latest && latest.size >= checkpoint.size) checkpoint = latest;
      return promised.every(isCovered) ? true : undefined;
    });
    const covered = promised.filter(isCovered);
    return { checkpoint, covered, uncovered: promised.filter((one) => !isCovered(one)) };
  },
});

/** Every promised index is in the served tree within the Maximum Merge Delay that is declared. */
export const mergedInTime = premise<LogTarget>()({
  name: 'merged-in-time',
  reasons: ['late'],
  async find(_log, t): Promise<true> {
    const { checkpoint, uncovered } = await t.use(mergedChains);
    const [first] = uncovered;
    if (!first) return true;
    const declared = t.declared('publish-within');
    const expected = `a checkpoint that covers index ${first.index}, which an SCT promises`;
    const actual = `tree size ${checkpoint.size}`;
    if (declared === undefined)
      return t.inconclusive(
        `expected ${expected}, found ${actual} after ${PUBLICATION_PATIENCE_S} s (--declare publish-within=SECONDS, the Maximum Merge Delay, makes this a judgement)`,
      );
    return t.fail(
      { reason: 'late', expected: `${expected} within ${declared} s`, actual, at: 'checkpoint' },
      first.answer,
    );
  },
});
