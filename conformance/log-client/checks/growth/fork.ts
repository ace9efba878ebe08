import { check } from '../../../core/check/check.ts';
import { followLogs, grownLog, STANDING } from '../../premises/looks/grown-log.ts';
import { beliefDefect, judgeLooks } from '../../premises/looks/looks.ts';
import type { LogClientTarget } from '../../target/log-client-target.ts';

/** A log of as many entries, all of them others, by the same key. */
const expected = 'it refuses a checkpoint of the size that it knows with another root hash';
const LIES = { believed: [{ log: {}, later: { variant: 'tiny-entries-not-compressed' }, expected }] };

export const fork = check<LogClientTarget>()({
  // CLIENT-GR-003 (must): The client notices two checkpoints of one size with different root hashes. [tlog-tiles, "Log entries"]
  proves: 'CLIENT-GR-003',
  needs: ['follow'],
  reasons: { believed: 'it believes two root hashes of one size' },
  run: async (client, t) => {
    await t.use(grownLog);
    await judgeLooks(t, await followLogs(client, LIES, STANDING), beliefDefect);
  },
});
