import { watch } from '../../../core/check/check.ts';
import { FROZEN_LINE_PREFIX } from '../../oracle/checkpoint/frozen-line.ts';
import { JUDGED_ELSEWHERE } from '../../oracle/checkpoint/judged-elsewhere.ts';
import { checkpointContentOf } from '../../oracle/checkpoint/stages.ts';
import { everyCheckpoint } from '../../premises/checkpoint/every-checkpoint.ts';
import { parsedCheckpoint } from '../../premises/checkpoint/verified-checkpoint.ts';
import type { LogTarget } from '../../target/log-target.ts';

export const noExtensions = watch<LogTarget>()({
  // LOG-CP-015 (should): A checkpoint has no extension lines. [tlog-checkpoint, "Note text"]
  proves: 'LOG-CP-015',
  reasons: { extensions: 'the checkpoint has extension lines' },
  begin: everyCheckpoint(parsedCheckpoint, (answer, log) => {
    const lines = checkpointContentOf(answer)?.value?.extensions;
    if (!lines) return JUDGED_ELSEWHERE;
    // Rekor v2 marks a frozen log with such a line ("Freezing").
    const extensions = lines.filter((line) => log.choices.frozen !== 'yes' || !line.startsWith(FROZEN_LINE_PREFIX));
    const actual = `${extensions.length} of them, the first "${extensions[0]}"`;
    const at = 'checkpoint, line 4';
    return extensions.length === 0 ? undefined : { reason: 'extensions', expected: 'no extension lines', actual, at };
  }),
});
