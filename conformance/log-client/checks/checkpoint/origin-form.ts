import { check } from '../../../core/check/check.ts';
import { judgeLooks, truthDefect } from '../../premises/looks/looks.ts';
import { lyingLog, showLogs } from '../../premises/looks/shown-log.ts';
import { soundLook } from '../../premises/looks/sound-look.ts';
import type { LogClientTarget } from '../../target/log-client-target.ts';

/** The origins of these logs are only advised against, and the client is given each of them. */
const TRUTHS = {
  refused: [lyingLog('origin-with-plus'), lyingLog('origin-with-space'), lyingLog('origin-with-scheme')],
};

export const originForm = check<LogClientTarget>()({
  // CLIENT-CP-005 (must): The client does not assume that the origin has the form of a URL without a scheme. [tlog-checkpoint,
  //   "Note text"]
  proves: 'CLIENT-CP-005',
  needs: ['origin'],
  reasons: {
    refused: 'it refuses an origin of another form',
  },
  run: async (client, t) => {
    await t.use(soundLook);
    await judgeLooks(t, await showLogs(client, TRUTHS), truthDefect);
  },
});
