import { check } from '../../../core/check/check.ts';
import { beliefDefect, judgeLooks } from '../../premises/looks/looks.ts';
import { lyingLog, showLogs } from '../../premises/looks/shown-log.ts';
import { soundLook } from '../../premises/looks/sound-look.ts';
import type { LogClientTarget } from '../../target/log-client-target.ts';

const LIES = {
  believed: [lyingLog('empty-root-of-zeroes')],
};

export const emptyRoot = check<LogClientTarget>()({
  // CLIENT-WL-007 (must): The client rejects an empty log with another root hash than that of an empty list. [rfc6962, "2.1"]
  proves: 'CLIENT-WL-007',
  reasons: {
    believed: 'it believes another root of the empty tree',
  },
  run: async (client, t) => {
    await t.use(soundLook);
    await judgeLooks(t, await showLogs(client, LIES), beliefDefect);
  },
});
