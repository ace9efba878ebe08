import { watch } from '../../../core/check/check.ts';
import { JUDGED_ELSEWHERE } from '../../oracle/checkpoint/judged-elsewhere.ts';
import { checkpointContentOf } from '../../oracle/checkpoint/stages.ts';
import { everyCheckpoint } from '../../premises/checkpoint/every-checkpoint.ts';
import { parsedCheckpoint } from '../../premises/checkpoint/verified-checkpoint.ts';
import type { LogTarget } from '../../target/log-target.ts';

export const noExtensionLines = watch<LogTarget>()({
  // LOG-CT-004 (must): The checkpoint has no extension lines. [static-ct-api, "Checkpoints"]
  proves: 'LOG-CT-004',
  reasons: { extensions: 'the checkpoint has extension lines, which the signature of a tree head does not cover' },
  begin: everyCheckpoint(parsedCheckpoint, (answer) => {
    const lines = checkpointContentOf(answer)?.value?.extensions;
    if (!lines) return JUDGED_ELSEWHERE;
    const actual = `${lines.length} of them, the first "${lines[0]}"`;
    const at = 'checkpoint, line 4';
    return lines.length === 0 ? undefined : { reason: 'extensions', expected: 'no extension lines', actual, at };
  }),
});
