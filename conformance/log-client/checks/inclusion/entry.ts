import { check } from '../../../core/check/check.ts';
import { beliefDefect, judgeLooks } from '../../premises/looks/looks.ts';
import { showLogs } from '../../premises/looks/shown-log.ts';
import { soundLook } from '../../premises/looks/sound-look.ts';
import type { LogClientTarget } from '../../target/log-client-target.ts';

/** The entry of this index is not in the log yet. */
const NOT_YET = 1000n;
const expected = 'it refuses an entry that the log does not have';
const LIES = { absent: [{ log: {}, question: { index: 5n, entryOf: NOT_YET }, expected }] };

export const entry = check<LogClientTarget>()({
  // CLIENT-IN-001 (must): The client does not believe that the log has an entry that it does not have. [tlog-proof, "Verifying a
  //   tlog proof"]
  proves: 'CLIENT-IN-001',
  reasons: { absent: 'it believes that the log has an entry that it does not have' },
  run: async (client, t) => {
    await t.use(soundLook);
    await judgeLooks(t, await showLogs(client, LIES), beliefDefect);
  },
});
