/** The served checkpoint that covers the created entries. */

import { premise } from '../../../core/check/premise.ts';
import type { Checkpoint } from '../../oracle/checkpoint/checkpoint.ts';
import { openCheckpoint } from '../../oracle/checkpoint/stages.ts';
import type { SuccessfulCreation } from '../../oracle/entry/creation.ts';
import type { LogTarget } from '../../target/log-target.ts';
import { PUBLICATION_PATIENCE_S } from '../checkpoint/publication-patience.ts';
import { verifiedCheckpoint } from '../checkpoint/verified-checkpoint.ts';
import { createdEntries } from './all-algorithms.ts';

export const PUBLICATION_POLL_MS = 100;

/** The first served tree that covers the created entries, or the largest tree in the time for publication. */
export interface Publication {
  readonly checkpoint: Checkpoint;
  readonly covered: readonly SuccessfulCreation[];
  readonly uncovered: readonly SuccessfulCreation[];
}

/** The served checkpoint, waited for until it covers every created entry. `publishedInTime` judges whether it does. */
export const publication = premise<LogTarget>()({
  name: 'publication',
  async find(log, t): Promise<Publication> {
    const creations = await createdEntries(t);
    let checkpoint = await t.use(verifiedCheckpoint);
    const covers = ({ logged }: SuccessfulCreation) => logged.logIndex < checkpoint.size;
    const seconds = Number(t.declared('publish-within') ?? PUBLICATION_PATIENCE_S);
    await t.poll(seconds * 1000, PUBLICATION_POLL_MS, async () => {
      const latest = openCheckpoint(await log.read({ kind: 'checkpoint' }), log.keys);
      // A smaller tree is stale.
      if (latest && latest.size >= checkpoint.size) checkpoint = latest;
      return creations.every(covers) ? true : undefined;
    });
    return {
      checkpoint,
      covered: creations.filter(covers),
      uncovered: creations.filter((creation) => !covers(creation)),
    };
  },
});

/** Every created entry is in the served tree in the declared time. */
export const publishedInTime = premise<LogTarget>()({
  name: 'published-in-time',
  reasons: ['late'],
  async find(_log, t): Promise<true> {
    const { checkpoint, uncovered } = await t.use(publication);
    const [first] = uncovered;
    const declared = t.declared('publish-within');
    if (!first) return true;
    const expected = `a checkpoint that covers index ${first.logged.logIndex}`;
    const actual = `tree size ${checkpoint.size}`;
    if (declared === undefined)
      t.inconclusive(
        `expected ${expected}, found ${actual} after ${PUBLICATION_PATIENCE_S} s (--declare publish-within=SECONDS makes this a judgement)`,
      );
    const late = { reason: 'late', expected: `${expected} within ${declared} s`, actual, at: 'checkpoint' } as const;
    return t.fail(late, first.answer);
  },
});
