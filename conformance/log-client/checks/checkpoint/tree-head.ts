import { check } from '../../../core/check/check.ts';
import { beliefDefect, judgeLooks } from '../../premises/looks/looks.ts';
import { lyingLog, showLogs } from '../../premises/looks/shown-log.ts';
import { soundLook } from '../../premises/looks/sound-look.ts';
import type { LogClientTarget } from '../../target/log-client-target.ts';

const LIES = {
  missing: [lyingLog('checkpoint-of-two-lines')],
};

export const treeHead = check<LogClientTarget>()({
  // CLIENT-CP-002 (must): The client rejects a checkpoint that lacks the origin, the tree size or the root hash.
  //   [tlog-checkpoint, "Note text"]
  proves: 'CLIENT-CP-002',
  reasons: {
    missing: 'it believes a checkpoint without a root hash',
  },
  run: async (client, t) => {
    await t.use(soundLook);
    await judgeLooks(t, await showLogs(client, LIES), beliefDefect);
  },
});
