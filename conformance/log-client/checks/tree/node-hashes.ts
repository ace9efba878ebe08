import { check } from '../../../core/check/check.ts';
import { beliefDefect, judgeLooks } from '../../premises/looks/looks.ts';
import { lyingLog, showLogs } from '../../premises/looks/shown-log.ts';
import { soundLook } from '../../premises/looks/sound-look.ts';
import type { LogClientTarget } from '../../target/log-client-target.ts';

const LIES = {
  believed: [
    lyingLog('node-hash-of-right-and-left'),
    lyingLog('node-hash-without-prefix'),
    lyingLog('odd-node-duplicated'),
    lyingLog('padded-with-zero-hashes'),
    lyingLog('level-one-hash-over-tile-bytes'),
  ],
};

export const nodeHashes = check<LogClientTarget>()({
  // CLIENT-WL-002 (must): The client rejects a log whose root hash is not the Merkle Tree Hash over its entries. [rfc6962, "5.3"]
  proves: 'CLIENT-WL-002',
  reasons: {
    believed: 'it believes a log whose root is hashed in another way',
  },
  run: async (client, t) => {
    await t.use(soundLook);
    await judgeLooks(t, await showLogs(client, LIES), beliefDefect);
  },
});
