import { EarlyEnd } from '../../../core/check/early-end.ts';
import { premise } from '../../../core/check/premise.ts';
import type { Trial } from '../../../core/check/trial.ts';
import type { Answer } from '../../../core/target/answer.ts';
import { TransportFailure } from '../../../core/target/transport-failure.ts';
import { base64, equalBytes } from '../../../oracle/bytes/bytes.ts';
import type { Checkpoint } from '../../oracle/checkpoint/checkpoint.ts';
import { openCheckpoint } from '../../oracle/checkpoint/stages.ts';
import type { LogTarget } from '../../target/log-target.ts';
import { PUBLICATION_PATIENCE_S } from '../checkpoint/publication-patience.ts';
import { logWriter } from '../growth/writer.ts';
import { earlierRoots } from '../tiles/earlier-root.ts';
import { soundTree } from '../tiles/sound-tree.ts';

const POLL_MS = 250;
/** How long a log may refuse entries after its start. */
const SETTLE_MS = 15_000;

/**
 * After a restart the log goes on with its tree. An entry is added before and after, since an empty tree is consistent with
 * every other.
 */
export const restartedTree = premise<LogTarget>()({
  name: 'restarted-tree',
  reasons: ['other'],
  async find(log, t): Promise<true> {
    const { add } = await t.use(logWriter);
    await t.use(soundTree);
    const { index } = await add('before a restart');
    const { checkpoint: before } = await checkpointBeyond(log, t, index);
    const rootAt = earlierRoots(log, before.size);
    // Reads the first tile and the right edge now: afterwards they may be those of another tree.
    for (const size of [before.size, before.size < 255n ? before.size : 255n]) await rootAt(size);
    await log.restart!('term');
    let tries = 0;
    const added = await t.poll(SETTLE_MS, 1000, () => add(`after a restart, try ${++tries}`).catch(undefinedIfRefused));
    if (!added) return t.inconclusive(`the log accepted no entry for ${SETTLE_MS / 1000} s after a restart`);
    const { checkpoint: after, answer } = await checkpointBeyond(log, t, added.index);
    // log/growth/consistent compares a larger tree with all that were shown before.
    if (after.size > before.size) return true;
    const earlier = await rootAt(after.size);
    if ('status' in earlier) return t.inconclusive(`${earlier.path} is not served (status ${earlier.status})`);
    const expected = `the root ${base64(earlier.root)} at tree size ${after.size}, as before a restart`;
    const other = { reason: 'other', expected, actual: base64(after.root), at: 'checkpoint' } as const;
    t.judge(!equalBytes(after.root, earlier.root) && other, answer);
    return true;
  },
});

/** The first checkpoint that covers an index. */
async function checkpointBeyond(
  log: LogTarget,
  t: Trial<LogTarget, string>,
  index: bigint,
): Promise<{ readonly checkpoint: Checkpoint; readonly answer: Answer }> {
  const seconds = Number(t.declared('publish-within') ?? PUBLICATION_PATIENCE_S);
  const found = await t.poll(seconds * 1000, POLL_MS, async () => {
    const answer = await log.read({ kind: 'checkpoint' }, { fresh: true });
    const checkpoint = openCheckpoint(answer, log.keys);
    return checkpoint && checkpoint.size > index ? { checkpoint, answer } : undefined;
  });
  return found ?? t.inconclusive(`no checkpoint covered index ${index} within ${seconds} s`);
}

function undefinedIfRefused(cause: unknown): undefined {
  const isRefused = cause instanceof EarlyEnd || (cause instanceof TransportFailure && cause.code !== 'budget');
  if (!isRefused) throw cause;
}
