import { check } from '../../../core/check/check.ts';
import { beliefDefect, judgeLooks } from '../../premises/looks/looks.ts';
import { lyingLog, showLogs } from '../../premises/looks/shown-log.ts';
import { soundLook } from '../../premises/looks/sound-look.ts';
import type { LogClientTarget } from '../../target/log-client-target.ts';

/** A proof shows how nodes are hashed only between its leaf and the root, so some lies show at the right edge alone. */
const LIES = {
  leaf: [
    lyingLog('leaf-hash-without-prefix'),
    lyingLog('leaf-hash-over-base-64'),
    lyingLog('leaf-hash-over-length-and-entry'),
  ],
  node: [
    lyingLog('node-hash-without-prefix'),
    lyingLog('node-hash-of-right-and-left'),
    lyingLog('level-one-hash-over-tile-bytes'),
    lyingLog('odd-node-duplicated', { question: { index: 262n } }),
    lyingLog('padded-with-zero-hashes', { question: { index: 299n } }),
  ],
};

export const tree = check<LogClientTarget>()({
  // CLIENT-IN-003 (must): The client does not believe that an entry is in a tree that is not hashed as RFC 6962 has it. [rfc6962,
  //   "2.1"]
  proves: 'CLIENT-IN-003',
  reasons: {
    leaf: 'it believes an entry in a tree whose leaves are hashed in another way',
    node: 'it believes an entry in a tree whose nodes are hashed in another way',
  },
  run: async (client, t) => {
    await t.use(soundLook);
    await judgeLooks(t, await showLogs(client, LIES), beliefDefect);
  },
});
