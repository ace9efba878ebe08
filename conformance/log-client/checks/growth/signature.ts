import { check } from '../../../core/check/check.ts';
import { followLogs, grownLog } from '../../premises/looks/grown-log.ts';
import { beliefDefect, judgeLooks } from '../../premises/looks/looks.ts';
import type { LogClientTarget } from '../../target/log-client-target.ts';

const SIZES = [300n, 301n];
/** The same entries, and only the later checkpoint is wrong. */
const LIES = { believed: [{ log: {}, later: { fault: 'signature-over-a-hash' } }] };

export const signature = check<LogClientTarget>()({
  // CLIENT-GR-009 (must): The client rejects a later checkpoint as it does the first, if no signature by its key verifies.
  //   [signed-note, "Signatures"]
  proves: 'CLIENT-GR-009',
  needs: ['follow'],
  reasons: { believed: 'it believes a later checkpoint whose signature does not verify' },
  run: async (client, t) => {
    await t.use(grownLog);
    await judgeLooks(t, await followLogs(client, LIES, SIZES), beliefDefect);
  },
});
