import { check } from '../../../core/check/check.ts';
import { judgeLooks, truthDefect } from '../../premises/looks/looks.ts';
import { showLogs, unusualLog } from '../../premises/looks/shown-log.ts';
import { soundLook } from '../../premises/looks/sound-look.ts';
import type { LogClientTarget } from '../../target/log-client-target.ts';

const TRUTHS = {
  refused: [unusualLog('extension-lines'), unusualLog('frozen-log')],
};

export const extensionLines = check<LogClientTarget>()({
  // CLIENT-CP-007 (must): The client accepts a checkpoint with extension lines, whatever these are. [tlog-checkpoint, "Note
  //   text"]
  proves: 'CLIENT-CP-007',
  reasons: {
    refused: 'it refuses a checkpoint with extension lines',
  },
  run: async (client, t) => {
    await t.use(soundLook);
    await judgeLooks(t, await showLogs(client, TRUTHS), truthDefect);
  },
});
