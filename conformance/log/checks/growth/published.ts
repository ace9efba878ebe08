/** What was accepted is published (C2SP tlog-tiles). */

import { check } from '../../../core/check/check.ts';
import { reasonsOf } from '../../../core/check/owned-reasons.ts';
import { base64, equalBytes } from '../../../oracle/bytes/bytes.ts';
import { publishedInTime } from '../../premises/create/publication.ts';
import { logGrowth } from '../../premises/growth/growth.ts';
import { grownTree } from '../../premises/tiles/grown-tree.ts';
import type { LogTarget } from '../../target/log-target.ts';
import { WRITING_FACETS } from '../../target/writing-facets.ts';

export const published = check<LogTarget>()({
  proves: 'LOG-GR-003',
  needsOneOf: WRITING_FACETS,
  reasons: {
    late: 'an accepted leaf is not covered by a checkpoint in the declared time',
    lost: 'the tree has another entry at the index that an accepted leaf was given',
  },
  owns: [reasonsOf(publishedInTime, 'late'), reasonsOf(logGrowth, 'late')],
  run: async (_log, t) => {
    const { accepted, looks } = await t.use(logGrowth);
    const declared = t.declared('publish-within');
    // Each leaf has its own time: a log that publishes only when nobody writes leaves the first ones waiting.
    for (const { index, at } of declared === undefined ? [] : accepted) {
      const until = at + Number(declared) * 1000;
      // Once it was covered, a smaller tree is a stale one, which another choice bounds.
      const covered = looks.find((look) => look.size > index)?.at ?? Number.POSITIVE_INFINITY;
      const late = looks.find((look) => look.at > until && look.at < covered);
      const expected = `a checkpoint that covers index ${index} within ${declared} s of its acceptance`;
      const actual = `tree size ${late?.size} after ${(((late?.at ?? 0) - at) / 1000).toFixed(1)} s`;
      t.judge(late && { reason: 'late', expected, actual, at: 'checkpoint' });
    }
    const { sample } = await t.use(grownTree.tree);
    const bundles = await t.use(grownTree.bundles);
    const seen = new Set(sample.bundles.map(({ index }) => index));
    await t.each(
      accepted.filter(({ index }) => seen.has(index / 256n)),
      ({ index, hash }) => {
        const bundle = bundles.get(index / 256n)!;
        // Hashes of the entries as they are served: whether the tiles agree is another check's matter.
        const found = bundle.leafHashes[Number(index % 256n)]!;
        const defect = { reason: 'lost', expected: base64(hash), actual: base64(found), at: `entry ${index}` } as const;
        t.judge(equalBytes(hash, found) ? undefined : defect, bundle.answer);
      },
      'no bundle with an accepted leaf was looked at',
    );
  },
});
