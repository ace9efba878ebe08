import { check } from '../../../core/check/check.ts';
import { judgeLooks, truthDefect } from '../../premises/looks/looks.ts';
import { showLogs, unusualLog } from '../../premises/looks/shown-log.ts';
import { soundWriting } from '../../premises/looks/sound-look.ts';
import type { LogClientTarget } from '../../target/log-client-target.ts';

const TRUTHS = {
  refused: [unusualLog('proved-in-a-later-tree')],
};

export const laterTree = check<LogClientTarget>()({
  // CLIENT-WR-007 (must): The client accepts a proof in any tree that has the entry. [rekor-clients, "Handling Longer Requests"]
  proves: 'CLIENT-WR-007',
  reasons: {
    refused: 'it refuses a proof in a later tree',
  },
  run: async (client, t) => {
    await t.use(soundWriting);
    await judgeLooks(t, await showLogs(client, TRUTHS), truthDefect);
  },
});
