import { check } from '../../../core/check/check.ts';
import { followLogs, GROWING, grownLog } from '../../premises/looks/grown-log.ts';
import { judgeLooks, truthDefect } from '../../premises/looks/looks.ts';
import { unusualLog } from '../../premises/looks/shown-log.ts';
import type { LogClientTarget } from '../../target/log-client-target.ts';

const TRUTHS = { refused: [unusualLog('partials-removed-once-full')] };

export const removedPartials = check<LogClientTarget>()({
  // CLIENT-GR-005 (must): The client accepts that a partial tile is gone once the full one is there. [tlog-tiles, "Partial
  //   Tiles"]
  proves: 'CLIENT-GR-005',
  needs: ['follow'],
  reasons: { refused: 'it refuses a log whose partial tiles are gone once the full ones are there' },
  run: async (client, t) => {
    await t.use(grownLog);
    await judgeLooks(t, await followLogs(client, TRUTHS, GROWING), truthDefect);
  },
});
