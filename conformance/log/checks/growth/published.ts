/** Every accepted leaf is published in time, at its index (C2SP tlog-tiles "Checkpoints"). */

import { check } from '../../../core/check/check.ts';
import { mismatch } from '../../../core/check/mismatch.ts';
import { reasonsOf } from '../../../core/check/owned-reasons.ts';
import { base64 } from '../../../oracle/bytes/bytes.ts';
import { checkpointAnswer } from '../../premises/checkpoint/checkpoint-answer.ts';
import { publishedInTime } from '../../premises/create/publication.ts';
import { logGrowth } from '../../premises/growth/growth.ts';
import { grownTree } from '../../premises/tiles/grown-tree.ts';
import type { LogTarget } from '../../target/log-target.ts';
import { WRITING_FACETS } from '../../target/writing-facets.ts';

export const published = check<LogTarget>()({
  // LOG-GR-003 (must): A checkpoint covers every entry that the log has accepted, within the declared time. [tlog-tiles,
  //   "Checkpoints"]
  proves: 'LOG-GR-003',
  needsOneOf: WRITING_FACETS,
  reasons: {
    late: 'an accepted leaf is not covered by a checkpoint in the declared time',
    lost: 'the tree has another entry at the index that an accepted leaf was given',
  },
  owns: [reasonsOf(checkpointAnswer, 'late'), reasonsOf(publishedInTime, 'late'), reasonsOf(logGrowth, 'late')],
  run: async (_log, t) => {
    const { accepted, observedSizes } = await t.use(logGrowth);
    const declared = t.declared('publish-within');
    // Each leaf has its own deadline: a log that publishes only while idle leaves the first leaves waiting.
    for (const { index, at } of declared === undefined ? [] : accepted) {
      const until = at + Number(declared) * 1000;
      // After a tree with the leaf, a smaller tree is stale, and the choice stale-within applies.
      const covered = observedSizes.find(({ size }) => size > index)?.at ?? Number.POSITIVE_INFINITY;
      const late = observedSizes.find((observed) => observed.at > until && observed.at < covered);
      const expected = `a checkpoint that covers index ${index} within ${declared} s of its acceptance`;
      const actual = `tree size ${late?.size} after ${(((late?.at ?? 0) - at) / 1000).toFixed(1)} s`;
      t.judge(late && { reason: 'late', expected, actual, at: 'checkpoint' });
    }
    const { sample } = await t.use(grownTree.tree);
    const bundles = await t.use(grownTree.bundles);
    const readBundles = new Set(sample.bundles.map(({ index }) => index));
    await t.each(
      accepted.filter(({ index }) => readBundles.has(index / 256n)),
      ({ index, hash }) => {
        const { leafHashes, answer } = bundles.get(index / 256n)!;
        // The hash of the entry in its bundle: whether the tile agrees is judged by log/tiles/match-entries.
        t.judge(mismatch('lost', hash, leafHashes[Number(index % 256n)]!, `entry ${index}`, base64), answer);
      },
      'no bundle with an accepted leaf was read',
    );
  },
});
