import { check } from '../../../core/check/check.ts';
import { followLogs, grownLog } from '../../premises/looks/grown-log.ts';
import { judgeLooks, truthDefect } from '../../premises/looks/looks.ts';
import { unusualLog } from '../../premises/looks/shown-log.ts';
import type { LogClientTarget } from '../../target/log-client-target.ts';

/** Every second reader gets the checkpoint before the last. */
const SIZES = [300n, 301n, 301n, 301n];
const TRUTHS = { refused: [unusualLog('old-checkpoint-now-and-then')] };

export const earlierCheckpoint = check<LogClientTarget>()({
  // CLIENT-GR-007 (should): The client accepts an earlier checkpoint of the same log, as a cache may have it for a few seconds.
  //   [tlog-tiles, "Checkpoints"]
  proves: 'CLIENT-GR-007',
  needs: ['follow'],
  reasons: { refused: 'it refuses an earlier checkpoint of the same log' },
  run: async (client, t) => {
    await t.use(grownLog);
    await judgeLooks(t, await followLogs(client, TRUTHS, SIZES), truthDefect);
  },
});
