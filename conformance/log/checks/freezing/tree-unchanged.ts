/** The tree of a frozen log stays as it is (Rekor v2, "Freezing"). */
import { watch } from '../../../core/check/check.ts';
import { mismatch } from '../../../core/check/mismatch.ts';
import { base64 } from '../../../oracle/bytes/bytes.ts';
import type { Checkpoint } from '../../oracle/checkpoint/checkpoint.ts';
import { openCheckpoint } from '../../oracle/checkpoint/stages.ts';
import {
  readWhenNotStale,
  requireDeclaredFrozen,
  staleMilliseconds,
} from '../../premises/checkpoint/declared-frozen.ts';
import { verifiedCheckpoint } from '../../premises/checkpoint/verified-checkpoint.ts';
import type { LogTarget } from '../../target/log-target.ts';

const treeText = ({ size, root }: Checkpoint): string => `tree size ${size} with root ${base64(root)}`;

export const treeUnchanged = watch<LogTarget>()({
  // LOG-RV-002 (must): The tree of a frozen log does not change, and all of it stays readable. [rekor-v2, "Freezing"]
  proves: 'LOG-RV-002',
  reasons: { changed: 'the tree of a frozen log changes' },
  begin(log, t) {
    let first: Checkpoint | undefined;
    return {
      on({ resource, startedMs }, answer) {
        if (t.declared('frozen') !== 'yes' || resource !== 'checkpoint' || !answer) return;
        if (startedMs < staleMilliseconds(t)) return;
        const checkpoint = openCheckpoint(answer, log.keys);
        if (!checkpoint) return;
        first ??= checkpoint;
        const defect = mismatch('changed', first, checkpoint, 'checkpoint', treeText);
        t.judge(defect && { ...defect, expected: `${defect.expected}, as before` }, answer);
      },
      async end() {
        requireDeclaredFrozen(t);
        await t.use(verifiedCheckpoint);
        // Reads twice, a second apart: a log that is not frozen may publish in between.
        await readWhenNotStale(log, t);
        await t.time.sleep(1000, t.signal);
        await log.read({ kind: 'checkpoint' });
      },
    };
  },
});
