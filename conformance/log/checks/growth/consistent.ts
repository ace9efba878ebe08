/** Every checkpoint is consistent with every other (C2SP tlog-checkpoint "Signatures"). */

import { watch } from '../../../core/check/check.ts';
import { reasonsOf } from '../../../core/check/owned-reasons.ts';
import { base64, equalBytes } from '../../../oracle/bytes/bytes.ts';
import type { Checkpoint } from '../../oracle/checkpoint/checkpoint.ts';
import { openCheckpoint } from '../../oracle/checkpoint/stages.ts';
import { ascending } from '../../oracle/merkle/ascending.ts';
import { soundWrittenTree } from '../../premises/create/written-tree.ts';
import { earlierRoots } from '../../premises/tiles/earlier-root.ts';
import { soundTree } from '../../premises/tiles/sound-tree.ts';
import type { LogTarget } from '../../target/log-target.ts';

/** Of how many sizes the roots are compared with the largest tree; a run sees a few dozen at most. */
const COMPARED = 48;

export const consistent = watch<LogTarget>()({
  proves: 'LOG-GR-001',
  reasons: {
    fork: 'two checkpoints of one size have different roots',
    inconsistent: 'an earlier tree is not the beginning of a later one',
  },
  owns: [reasonsOf(soundWrittenTree, 'inconsistent')],
  begin(log, t) {
    const seen = new Map<bigint, Checkpoint>();
    return {
      on(exchange, answer) {
        const checkpoint = exchange.resource === 'checkpoint' && answer ? openCheckpoint(answer, log.keys) : undefined;
        if (!checkpoint) return;
        const { size, root } = checkpoint;
        const before = seen.get(size) ?? checkpoint;
        seen.set(size, before);
        const expected = `the root ${base64(before.root)} at tree size ${size}, as signed before`;
        const fork = { reason: 'fork', expected, actual: base64(root), at: 'checkpoint' } as const;
        t.judge(equalBytes(before.root, root) ? undefined : fork, answer);
      },
      async end() {
        await t.use(soundTree);
        const largest = [...seen.keys()].sort(ascending).at(-1) ?? 0n;
        const compared = [...seen.values()].filter(({ size }) => size > 0n).slice(-COMPARED);
        const rootAt = earlierRoots(log, largest);
        for (const { size, root } of compared) {
          const now = await rootAt(size);
          if ('status' in now)
            t.inconclusive(`${now.path} is not served (status ${now.status}), so trees cannot be compared`);
          const found = (now as { root: Uint8Array }).root;
          const expected = `${base64(root)}, as signed at tree size ${size}`;
          const actual = `${base64(found)} as the first ${size} entries of the tree of size ${largest}`;
          const defect = { reason: 'inconsistent', expected, actual, at: `checkpoint ${size}` } as const;
          t.judge(equalBytes(found, root) ? undefined : defect);
        }
      },
    };
  },
});
