/** The served checkpoint that covers what was created. */

import { premise } from '../../../core/check/premise.ts';
import type { Checkpoint } from '../../oracle/checkpoint/checkpoint.ts';
import { openCheckpoint } from '../../oracle/checkpoint/stages.ts';
import type { SuccessfulCreation } from '../../oracle/entry/creation.ts';
import type { LogTarget } from '../../target/log-target.ts';
import { PUBLICATION_PATIENCE_S } from '../checkpoint/publication-patience.ts';
import { verifiedCheckpoint } from '../checkpoint/verified-checkpoint.ts';
import { createdEntries } from './all-algorithms.ts';

export const PUBLICATION_POLL_MS = 100;

/** The served tree once it covers what was created, or as far as it came. */
export interface Publication {
  readonly checkpoint: Checkpoint;
  readonly covered: readonly SuccessfulCreation[];
  readonly uncovered: readonly SuccessfulCreation[];
}

/** The served checkpoint, waited for until it covers every created entry. That it never does is for others to say. */
export const publication = premise<LogTarget>()({
  name: 'reached',
  async find(log, t): Promise<Publication> {
    const all = await createdEntries(t);
    let checkpoint = await t.use(verifiedCheckpoint);
    const covers = ({ logged }: SuccessfulCreation) => logged.logIndex < checkpoint.size;
    const seconds = Number(t.declared('publish-within') ?? PUBLICATION_PATIENCE_S);
    await t.poll(seconds * 1000, PUBLICATION_POLL_MS, async () => {
      const now = openCheckpoint(await log.read({ kind: 'checkpoint' }), log.keys);
      // A smaller tree is a stale one.
      if (now && now.size >= checkpoint.size) checkpoint = now;
      return all.every(covers) ? true : undefined;
    });
    return { checkpoint, covered: all.filter(covers), uncovered: all.filter((one) => !covers(one)) };
  },
});

/** No entry that was created is left out of the served tree in the declared time. */
export const publishedInTime = premise<LogTarget>()({
  name: 'in-time',
  reasons: ['late'],
  async find(_log, t): Promise<true> {
    const { checkpoint, uncovered } = await t.use(publication);
    const [lacking] = uncovered;
    const declared = t.declared('publish-within');
    if (!lacking) return true;
    const expected = `a checkpoint that covers index ${lacking.logged.logIndex}`;
    const actual = `tree size ${checkpoint.size}`;
    if (declared === undefined)
      t.inconclusive(
        `${expected} was waited for; found ${actual} after ${PUBLICATION_PATIENCE_S} s (--declare publish-within=SECONDS makes this a judgement)`,
      );
    t.judge({ reason: 'late', expected: `${expected} within ${declared} s`, actual, at: 'checkpoint' }, lacking.answer);
    return true;
  },
});
