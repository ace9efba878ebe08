import { check } from '../../../core/check/check.ts';
import { beliefDefect, judgeLooks } from '../../premises/looks/looks.ts';
import { lyingLog, showLogs } from '../../premises/looks/shown-log.ts';
import { soundLook } from '../../premises/looks/sound-look.ts';
import type { LogClientTarget } from '../../target/log-client-target.ts';

const LIES = {
  hash: [
    lyingLog('one-hash-of-a-full-tile-wrong', { reading: /^tile\/0\/001$/ }),
    lyingLog('one-hash-of-a-partial-tile-wrong', { reading: /^tile\/0\/002\.p\/88$/ }),
    lyingLog('one-hash-of-level-one-wrong', { reading: /^tile\/1\// }),
  ],
};

export const tiles = check<LogClientTarget>()({
  // CLIENT-WL-006 (should): The client rejects a tile whose hashes are not those of the tree, where it reads that tile.
  //   [tlog-tiles, "Merkle Tree"]
  proves: 'CLIENT-WL-006',
  reasons: {
    hash: 'it believes a tile with a wrong hash',
  },
  run: async (client, t) => {
    await t.use(soundLook);
    await judgeLooks(t, await showLogs(client, LIES), beliefDefect, 'it reads no tile that is wrong');
  },
});
