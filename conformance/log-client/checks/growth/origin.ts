import { check } from '../../../core/check/check.ts';
import { followLogs, GROWING, grownLog } from '../../premises/looks/grown-log.ts';
import { beliefDefect, judgeLooks } from '../../premises/looks/looks.ts';
import { lyingLog } from '../../premises/looks/shown-log.ts';
import type { LogClientTarget } from '../../target/log-client-target.ts';

const LIES = { changed: [lyingLog('origin-changes-as-the-log-grows')] };

export const origin = check<LogClientTarget>()({
  // CLIENT-GR-004 (must): The client notices that the origin changes as the log grows. [tlog-proof, "Verifying a tlog proof"]
  proves: 'CLIENT-GR-004',
  needs: ['follow', 'origin'],
  reasons: { changed: 'it believes a log whose origin changes as it grows' },
  run: async (client, t) => {
    await t.use(grownLog);
    await judgeLooks(t, await followLogs(client, LIES, GROWING), beliefDefect);
  },
});
