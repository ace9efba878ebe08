import { check } from '../../../core/check/check.ts';
import { judgeLooks, truthDefect } from '../../premises/looks/looks.ts';
import { showLogs, unusualLog } from '../../premises/looks/shown-log.ts';
import { soundLook } from '../../premises/looks/sound-look.ts';
import type { LogClientTarget } from '../../target/log-client-target.ts';

const TRUTHS = {
  refused: [unusualLog('content-types-in-odd-spelling'), unusualLog('content-types-with-more-parameters')],
};

export const contentType = check<LogClientTarget>()({
  // CLIENT-CP-010 (must): The client reads the Content-Type of a checkpoint without regard to case, and with any parameters.
  //   [rfc9110, "8.3.1"]
  proves: 'CLIENT-CP-010',
  needs: ['online'],
  reasons: {
    refused: 'it refuses a checkpoint whose Content-Type is written unusually',
  },
  run: async (client, t) => {
    await t.use(soundLook);
    await judgeLooks(t, await showLogs(client, TRUTHS), truthDefect);
  },
});
