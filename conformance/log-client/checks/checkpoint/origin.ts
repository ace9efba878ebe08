import { check } from '../../../core/check/check.ts';
import { beliefDefect, judgeLooks } from '../../premises/looks/looks.ts';
import { lyingLog, showLogs } from '../../premises/looks/shown-log.ts';
import { soundLook } from '../../premises/looks/sound-look.ts';
import type { LogClientTarget } from '../../target/log-client-target.ts';

const LIES = {
  other: [lyingLog('origin-line-of-another-log')],
};

export const origin = check<LogClientTarget>()({
  // CLIENT-CP-004 (must): The client rejects a checkpoint of another origin than that of the log, even if the key of the log has
  //   signed it. [tlog-proof, "Verifying a tlog proof"]
  proves: 'CLIENT-CP-004',
  needs: ['origin'],
  reasons: {
    other: 'it believes a checkpoint with the origin of another log',
  },
  run: async (client, t) => {
    await t.use(soundLook);
    await judgeLooks(t, await showLogs(client, LIES), beliefDefect);
  },
});
