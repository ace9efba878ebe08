import { check } from '../../../core/check/check.ts';
import { beliefDefect, judgeLooks } from '../../premises/looks/looks.ts';
import { showLogs } from '../../premises/looks/shown-log.ts';
import { soundLook } from '../../premises/looks/sound-look.ts';
import type { LogClientTarget, Question } from '../../target/log-client-target.ts';

const altered = (alterProof: NonNullable<Question['alterProof']>) => ({
  log: {},
  question: { index: 5n, alterProof },
  expected: 'it refuses a proof that was altered, of a sound log',
});
const withBitFlipped = (hash: Uint8Array) => hash.map((byte, at) => (at === 7 ? byte ^ 1 : byte));

const LIES = {
  hashes: [altered(([first, ...rest]) => [withBitFlipped(first!), ...rest]), altered((hashes) => hashes.slice(0, -1))],
  long: [altered((hashes) => [...hashes, new Uint8Array(32)])],
};

export const proof = check<LogClientTarget>()({
  // CLIENT-IN-004 (must): The client rejects a proof with other hashes, or with more or fewer of them, than the tree has.
  //   [rfc9162, "2.1.3.2"]
  proves: 'CLIENT-IN-004',
  needs: ['proof'],
  reasons: {
    hashes: 'it believes a proof with a wrong hash, or without its last one',
    long: 'it believes a proof with one hash more',
  },
  run: async (client, t) => {
    await t.use(soundLook);
    await judgeLooks(t, await showLogs(client, LIES), beliefDefect);
  },
});
