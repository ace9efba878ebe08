import { watch } from '../../../core/check/check.ts';
import { mismatch } from '../../../core/check/mismatch.ts';
import { JUDGED_ELSEWHERE } from '../../oracle/checkpoint/judged-elsewhere.ts';
import { checkpointContentOf } from '../../oracle/checkpoint/stages.ts';
import { everyCheckpoint } from '../../premises/checkpoint/every-checkpoint.ts';
import { parsedCheckpoint } from '../../premises/checkpoint/verified-checkpoint.ts';
import type { LogTarget } from '../../target/log-target.ts';

export const origin = watch<LogTarget>()({
  // LOG-CP-017 (must): Every checkpoint of a log carries the same origin, which identifies the log. [tlog-tiles, "Parameters"]
  proves: 'LOG-CP-017',
  reasons: {
    'not-as-given': 'the origin is not the given origin',
    changed: 'two checkpoints have different origins',
  },
  begin: (log, t) => {
    let first = log.origin;
    const judge = everyCheckpoint<'not-as-given' | 'changed'>(parsedCheckpoint, (answer) => {
      const servedOrigin = checkpointContentOf(answer)?.value?.origin;
      if (servedOrigin === undefined) return JUDGED_ELSEWHERE;
      first ??= servedOrigin;
      const reason = log.origin === undefined ? 'changed' : 'not-as-given';
      return mismatch(reason, first, servedOrigin, 'checkpoint, line 1', (name) => `the origin "${name}"`);
    });
    return judge(log, t);
  },
});
