import { check } from '../../../core/check/check.ts';
import { beliefDefect, judgeLooks } from '../../premises/looks/looks.ts';
import { lyingLog, showLogs } from '../../premises/looks/shown-log.ts';
import { soundLook } from '../../premises/looks/sound-look.ts';
import type { LogClientTarget } from '../../target/log-client-target.ts';

const LIES = {
  other: [
    lyingLog('bundle-in-another-order'),
    lyingLog('bundle-starts-one-entry-late'),
    lyingLog('bundled-entries-numbered'),
    { log: { fault: 'bundled-entries-numbered', entries: 1 } },
  ],
  malformed: [
    lyingLog('bundle-lacks-its-last-entry'),
    lyingLog('bundle-lengths-as-varint'),
    lyingLog('bundle-lengths-little-endian'),
    lyingLog('bundle-lengths-of-four-bytes'),
    lyingLog('bundle-path-answers-with-the-tile'),
  ],
};

export const entries = check<LogClientTarget>()({
  // CLIENT-WL-003 (must): The client rejects a log that serves other entries than the tree has. [rfc6962, "5.3"]
  proves: 'CLIENT-WL-003',
  reasons: {
    other: 'it believes a log that serves other entries than it has hashed',
    malformed: 'it believes a log whose bundles are not its entries with their lengths',
  },
  run: async (client, t) => {
    await t.use(soundLook);
    await judgeLooks(t, await showLogs(client, LIES), beliefDefect);
  },
});
