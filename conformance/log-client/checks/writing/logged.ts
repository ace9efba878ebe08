import { check } from '../../../core/check/check.ts';
import { beliefDefect, judgeLooks } from '../../premises/looks/looks.ts';
import { lyingLog, showLogs } from '../../premises/looks/shown-log.ts';
import { soundWriting } from '../../premises/looks/sound-look.ts';
import type { LogClientTarget } from '../../target/log-client-target.ts';

const LIES = {
  refused: [lyingLog('sound-entries-refused')],
  answer: [lyingLog('created-answered-by-leaf-hash')],
};

export const logged = check<LogClientTarget>()({
  // CLIENT-WR-006 (must): The client is not content if the log refuses its entry, or answers with something else than an entry.
  //   [rekor-clients, "Rekor v2 API"]
  proves: 'CLIENT-WR-006',
  reasons: {
    refused: 'it is content although the log refuses its entry',
    answer: 'it is content with an answer that is no entry',
  },
  run: async (client, t) => {
    await t.use(soundWriting);
    await judgeLooks(t, await showLogs(client, LIES), beliefDefect);
  },
});
