import { check } from '../../../core/check/check.ts';
import { beliefDefect, judgeLooks } from '../../premises/looks/looks.ts';
import { lyingLog, showLogs } from '../../premises/looks/shown-log.ts';
import { soundLook } from '../../premises/looks/sound-look.ts';
import type { LogClientTarget } from '../../target/log-client-target.ts';

const LIES = {
  'one-broken': [lyingLog('second-signature-broken')],
};

export const everySignature = check<LogClientTarget>()({
  // CLIENT-SN-003 (should): The client rejects a checkpoint if one of several signatures by its key does not verify.
  //   [signed-note, "Signatures"]
  proves: 'CLIENT-SN-003',
  reasons: {
    'one-broken': 'it believes a checkpoint of which one signature by its key verifies and another does not',
  },
  run: async (client, t) => {
    await t.use(soundLook);
    await judgeLooks(t, await showLogs(client, LIES), beliefDefect);
  },
});
