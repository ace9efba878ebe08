import { check } from '../../../core/check/check.ts';
import { beliefDefect, judgeLooks } from '../../premises/looks/looks.ts';
import { lyingLog, showLogs } from '../../premises/looks/shown-log.ts';
import { soundWriting } from '../../premises/looks/sound-look.ts';
import type { LogClientTarget } from '../../target/log-client-target.ts';

const LIES = {
  digest: [lyingLog('body-with-the-digest-hashed-again')],
  signature: [lyingLog('body-with-the-signature-cut')],
};

export const body = check<LogClientTarget>()({
  // CLIENT-WR-005 (must): The client rejects an answer about another signature or another artifact than it has sent.
  //   [sigstore-client, "4.4"]
  proves: 'CLIENT-WR-005',
  reasons: {
    digest: 'it believes an answer about another artifact',
    signature: 'it believes an answer about another signature',
  },
  run: async (client, t) => {
    await t.use(soundWriting);
    await judgeLooks(t, await showLogs(client, LIES), beliefDefect);
  },
});
