import { check } from '../../../core/check/check.ts';
import { judgeLooks, truthDefect } from '../../premises/looks/looks.ts';
import { showLogs, unusualLog } from '../../premises/looks/shown-log.ts';
import { soundLook } from '../../premises/looks/sound-look.ts';
import type { LogClientTarget } from '../../target/log-client-target.ts';

const TRUTHS = {
  before: [unusualLog('foreign-signature-first')],
  after: [unusualLog('foreign-signature-last')],
  'same-name': [unusualLog('other-key-of-the-same-name')],
  'same-key-id': [unusualLog('other-name-with-the-same-key-id')],
};

export const unknownSignatures = check<LogClientTarget>()({
  // CLIENT-SN-004 (must): The client accepts a checkpoint that others have signed as well, in any order. [signed-note,
  //   "Signatures"]
  proves: 'CLIENT-SN-004',
  reasons: {
    before: 'it refuses a checkpoint that somebody else has signed first',
    after: 'it refuses a checkpoint that somebody else has signed as well',
    'same-name': 'it refuses a checkpoint with a signature by another key of the same name',
    'same-key-id': 'it refuses a checkpoint with a signature under another name and its key ID',
  },
  run: async (client, t) => {
    await t.use(soundLook);
    await judgeLooks(t, await showLogs(client, TRUTHS), truthDefect);
  },
});
