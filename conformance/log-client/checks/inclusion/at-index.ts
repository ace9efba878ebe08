import { check } from '../../../core/check/check.ts';
import { beliefDefect, judgeLooks } from '../../premises/looks/looks.ts';
import { showLogs } from '../../premises/looks/shown-log.ts';
import { soundLook } from '../../premises/looks/sound-look.ts';
import type { LogClientTarget } from '../../target/log-client-target.ts';

const expected = 'it refuses an entry at an index at which it is not';
const LIES = {
  other: [{ log: {}, question: { index: 6n, entryOf: 5n }, expected }],
  beyond: [
    { log: { entries: 300 }, question: { index: 300n, entryOf: 299n }, expected },
    { log: { entries: 1 }, question: { index: 1n, entryOf: 0n }, expected },
    // The last bits of these indices are those of the entry, so that its proof leads to the root.
    { log: { entries: 256 }, question: { index: 261n, entryOf: 5n, proofOf: 5n }, expected },
    { log: {}, question: { index: 517n, entryOf: 5n, proofOf: 5n }, expected },
  ],
};

export const atIndex = check<LogClientTarget>()({
  // CLIENT-IN-002 (must): The client does not believe that an entry is at an index at which the log has another entry or no
  //   entry. [rfc9162, "2.1.3.2"]
  proves: 'CLIENT-IN-002',
  reasons: {
    other: 'it believes that an entry is at the index of another',
    beyond: 'it believes that an entry is at an index beyond the end of the log',
  },
  run: async (client, t) => {
    await t.use(soundLook);
    await judgeLooks(t, await showLogs(client, LIES), beliefDefect);
  },
});
