import { check } from '../../../core/check/check.ts';
import { beliefDefect, judgeLooks } from '../../premises/looks/looks.ts';
import { lyingLog, showLogs } from '../../premises/looks/shown-log.ts';
import { soundLook } from '../../premises/looks/sound-look.ts';
import type { LogClientTarget } from '../../target/log-client-target.ts';

const LIES = {
  believed: [
    lyingLog('leaf-hash-without-prefix'),
    lyingLog('leaf-hash-over-base-64'),
    lyingLog('leaf-hash-over-length-and-entry'),
    lyingLog('leaf-and-node-prefix-swapped'),
    lyingLog('truncated-sha-512-for-sha-256'),
  ],
};

export const leafHashes = check<LogClientTarget>()({
  // CLIENT-WL-001 (must): The client rejects a log whose leaves are not the hashes of its entries. [rfc6962, "5.3"]
  proves: 'CLIENT-WL-001',
  reasons: {
    believed: 'it believes a log whose leaves are not the hashes of its entries',
  },
  run: async (client, t) => {
    await t.use(soundLook);
    await judgeLooks(t, await showLogs(client, LIES), beliefDefect);
  },
});
