import { check } from '../../../core/check/check.ts';
import { judgeLooks, truthDefect } from '../../premises/looks/looks.ts';
import { showLogs, unusualLog } from '../../premises/looks/shown-log.ts';
import { soundLook } from '../../premises/looks/sound-look.ts';
import type { LogClientTarget } from '../../target/log-client-target.ts';

const TRUTHS = {
  refused: [unusualLog('sixteen-signatures')],
};

export const sixteenSignatures = check<LogClientTarget>()({
  // CLIENT-SN-005 (must): The client accepts a checkpoint with up to 16 signatures. [signed-note, "Format"]
  proves: 'CLIENT-SN-005',
  reasons: {
    refused: 'it refuses a checkpoint with 16 signatures',
  },
  run: async (client, t) => {
    await t.use(soundLook);
    await judgeLooks(t, await showLogs(client, TRUTHS), truthDefect);
  },
});
