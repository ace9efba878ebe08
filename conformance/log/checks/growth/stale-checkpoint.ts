import { watch } from '../../../core/check/check.ts';
import type { Defect } from '../../../core/check/defect.ts';
import { A_FEW_SECONDS } from '../../oracle/http/caching.ts';
import { latestTree, noteShownTree, type ShownTree } from '../../premises/checkpoint/shown-trees.ts';
import { type SmallerTree, smallerForSeconds } from '../../premises/checkpoint/smaller-for-seconds.ts';
import type { LogTarget } from '../../target/log-target.ts';

export const staleCheckpoint = watch<LogTarget>()({
  // LOG-GR-004 (must): A checkpoint is not older than declared: once a larger tree was shown, a smaller tree is not shown for
  //   longer than the declared time. [tlog-tiles, "Checkpoints"]
  proves: 'LOG-GR-004',
  reasons: { stale: 'a smaller tree is served for longer than declared after a larger one' },
  begin(log, t) {
    const shown: ShownTree[] = [];
    const declared = t.declared('stale-within');
    const smallerForAWhile = smallerForSeconds(A_FEW_SECONDS);
    let earlier: SmallerTree | undefined;
    return {
      on(exchange, answer) {
        const tree = noteShownTree(t, exchange, answer, log.keys);
        if (!tree) return;
        t.judge(staleDefect(tree, shown, declared), answer);
        shown.push(tree);
        earlier ??= smallerForAWhile(tree);
      },
      async end() {
        const { largest, last, seconds } = await t.use(latestTree);
        if (declared !== undefined) return;
        // No sentence of tlog-tiles forbids it; the interface document does, and log/growth/append-only judges that.
        if (earlier) t.note(wentBack(earlier));
        if (last.size >= largest.size) return;
        t.inconclusive(
          `the log served a tree of size ${largest.size}, and for ${seconds} s now its beginning of size ${last.size}: a cache may be late, or the log lost entries (--declare stale-within=SECONDS makes this a judgement)`,
        );
      },
    };
  },
});

/** Says that a log went back for a while and came again. */
const wentBack = ({ smaller, largest }: SmallerTree): string =>
  `the log showed a tree of size ${smaller.size} for longer than its headers let caches keep it, after one of size ${largest.size} (--declare stale-within=SECONDS makes this a judgement)`;

/** A tree that is smaller than a tree that was served longer ago than declared. */
function staleDefect(
  { size, askedAt }: ShownTree,
  earlier: readonly ShownTree[],
  declared: string | undefined,
): Defect<'stale'> | undefined {
  const larger = earlier.find((tree) => tree.size > size);
  if (declared === undefined || !larger || askedAt <= larger.answeredAt + Number(declared) * 1000) return undefined;
  const expected = `a tree of size ${larger.size} or more, at most ${declared} s after it was served`;
  const actual = `tree size ${size} ${((askedAt - larger.answeredAt) / 1000).toFixed(1)} s after`;
  return { reason: 'stale', expected, actual, at: 'checkpoint' };
}
