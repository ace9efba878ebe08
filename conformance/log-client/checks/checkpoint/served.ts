import { check } from '../../../core/check/check.ts';
import { beliefDefect, judgeLooks } from '../../premises/looks/looks.ts';
import { lyingLog, showLogs } from '../../premises/looks/shown-log.ts';
import { soundLook } from '../../premises/looks/sound-look.ts';
import type { LogClientTarget } from '../../target/log-client-target.ts';

const LIES = {
  missing: [lyingLog('checkpoint-missing'), lyingLog('checkpoint-internal-error')],
};

export const served = check<LogClientTarget>()({
  // CLIENT-CP-009 (must): The client is not content with a log that serves no checkpoint. [tlog-tiles, "Checkpoints"]
  proves: 'CLIENT-CP-009',
  needs: ['online', 'ends'],
  reasons: {
    missing: 'it is content with a log without a checkpoint',
  },
  run: async (client, t) => {
    await t.use(soundLook);
    await judgeLooks(t, await showLogs(client, LIES), beliefDefect);
  },
});
