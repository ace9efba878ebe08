import { check } from '../../../core/check/check.ts';
import { beliefDefect, judgeLooks } from '../../premises/looks/looks.ts';
import { lyingLog, showLogs } from '../../premises/looks/shown-log.ts';
import { soundLook } from '../../premises/looks/sound-look.ts';
import type { LogClientTarget } from '../../target/log-client-target.ts';

const LIES = {
  entry: [lyingLog('bundle-has-an-entry-too-many')],
  bytes: [lyingLog('bundle-ends-in-a-newline')],
};

export const bundleForm = check<LogClientTarget>()({
  // CLIENT-WL-005 (should): The client rejects a bundle that has more than its entries. [tlog-tiles, "Log entries"]
  proves: 'CLIENT-WL-005',
  reasons: {
    entry: 'it believes a bundle that has one entry more',
    bytes: 'it believes a bundle with bytes behind its last entry',
  },
  run: async (client, t) => {
    await t.use(soundLook);
    await judgeLooks(t, await showLogs(client, LIES), beliefDefect);
  },
});
