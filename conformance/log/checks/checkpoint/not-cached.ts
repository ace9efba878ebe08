import { watch } from '../../../core/check/check.ts';
import { mutableCachingDefect } from '../../oracle/http/caching.ts';
import { checkpointAnswer } from '../../premises/checkpoint/checkpoint-answer.ts';
import { everyCheckpoint } from '../../premises/checkpoint/every-checkpoint.ts';
import type { LogTarget } from '../../target/log-target.ts';

export const notCached = watch<LogTarget>()({
  // LOG-CP-003 (should): The headers of the checkpoint prevent caches from holding it for longer than a few seconds. [tlog-tiles,
  //   "Checkpoints"]
  proves: 'LOG-CP-003',
  reasons: {
    'long-lived': 'its headers let caches keep the checkpoint for long',
    heuristic: 'its headers leave it to caches to guess for how long',
  },
  begin: everyCheckpoint(checkpointAnswer, (answer) => mutableCachingDefect(answer, 'checkpoint')),
});
