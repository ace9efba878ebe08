import { check } from '../../../core/check/check.ts';
import { beliefDefect, judgeLooks } from '../../premises/looks/looks.ts';
import { lyingLog, showLogs } from '../../premises/looks/shown-log.ts';
import { soundWriting } from '../../premises/looks/sound-look.ts';
import type { LogClientTarget } from '../../target/log-client-target.ts';

const LIES = {
  believed: [lyingLog('created-without-checkpoint')],
};

export const withoutCheckpoint = check<LogClientTarget>()({
  // CLIENT-WR-004 (must): The client rejects an answer without a checkpoint. [rekor-clients, "Miscellaneous verification bundle
  //   changes"]
  proves: 'CLIENT-WR-004',
  reasons: {
    believed: 'it believes an answer without a checkpoint',
  },
  run: async (client, t) => {
    await t.use(soundWriting);
    await judgeLooks(t, await showLogs(client, LIES), beliefDefect);
  },
});
