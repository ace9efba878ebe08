import { premise } from '../../../core/check/premise.ts';
import type { Trial } from '../../../core/check/trial.ts';
import { runSlot } from '../../../core/run/run-state.ts';
import type { Answer } from '../../../core/target/answer.ts';
import type { Exchange } from '../../../core/target/exchange.ts';
import { openCheckpoint } from '../../oracle/checkpoint/stages.ts';
import type { Vkey } from '../../oracle/note/verifier-key.ts';
import type { LogTarget } from '../../target/log-target.ts';
import { PUBLICATION_PATIENCE_S } from './publication-patience.ts';
import { verifiedCheckpoint } from './verified-checkpoint.ts';

const POLL_MS = 1000;

/** A checkpoint that the log showed, with the times of request and answer in milliseconds of the run. */
export interface ShownTree {
  readonly size: bigint;
  readonly askedAt: number;
  readonly answeredAt: number;
  readonly answer: Answer;
}

/** The first tree of the largest size that was shown, and the tree that was shown last. */
interface ShownTrees {
  largest?: ShownTree;
  last?: ShownTree;
}

const SHOWN_TREES = runSlot((): ShownTrees => ({}));

/** A tree that the answer shows, noted for `latestTree`. Each watch that uses `latestTree` calls this for each exchange. */
export function noteShownTree(
  t: Pick<Trial<LogTarget, string>, 'state'>,
  { resource, startedMs, durationMs }: Exchange,
  answer: Answer | undefined,
  keys: readonly Vkey[] | undefined,
): ShownTree | undefined {
  const size = resource === 'checkpoint' && answer ? openCheckpoint(answer, keys)?.size : undefined;
  if (size === undefined) return undefined;
  const shown = { size, askedAt: startedMs, answeredAt: startedMs + durationMs, answer: answer! };
  const trees = t.state.of(SHOWN_TREES);
  if (trees.largest === undefined || size > trees.largest.size) trees.largest = shown;
  trees.last = shown;
  return shown;
}

/**
 * The tree that the log shows at the end, and the largest that it has shown. It waits for the larger one: a cache serves that
 * at some time, a log that lost entries does not.
 */
export const latestTree = premise<LogTarget>()({
  name: 'latest-tree',
  async find(log, t): Promise<Required<ShownTrees> & { readonly seconds: number }> {
    await t.use(verifiedCheckpoint);
    const trees = t.state.of(SHOWN_TREES);
    const seconds = Number(t.declared('stale-within') ?? PUBLICATION_PATIENCE_S);
    await t.poll(seconds * 1000 + POLL_MS, POLL_MS, async () => {
      await log.read({ kind: 'checkpoint' }, { fresh: true });
      return trees.last!.size >= trees.largest!.size ? true : undefined;
    });
    return { ...(trees as Required<ShownTrees>), seconds };
  },
});
