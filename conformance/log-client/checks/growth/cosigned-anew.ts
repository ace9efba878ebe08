import { check } from '../../../core/check/check.ts';
import { followLogs, grownLog, STANDING } from '../../premises/looks/grown-log.ts';
import { judgeLooks, truthDefect } from '../../premises/looks/looks.ts';
import { unusualLog } from '../../premises/looks/shown-log.ts';
import type { LogClientTarget } from '../../target/log-client-target.ts';

const TRUTHS = { refused: [unusualLog('signed-anew-for-every-reader')] };

export const cosignedAnew = check<LogClientTarget>()({
  // CLIENT-GR-006 (must): The client accepts a checkpoint that others sign anew for every reader. [signed-note, "Signatures"]
  proves: 'CLIENT-GR-006',
  needs: ['follow'],
  reasons: { refused: 'it refuses a checkpoint that others have signed anew' },
  run: async (client, t) => {
    await t.use(grownLog);
    await judgeLooks(t, await followLogs(client, TRUTHS, STANDING), truthDefect);
  },
});
