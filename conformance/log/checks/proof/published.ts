import { check } from '../../../core/check/check.ts';
import { openCheckpoint } from '../../oracle/checkpoint/stages.ts';
import { PUBLICATION_PATIENCE_S } from '../../premises/checkpoint/publication-patience.ts';
import { answeredCheckpoints } from '../../premises/create/answered-checkpoints.ts';
import { PUBLICATION_POLL_MS, publication } from '../../premises/create/publication.ts';
import type { LogTarget } from '../../target/log-target.ts';

export const published = check<LogTarget>()({
  proves: 'LOG-CE-025',
  needs: ['create'],
  reasons: { behind: 'the served checkpoint does not reach the tree size of an answer in the declared time' },
  run: async (log, t) => {
    const all = await t.use(answeredCheckpoints);
    const { checkpoint: covering, uncovered } = await t.use(publication);
    if (uncovered.length > 0) t.inconclusive('the served tree does not have every entry that was created');
    const farthest = all.reduce((far, one) => (one.checkpoint.size > far.checkpoint.size ? one : far));
    const { size } = farthest.checkpoint;
    const declared = t.declared('stale-within');
    const seconds = Number(declared ?? PUBLICATION_PATIENCE_S);
    let found = covering.size;
    const there = await t.poll(seconds * 1000, PUBLICATION_POLL_MS, async () => {
      if (found >= size) return true;
      found = openCheckpoint(await log.read({ kind: 'checkpoint' }), log.keys)?.size ?? found;
      return found >= size ? true : undefined;
    });
    const expected = `a checkpoint of tree size ${size} or more, as one was answered with, within ${seconds} s`;
    if (!there && declared === undefined)
      t.inconclusive(
        `${expected} was waited for; found tree size ${found} (--declare stale-within=SECONDS makes this a judgement)`,
      );
    const defect = { reason: 'behind', expected, actual: `tree size ${found}`, at: 'checkpoint' } as const;
    t.judge(there ? undefined : defect, farthest.answer);
  },
});
