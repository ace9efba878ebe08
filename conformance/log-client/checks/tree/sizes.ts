import { check } from '../../../core/check/check.ts';
import { judgeLooks, truthDefect } from '../../premises/looks/looks.ts';
import { showLogs, unusualLog } from '../../premises/looks/shown-log.ts';
import { soundLook } from '../../premises/looks/sound-look.ts';
import type { LogClientTarget } from '../../target/log-client-target.ts';

const TRUTHS = {
  one: [unusualLog('one-entry-only')],
  partial: [unusualLog('one-entry-short-of-a-full-tile'), unusualLog('one-entry-beyond-a-full-tile')],
  full: [unusualLog('one-full-tile-exactly'), unusualLog('one-full-tile-of-level-one')],
};

export const sizes = check<LogClientTarget>()({
  // CLIENT-WL-008 (must): The client accepts a sound log of every size, with full and partial tiles. [tlog-tiles, "Partial
  //   Tiles"]
  proves: 'CLIENT-WL-008',
  reasons: {
    one: 'it refuses a log of one entry',
    partial: 'it refuses a log that ends in a partial tile',
    full: 'it refuses a log that ends with a full tile',
  },
  run: async (client, t) => {
    await t.use(soundLook);
    await judgeLooks(t, await showLogs(client, TRUTHS), truthDefect);
  },
});
