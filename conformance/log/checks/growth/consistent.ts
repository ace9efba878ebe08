/** Every checkpoint is consistent with every other (C2SP tlog-checkpoint "Signatures"). */

import { watch } from '../../../core/check/check.ts';
import { NotApplicable } from '../../../core/check/early-end.ts';
import { reasonsOf } from '../../../core/check/owned-reasons.ts';
import { base64, equalBytes } from '../../../oracle/bytes/bytes.ts';
import type { Checkpoint } from '../../oracle/checkpoint/checkpoint.ts';
import { openCheckpoint } from '../../oracle/checkpoint/stages.ts';
import { ascending } from '../../oracle/merkle/ascending.ts';
import { soundWrittenTree } from '../../premises/create/written-tree.ts';
import { restartedTree } from '../../premises/restart/restarted-tree.ts';
import { earlierRoots } from '../../premises/tiles/earlier-root.ts';
import { soundTree } from '../../premises/tiles/sound-tree.ts';
import type { LogTarget } from '../../target/log-target.ts';

/** Of how many sizes the roots are compared with the largest tree; a run gets a few dozen at most. */
const COMPARED = 48;

export const consistent = watch<LogTarget>()({
  // LOG-GR-001 (must): A log signs no checkpoint that is inconsistent with one that it signed before. [tlog-checkpoint,
  //   "Signatures"]
  proves: 'LOG-GR-001',
  reasons: {
    fork: 'two checkpoints of the same size have different roots',
    inconsistent: 'an earlier tree is not the beginning of a later one',
    restarted: 'after a restart the log signs another tree of a size that its tree had before',
  },
  owns: [reasonsOf(soundWrittenTree, 'inconsistent'), reasonsOf(restartedTree, { other: 'restarted' })],
  begin(log, t) {
    const firstOfSize = new Map<bigint, Checkpoint>();
    return {
      on(exchange, answer) {
        const checkpoint = exchange.resource === 'checkpoint' && answer ? openCheckpoint(answer, log.keys) : undefined;
        if (!checkpoint) return;
        const { size, root } = checkpoint;
        const first = firstOfSize.get(size) ?? checkpoint;
        firstOfSize.set(size, first);
        const expected = `the root ${base64(first.root)} at tree size ${size}, as signed before`;
        const fork = { reason: 'fork', expected, actual: base64(root), at: 'checkpoint' } as const;
        t.judge(!equalBytes(first.root, root) && fork, answer);
      },
      async end() {
        await t.use(soundTree);
        if (log.restart) await t.use(restartedTree).catch(undefinedIfNotApplicable);
        const largest = [...firstOfSize.keys()].sort(ascending).at(-1) ?? 0n;
        const compared = [...firstOfSize.values()].filter(({ size }) => size > 0n).slice(-COMPARED);
        const rootAt = earlierRoots(log, largest);
        for (const { size, root } of compared) {
          const served = await rootAt(size);
          if ('status' in served) return t.inconclusive(`${served.why}, so trees cannot be compared`);
          const expected = `${base64(root)}, as signed at tree size ${size}`;
          const actual = `${base64(served.root)} as the first ${size} entries of the tree of size ${largest}`;
          const inconsistent = { reason: 'inconsistent', expected, actual, at: `checkpoint ${size}` } as const;
          t.judge(!equalBytes(served.root, root) && inconsistent);
        }
      },
    };
  },
});

/** A log that takes no entries is not restarted. */
function undefinedIfNotApplicable(cause: unknown): undefined {
  if (!(cause instanceof NotApplicable)) throw cause;
}
