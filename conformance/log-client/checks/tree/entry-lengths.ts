import { check } from '../../../core/check/check.ts';
import { judgeLooks, truthDefect } from '../../premises/looks/looks.ts';
import { showLogs, unusualLog } from '../../premises/looks/shown-log.ts';
import { soundLook } from '../../premises/looks/sound-look.ts';
import type { LogClientTarget } from '../../target/log-client-target.ts';

const TRUTHS = {
  empty: [unusualLog('entries-of-no-bytes')],
  longest: [unusualLog('entries-of-the-longest-length')],
};

export const entryLengths = check<LogClientTarget>()({
  // CLIENT-WL-009 (must): The client accepts entries of every length, from 0 up to 65,535 bytes. [tlog-tiles, "Log entries"]
  proves: 'CLIENT-WL-009',
  reasons: {
    empty: 'it refuses a log with entries of no bytes',
    longest: 'it refuses a log with entries of 65,535 bytes',
  },
  run: async (client, t) => {
    await t.use(soundLook);
    await judgeLooks(t, await showLogs(client, TRUTHS), truthDefect);
  },
});
