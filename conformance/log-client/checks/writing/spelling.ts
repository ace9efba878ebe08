import { check } from '../../../core/check/check.ts';
import { judgeLooks, truthDefect } from '../../premises/looks/looks.ts';
import { showLogs, unusualLog } from '../../premises/looks/shown-log.ts';
import { soundWriting } from '../../premises/looks/sound-look.ts';
import type { LogClientTarget } from '../../target/log-client-target.ts';

const TRUTHS = {
  json: [unusualLog('created-in-another-spelling-of-json')],
  http: [unusualLog('created-with-a-charset'), unusualLog('created-in-pieces'), unusualLog('created-in-gzip')],
};

export const spelling = check<LogClientTarget>()({
  // CLIENT-WR-008 (should): The client reads an answer in another spelling of JSON, with a charset, in pieces and in a coding
  //   that it offers. [rfc9110, "8.3.1, 8.4"]
  proves: 'CLIENT-WR-008',
  reasons: {
    json: 'it refuses another spelling of JSON',
    http: 'it refuses an answer with a charset, in pieces or in gzip',
  },
  run: async (client, t) => {
    await t.use(soundWriting);
    await judgeLooks(t, await showLogs(client, TRUTHS), truthDefect);
  },
});
