import { check } from '../../../core/check/check.ts';
import { beliefDefect, judgeLooks } from '../../premises/looks/looks.ts';
import { lyingLog, showLogs } from '../../premises/looks/shown-log.ts';
import { soundWriting } from '../../premises/looks/sound-look.ts';
import type { LogClientTarget } from '../../target/log-client-target.ts';

const LIES = {
  'not-signed': [lyingLog('answered-checkpoint-not-signed')],
  'not-verified': [lyingLog('answered-checkpoint-of-another-key'), lyingLog('answered-checkpoint-of-another-time')],
};

export const checkpoint = check<LogClientTarget>()({
  // CLIENT-WR-002 (must): The client rejects an answer whose checkpoint the log has not signed. [rekor-clients, "Miscellaneous
  //   verification bundle changes"]
  proves: 'CLIENT-WR-002',
  reasons: {
    'not-signed': 'it believes an answer with an unsigned checkpoint',
    'not-verified': 'it believes an answer with a checkpoint whose signature does not verify',
  },
  run: async (client, t) => {
    await t.use(soundWriting);
    await judgeLooks(t, await showLogs(client, LIES), beliefDefect);
  },
});
