import { watch } from '../../../core/check/check.ts';
import { headerValue } from '../../../core/target/header.ts';
import { cosignatureAheadDefect } from '../../oracle/policy/cosignature-time.ts';
import { everyCosignedCheckpoint } from '../../premises/cosignatures/every-cosigned-checkpoint.ts';
import { NO_COSIGNATURE } from '../../premises/cosignatures/no-cosignature.ts';
import type { LogTarget } from '../../target/log-target.ts';

/** How far ahead a cosignature may be where nothing is declared, in seconds: clocks differ. */
const AHEAD_S = 60;

export const notAhead = watch<LogTarget>()({
  // LOG-CO-004 (must): The time of a cosignature is the time at which it was made: it is not in the future. [tlog-cosignature,
  //   "Format"]
  proves: 'LOG-CO-004',
  needs: ['policy'],
  reasons: { ahead: 'the time of a cosignature is in the future by more than the choice timestamp-ahead' },
  begin: (log, t) => {
    const seconds = Number(t.declared('timestamp-ahead') ?? AHEAD_S);
    let clocksDiffer = false;
    const watching = everyCosignedCheckpoint<'ahead'>(({ cosignatures, answer }) => {
      const now = BigInt(Math.floor(t.time.epoch() / 1000));
      const sound = cosignatures.filter(({ verifies }) => verifies);
      const defects = sound.map((one) => cosignatureAheadDefect(one, now, seconds));
      // Where the log's clock is ahead as well, that of this machine may be the wrong one.
      const date = Date.parse(headerValue(answer, 'date') ?? '') / 1000;
      const isAhead = defects.some((defect) => defect !== undefined);
      if (!isAhead || !(date > Number(now) + seconds / 2)) return defects;
      clocksDiffer = true;
      return [];
    }, NO_COSIGNATURE)(log, t);
    return {
      on: watching.on,
      async end() {
        if (clocksDiffer) t.inconclusive('the clock of the log, by its Date, is ahead of that of this machine');
        await watching.end();
      },
    };
  },
});
