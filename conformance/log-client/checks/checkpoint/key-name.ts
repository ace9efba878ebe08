import { check } from '../../../core/check/check.ts';
import { judgeLooks, truthDefect } from '../../premises/looks/looks.ts';
import { showLogs, unusualLog } from '../../premises/looks/shown-log.ts';
import { soundLook } from '../../premises/looks/sound-look.ts';
import type { LogClientTarget } from '../../target/log-client-target.ts';

const TRUTHS = {
  refused: [unusualLog('key-name-other-than-the-origin')],
};

export const keyName = check<LogClientTarget>()({
  // CLIENT-CP-006 (should): The client accepts a log whose key has another name than its origin. [tlog-checkpoint, "Signatures"]
  proves: 'CLIENT-CP-006',
  needs: ['origin'],
  reasons: {
    refused: 'it refuses a key whose name is not the origin',
  },
  run: async (client, t) => {
    await t.use(soundLook);
    await judgeLooks(t, await showLogs(client, TRUTHS), truthDefect);
  },
});
