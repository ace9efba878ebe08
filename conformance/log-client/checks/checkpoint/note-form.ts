import { check } from '../../../core/check/check.ts';
import { beliefDefect, judgeLooks } from '../../premises/looks/looks.ts';
import { lyingLog, showLogs } from '../../premises/looks/shown-log.ts';
import { soundLook } from '../../premises/looks/sound-look.ts';
import type { LogClientTarget } from '../../target/log-client-target.ts';

const LIES = {
  encoding: [lyingLog('checkpoint-in-windows-1252')],
  'control-character': [lyingLog('crlf-in-checkpoint'), lyingLog('tab-in-origin')],
  layout: [
    lyingLog('note-with-blank-line-at-its-end'),
    lyingLog('note-without-blank-line'),
    lyingLog('note-without-final-newline'),
  ],
  'signature-line': [
    lyingLog('comment-below-the-signatures'),
    lyingLog('en-dash-for-em-dash'),
    lyingLog('hyphen-for-em-dash'),
    lyingLog('key-name-empty'),
    lyingLog('signature-in-url-safe-base-64'),
  ],
};

export const noteForm = check<LogClientTarget>()({
  // CLIENT-SN-006 (should): The client rejects a checkpoint that is no signed note: its encoding, its layout and its signature
  //   lines have one form. [signed-note, "Format"]
  proves: 'CLIENT-SN-006',
  reasons: {
    encoding: 'it believes a checkpoint that is not UTF-8',
    'control-character': 'it believes a checkpoint with a control character',
    layout: 'it believes a checkpoint whose text and signatures are not divided as a note is',
    'signature-line': 'it believes a checkpoint with a line that is no signature line',
  },
  run: async (client, t) => {
    await t.use(soundLook);
    await judgeLooks(t, await showLogs(client, LIES), beliefDefect);
  },
});
