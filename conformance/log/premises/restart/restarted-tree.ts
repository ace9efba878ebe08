import { EarlyEnd } from '../../../core/check/early-end.ts';
import { premise } from '../../../core/check/premise.ts';
import type { Trial } from '../../../core/check/trial.ts';
import type { Answer } from '../../../core/target/answer.ts';
import { TransportFailure } from '../../../core/target/transport-failure.ts';
import { base64, equalBytes } from '../../../oracle/bytes/bytes.ts';
import type { Checkpoint } from '../../oracle/checkpoint/checkpoint.ts';
import { openCheckpoint } from '../../oracle/checkpoint/stages.ts';
import { supersededForSeconds } from '../../oracle/http/caching.ts';
import { isRefusalStatus } from '../../oracle/http/status.ts';
import { firstAndLastTile } from '../../oracle/tiles/first-and-last.ts';
import { bundlePath, tilePath } from '../../oracle/tiles/path.ts';
import type { LogTarget } from '../../target/log-target.ts';
import { PUBLICATION_PATIENCE_S } from '../checkpoint/publication-patience.ts';
import { logWriter } from '../growth/writer.ts';
import { earlierRoots } from '../tiles/earlier-root.ts';
import { entryFormat } from '../tiles/entry-format.ts';
import { minimumIndex } from '../tiles/minimum-index.ts';
import { readServedForm } from '../tiles/served-form.ts';
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
  reasons: ['other', 'smaller', 'tile', 'bundle'],
  async find(log, t): Promise<true> {
    const { add } = await t.use(logWriter);
    await t.use(soundTree);
    if ((log.writesLeft?.() ?? 2) < 2) return t.notApplicable('--max-writes leaves fewer than two entries');
    const first = await add('before a restart');
    const before = await shownTree(log, t, first.index, Number(t.declared('publish-within') ?? PUBLICATION_PATIENCE_S));
    if (!before || before.size <= first.index) return t.inconclusive(`no checkpoint covered index ${first.index}`);
    const rootAt = earlierRoots(log, before.size);
    // Reads the first tile and the right edge now: afterwards they may be those of another tree.
    for (const size of [before.size, before.size < 255n ? before.size : 255n]) await rootAt(size);
    await log.restart!('term');
    let tries = 0;
    const added = await t.poll(SETTLE_MS, 1000, () => add(`after a restart, try ${++tries}`).catch(undefinedIfRefused));
    if (!added) return t.inconclusive(`the log accepted no entry for ${SETTLE_MS / 1000} s after a restart`);
    const after = await shownTree(log, t, added.index, PUBLICATION_PATIENCE_S);
    if (!after || after.size <= added.index) return t.fail(smallerDefect(t, before, after), after?.answer);
    // log/growth/consistent compares a larger tree with all that were shown before.
    const earlier = after.size > before.size ? undefined : await rootAt(after.size);
    if (earlier && 'status' in earlier) return t.inconclusive(earlier.why);
    const expected = `the root ${base64(earlier?.root ?? after.root)} at tree size ${after.size}, as before a restart`;
    const other = { reason: 'other', expected, actual: base64(after.root), at: 'checkpoint' } as const;
    t.judge(earlier && !equalBytes(after.root, earlier.root) && other, after.answer);
    await judgeEnds(log, t, after.size);
    return true;
  },
});

/** Why the tree after a restart does not cover a new entry; ends the premise where that proves nothing. */
function smallerDefect(t: Trial<LogTarget, 'smaller'>, before: ShownTree, after: ShownTree | undefined) {
  const expected = `a tree of size ${before.size} or more, as before a restart`;
  const actual = after ? `tree size ${after.size} for ${PUBLICATION_PATIENCE_S} s` : 'no checkpoint';
  const kept = after && supersededForSeconds(after.answer);
  const isJudged = kept !== undefined && kept < PUBLICATION_PATIENCE_S && t.declared('stale-within') === undefined;
  if (!after || after.size >= before.size || !isJudged) return t.inconclusive(`expected ${expected}, found ${actual}`);
  return { reason: 'smaller', expected, actual, at: 'checkpoint' } as const;
}

/** The first and the last tile and bundle are there, as they were before the restart. */
async function judgeEnds(log: LogTarget, t: Trial<LogTarget, 'tile' | 'bundle'>, size: bigint): Promise<void> {
  const format = await t.use(entryFormat);
  for (const { level, index, width } of firstAndLastTile(size, minimumIndex(t))) {
    const part = width === undefined ? {} : { width };
    await judgeServed('tile', tilePath({ level, index, ...part }), tilePath({ level, index }));
    if (format === 'bundles') await judgeServed('bundle', bundlePath({ index, ...part }), bundlePath({ index }));
  }
  async function judgeServed(reason: 'tile' | 'bundle', path: string, fullPath: string): Promise<void> {
    const served = await readServedForm(log, path, fullPath);
    if (!('status' in served)) return t.judge(undefined);
    const actual = `status ${served.status}`;
    if (!isRefusalStatus(served.status)) return t.inconclusive(`${path}: ${actual}`);
    t.fail({ reason, expected: 'status 200, also after a restart', actual, at: path });
  }
}

interface ShownTree extends Checkpoint {
  readonly answer: Answer;
}

/** The first tree that covers an index; else the last that was shown, if any. */
async function shownTree(
  log: LogTarget,
  t: Trial<LogTarget, string>,
  index: bigint,
  seconds: number,
): Promise<ShownTree | undefined> {
  let last: ShownTree | undefined;
  await t.poll(seconds * 1000, POLL_MS, async () => {
    const answer = await log.read({ kind: 'checkpoint' }, { fresh: true });
    const checkpoint = openCheckpoint(answer, log.keys);
    if (checkpoint) last = { ...checkpoint, answer };
    return checkpoint && checkpoint.size > index ? true : undefined;
  });
  return last;
}

function undefinedIfRefused(cause: unknown): undefined {
  const isRefused = cause instanceof EarlyEnd || (cause instanceof TransportFailure && cause.code !== 'budget');
  if (!isRefused) throw cause;
}
