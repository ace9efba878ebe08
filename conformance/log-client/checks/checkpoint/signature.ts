import { check } from '../../../core/check/check.ts';
import { beliefDefect, judgeLooks } from '../../premises/looks/looks.ts';
import { lyingLog, showLogs } from '../../premises/looks/shown-log.ts';
import { soundLook } from '../../premises/looks/sound-look.ts';
import type { LogClientTarget } from '../../target/log-client-target.ts';

const LIES = {
  'not-verified': [
    lyingLog('signature-over-a-hash'),
    lyingLog('signature-over-the-blank-line'),
    lyingLog('signature-without-final-newline'),
    lyingLog('signature-of-an-older-checkpoint'),
  ],
  unsigned: [
    lyingLog('signed-by-a-witness-only'),
    lyingLog('note-without-signatures'),
    lyingLog('signature-of-a-key-id-only'),
  ],
};

export const signature = check<LogClientTarget>()({
  // CLIENT-SN-001 (must): The client rejects a checkpoint if no signature by the key that it trusts verifies. [signed-note,
  //   "Signatures"]
  proves: 'CLIENT-SN-001',
  reasons: {
    'not-verified': 'it believes a checkpoint whose signature does not verify',
    unsigned: 'it believes a checkpoint that its key has not signed',
  },
  run: async (client, t) => {
    await t.use(soundLook);
    await judgeLooks(t, await showLogs(client, LIES), beliefDefect);
  },
});
