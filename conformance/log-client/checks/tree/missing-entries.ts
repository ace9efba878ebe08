import { check } from '../../../core/check/check.ts';
import { beliefDefect, judgeLooks } from '../../premises/looks/looks.ts';
import { lyingLog, showLogs } from '../../premises/looks/shown-log.ts';
import { soundLook } from '../../premises/looks/sound-look.ts';
import type { LogClientTarget } from '../../target/log-client-target.ts';

const LIES = {
  believed: [lyingLog('partial-bundle-not-served'), lyingLog('bundle-internal-error')],
};

export const missingEntries = check<LogClientTarget>()({
  // CLIENT-WL-004 (must): The client is not content with a log of which it could not read all entries. [rfc6962, "5.3"]
  proves: 'CLIENT-WL-004',
  needs: ['ends'],
  reasons: {
    believed: 'it is content with a log that does not serve some of its entries',
  },
  run: async (client, t) => {
    await t.use(soundLook);
    await judgeLooks(t, await showLogs(client, LIES), beliefDefect);
  },
});
