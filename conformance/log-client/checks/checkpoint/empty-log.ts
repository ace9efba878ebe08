import { check } from '../../../core/check/check.ts';
import { judgeLooks, truthDefect } from '../../premises/looks/looks.ts';
import { showLogs } from '../../premises/looks/shown-log.ts';
import { soundLook } from '../../premises/looks/sound-look.ts';
import type { LogClientTarget } from '../../target/log-client-target.ts';

const TRUTHS = {
  refused: [{ log: { entries: 0 } }],
};

export const emptyLog = check<LogClientTarget>()({
  // CLIENT-CP-008 (should): The client accepts a checkpoint of the empty tree, whose size is 0. [tlog-checkpoint, "Note text"]
  proves: 'CLIENT-CP-008',
  needs: ['anySize'],
  reasons: {
    refused: 'it refuses a checkpoint of size 0',
  },
  run: async (client, t) => {
    await t.use(soundLook);
    await judgeLooks(t, await showLogs(client, TRUTHS), truthDefect);
  },
});
