import { check } from '../../../core/check/check.ts';
import { beliefDefect, judgeLooks } from '../../premises/looks/looks.ts';
import { lyingLog, showLogs } from '../../premises/looks/shown-log.ts';
import { soundWriting } from '../../premises/looks/sound-look.ts';
import type { LogClientTarget } from '../../target/log-client-target.ts';

const lyingLogOf = (fault: string, entries: number) => ({ log: { fault, entries } });

const LIES = {
  believed: [
    lyingLog('proof-begins-with-the-leaf'),
    lyingLog('proof-from-the-root-down'),
    lyingLog('answers-before-it-publishes'),
    lyingLog('another-root-signed-in-answers'),
  ],
  // A full tree has no such proof. With these sizes no writer of less than 64 entries at once makes one.
  short: [128, 256, 300, 301, 600].map((entries) => lyingLogOf('proof-too-short-for-its-index', entries)),
  long: [1, 6, 300, 301, 511].map((entries) => lyingLogOf('proof-too-long-for-its-tree', entries)),
  beyond: [1, 7, 255].map((entries) => lyingLogOf('answers-with-an-index-beyond-its-tree', entries)),
};

export const proof = check<LogClientTarget>()({
  // CLIENT-WR-003 (must): The client rejects an answer whose proof does not lead to the root hash of its checkpoint. [rfc9162,
  //   "2.1.3.2"]
  proves: 'CLIENT-WR-003',
  reasons: {
    believed: 'it believes an answer whose proof does not show the entry',
    short: 'it believes an answer with another index, for which its proof has too few hashes',
    long: 'it believes an answer with another tree size, for which its proof has too many hashes',
    beyond: 'it believes an answer with an index beyond the end of its tree',
  },
  run: async (client, t) => {
    await t.use(soundWriting);
    await judgeLooks(t, await showLogs(client, LIES), beliefDefect);
  },
});
