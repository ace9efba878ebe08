import { check } from '../../../core/check/check.ts';
import { judgeLooks, truthDefect } from '../../premises/looks/looks.ts';
import { showLogs } from '../../premises/looks/shown-log.ts';
import { soundLook } from '../../premises/looks/sound-look.ts';
import type { LogClientTarget } from '../../target/log-client-target.ts';

const at = (entries: number, ...indices: bigint[]) =>
  indices.map((index) => ({ log: { entries }, question: { index } }));
const TRUTHS = {
  place: at(300, 0n, 255n, 256n, 299n),
  size: [...at(1, 0n), ...at(2, 1n), ...at(256, 255n), ...at(257, 256n), ...at(600, 511n)],
};

export const places = check<LogClientTarget>()({
  // CLIENT-IN-005 (must): The client believes that an entry is in the log wherever the entry is, and of whatever size the log is.
  //   [rfc6962, "2.1.1"]
  proves: 'CLIENT-IN-005',
  reasons: {
    place: 'it does not believe that an entry is in the log, at some place',
    size: 'it does not believe that an entry is in the log, at some size of it',
  },
  run: async (client, t) => {
    await t.use(soundLook);
    await judgeLooks(t, await showLogs(client, TRUTHS), truthDefect);
  },
});
