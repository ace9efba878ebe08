/** The tree of a frozen log stays as it is (Rekor v2, "Freezing"). */
import { watch } from '../../../core/check/check.ts';
import { base64, equalBytes } from '../../../oracle/bytes/bytes.ts';
import type { Checkpoint } from '../../oracle/checkpoint/checkpoint.ts';
import { openCheckpoint } from '../../oracle/checkpoint/stages.ts';
import {
  readWhenNotStale,
  requireDeclaredFrozen,
  staleMilliseconds,
} from '../../premises/checkpoint/declared-frozen.ts';
import { verifiedCheckpoint } from '../../premises/checkpoint/verified-checkpoint.ts';
import type { LogTarget } from '../../target/log-target.ts';

export const treeUnchanged = watch<LogTarget>()({
  proves: 'LOG-RV-002',
  reasons: { changed: 'the tree of a frozen log changes' },
  begin(log, t) {
    let first: Checkpoint | undefined;
    return {
      on({ resource, startedMs }, answer) {
        if (t.declared('frozen') !== 'yes' || resource !== 'checkpoint' || !answer) return;
        if (startedMs < staleMilliseconds(t)) return;
        const seen = openCheckpoint(answer, log.keys);
        if (!seen) return;
        first ??= seen;
        const say = ({ size, root }: Checkpoint) => `tree size ${size} with root ${base64(root)}`;
        const same = first.size === seen.size && equalBytes(first.root, seen.root);
        const expected = `${say(first)}, as before`;
        t.judge(same ? undefined : { reason: 'changed', expected, actual: say(seen), at: 'checkpoint' }, answer);
      },
      async end() {
        requireDeclaredFrozen(t);
        await t.use(verifiedCheckpoint);
        // What a frozen log shows once more, later, is what it showed.
        await readWhenNotStale(log, t);
        await t.time.sleep(1000, t.signal);
        await log.read({ kind: 'checkpoint' });
      },
    };
  },
});
