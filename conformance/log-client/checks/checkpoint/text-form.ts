import { check } from '../../../core/check/check.ts';
import { beliefDefect, judgeLooks } from '../../premises/looks/looks.ts';
import { lyingLog, showLogs } from '../../premises/looks/shown-log.ts';
import { soundLook } from '../../premises/looks/sound-look.ts';
import type { LogClientTarget } from '../../target/log-client-target.ts';

const LIES = {
  size: [
    lyingLog('size-with-leading-zero'),
    lyingLog('size-with-plus'),
    lyingLog('size-with-space-after'),
    lyingLog('size-with-thousands-separator'),
  ],
  root: [
    lyingLog('root-in-hex'),
    lyingLog('root-hex-in-base-64'),
    lyingLog('root-in-url-safe-base-64'),
    lyingLog('root-without-padding'),
  ],
  'extension-line': [lyingLog('empty-extension-line'), lyingLog('note-with-two-blank-lines')],
  origin: [lyingLog('origin-empty')],
};

export const textForm = check<LogClientTarget>()({
  // CLIENT-CP-003 (should): The client rejects a checkpoint whose lines are not in their form: decimal digits without leading
  //   zeroes, 32 bytes in padded standard base64, no empty line. [tlog-checkpoint, "Note text"]
  proves: 'CLIENT-CP-003',
  reasons: {
    size: 'it believes a checkpoint whose tree size is not in decimal digits alone',
    root: 'it believes a checkpoint whose root hash is not the base64 of 32 bytes',
    'extension-line': 'it believes a checkpoint with an empty extension line',
    origin: 'it believes a checkpoint with an empty origin',
  },
  run: async (client, t) => {
    await t.use(soundLook);
    await judgeLooks(t, await showLogs(client, LIES), beliefDefect);
  },
});
