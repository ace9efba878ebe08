/** The checkpoint of a frozen log has a single line that marks it as frozen (Rekor v2, "Freezing"). */
import { watch } from '../../../core/check/check.ts';
import { FROZEN_LINE_PREFIX } from '../../oracle/checkpoint/frozen-line.ts';
import { checkpointContentOf } from '../../oracle/checkpoint/stages.ts';
import {
  readWhenNotStale,
  requireDeclaredFrozen,
  staleMilliseconds,
} from '../../premises/checkpoint/declared-frozen.ts';
import { verifiedCheckpoint } from '../../premises/checkpoint/verified-checkpoint.ts';
import type { LogTarget } from '../../target/log-target.ts';

export const extensionLine = watch<LogTarget>()({
  // LOG-RV-001 (must): The checkpoint of a frozen log has exactly one extension line that begins with `Log frozen — `. [rekor-v2,
  //   "Freezing"]
  proves: 'LOG-RV-001',
  reasons: { line: 'the checkpoint of a frozen log does not have exactly one line that marks it as frozen' },
  begin: (log, t) => ({
    on({ resource, startedMs }, answer) {
      if (t.declared('frozen') !== 'yes' || resource !== 'checkpoint' || !answer) return;
      if (startedMs < staleMilliseconds(t)) return;
      const extensions = checkpointContentOf(answer)?.value?.extensions;
      if (!extensions) return;
      const lineCount = extensions.filter((extension) => extension.startsWith(FROZEN_LINE_PREFIX)).length;
      const expected = `one extension line that begins with "${FROZEN_LINE_PREFIX}"`;
      const line = { reason: 'line', expected, actual: `${lineCount} of them`, at: 'checkpoint' } as const;
      t.judge(lineCount !== 1 && line, answer);
    },
    async end() {
      requireDeclaredFrozen(t);
      await t.use(verifiedCheckpoint);
      await readWhenNotStale(log, t);
    },
  }),
});
