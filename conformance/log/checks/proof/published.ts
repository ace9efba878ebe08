import { check } from '../../../core/check/check.ts';
import type { Answer } from '../../../core/target/answer.ts';
import { openCheckpoint } from '../../oracle/checkpoint/stages.ts';
import { supersededForSeconds } from '../../oracle/http/caching.ts';
import { PUBLICATION_PATIENCE_S } from '../../premises/checkpoint/publication-patience.ts';
import { answeredCheckpoints } from '../../premises/create/answered-checkpoints.ts';
import { PUBLICATION_POLL_MS, publication } from '../../premises/create/publication.ts';
import type { LogTarget } from '../../target/log-target.ts';

export const published = check<LogTarget>()({
  // LOG-CE-025 (must): The log serves the tree size of an answer: afterwards its checkpoint shows no smaller size, except as
  //   caches allow. [rekor-v2, "CreateEntry"]
  proves: 'LOG-CE-025',
  needs: ['create'],
  reasons: { behind: 'the served checkpoint does not reach the tree size of an answer in the declared time' },
  run: async (log, t) => {
    const answers = await t.use(answeredCheckpoints);
    const { checkpoint: covering, uncovered } = await t.use(publication);
    // With a declared time, log/growth/published judges entries that are published late.
    if (uncovered.length > 0 && t.declared('publish-within') !== undefined)
      t.inconclusive('the served tree does not have every entry that was created');
    const { checkpoint, answer } = answers.reduce((largest, next) =>
      next.checkpoint.size > largest.checkpoint.size ? next : largest,
    );
    const { size } = checkpoint;
    const declared = t.declared('stale-within');
    const seconds = Number(declared ?? PUBLICATION_PATIENCE_S);
    let served = covering.size;
    let last: Answer | undefined;
    await t.poll(seconds * 1000, PUBLICATION_POLL_MS, async () => {
      if (served >= size) return true;
      const answer = await log.read({ kind: 'checkpoint' });
      const opened = openCheckpoint(answer, log.keys);
      if (opened) [last, served] = [answer, opened.size];
      return served >= size ? true : undefined;
    });
    // A cache may be late for as long as the headers of the checkpoint allow.
    const isJudged = declared !== undefined || (last && (supersededForSeconds(last) ?? seconds) < seconds);
    const expected = `a checkpoint of tree size ${size} or more, as in an answer, within ${seconds} s`;
    if (served < size && !isJudged)
      t.inconclusive(
        `expected ${expected}, found tree size ${served} (--declare stale-within=SECONDS makes this a judgement)`,
      );
    const behind = { reason: 'behind', expected, actual: `tree size ${served}`, at: 'checkpoint' } as const;
    t.judge(served < size && behind, answer);
  },
});
