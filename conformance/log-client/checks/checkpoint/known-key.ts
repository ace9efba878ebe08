import { check } from '../../../core/check/check.ts';
import { beliefDefect, judgeLooks } from '../../premises/looks/looks.ts';
import { lyingLog, showLogs } from '../../premises/looks/shown-log.ts';
import { soundLook } from '../../premises/looks/sound-look.ts';
import type { LogClientTarget } from '../../target/log-client-target.ts';

const LIES = {
  name: [lyingLog('signature-line-of-another-name')],
  'key-id': [
    lyingLog('key-id-little-endian'),
    lyingLog('key-id-from-the-end-of-the-hash'),
    lyingLog('key-id-of-type-zero'),
    lyingLog('key-id-of-cosigner-type'),
    lyingLog('key-id-over-spki'),
    lyingLog('key-id-without-newline'),
  ],
};

export const knownKey = check<LogClientTarget>()({
  // CLIENT-SN-002 (must): The client ignores a signature of which only the name or only the key ID is that of its key.
  //   [signed-note, "Signatures"]
  proves: 'CLIENT-SN-002',
  reasons: {
    name: 'it takes a signature under another name for one of its key',
    'key-id': 'it takes a signature with another key ID for one of its key',
  },
  run: async (client, t) => {
    await t.use(soundLook);
    await judgeLooks(t, await showLogs(client, LIES), beliefDefect);
  },
});
