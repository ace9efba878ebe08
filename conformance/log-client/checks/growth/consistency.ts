import { check } from '../../../core/check/check.ts';
import { followLogs, GROWING, grownLog } from '../../premises/looks/grown-log.ts';
import { beliefDefect, judgeLooks } from '../../premises/looks/looks.ts';
import { lyingLog } from '../../premises/looks/shown-log.ts';
import type { LogClientTarget } from '../../target/log-client-target.ts';

const LIES = {
  inconsistent: [
    lyingLog('rewrites-an-old-entry'),
    lyingLog('rewrites-an-old-entry-above-what-it-served'),
    lyingLog('another-log-while-it-grows'),
    lyingLog('full-tile-differs-from-the-partial-one'),
    lyingLog('root-wrong-when-a-tile-fills-up'),
  ],
};

export const consistency = check<LogClientTarget>()({
  // CLIENT-GR-002 (must): The client verifies that a subsequent checkpoint is consistent with the one that it has. [tlog-tiles,
  //   "Log entries"]
  proves: 'CLIENT-GR-002',
  needs: ['follow'],
  reasons: { inconsistent: 'it believes a tree that does not begin with the one before' },
  run: async (client, t) => {
    await t.use(grownLog);
    await judgeLooks(t, await followLogs(client, LIES, GROWING), beliefDefect);
  },
});
