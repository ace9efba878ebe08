import { check } from '../../../core/check/check.ts';
import { beliefDefect, judgeLooks } from '../../premises/looks/looks.ts';
import { lyingLog, showLogs } from '../../premises/looks/shown-log.ts';
import { soundWriting } from '../../premises/looks/sound-look.ts';
import type { LogClientTarget } from '../../target/log-client-target.ts';

const LIES = {
  believed: [
    lyingLog('proof-begins-with-the-leaf'),
    lyingLog('proof-from-the-root-down'),
    lyingLog('answers-before-it-publishes'),
    lyingLog('another-root-signed-in-answers'),
  ],
};

export const proof = check<LogClientTarget>()({
  // CLIENT-WR-003 (must): The client rejects an answer whose proof does not lead to the root hash of its checkpoint. [rfc9162,
  //   "2.1.3.2"]
  proves: 'CLIENT-WR-003',
  reasons: {
    believed: 'it believes an answer whose proof does not show the entry',
  },
  run: async (client, t) => {
    await t.use(soundWriting);
    await judgeLooks(t, await showLogs(client, LIES), beliefDefect);
  },
});
