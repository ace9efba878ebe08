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

/** The sound proof of an entry at the right edge, said to be that of an index below, whose own proof goes on where it ends. */
const short = (entries: number, index: bigint, entryOf: bigint) => ({
  log: { entries },
  question: { index, entryOf, proofOf: entryOf },
  expected: 'it refuses a proof with fewer hashes than the tree has for its index, though it leads to the root',
});

/** The sound proof of an entry in the right part of a tree, said to be that of the same entry in this part alone. */
const long = (entries: number, signedSize: bigint, index: bigint) => {
  const entryOf = BigInt(entries) - signedSize + index;
  return {
    log: { entries },
    question: { index, entryOf, proofOf: entryOf, signedSize },
    expected:
      'it refuses a proof with more hashes than a tree of the signed size has, though it leads to the signed root',
  };
};

const LIES = {
  hashes: [altered(([first, ...rest]) => [withBitFlipped(first!), ...rest]), altered((hashes) => hashes.slice(0, -1))],
  short: [
    short(3, 1n, 2n),
    short(5, 3n, 4n),
    short(6, 2n, 4n),
    short(257, 1n, 256n),
    short(300, 69n, 261n),
    short(300, 255n, 299n),
    short(600, 389n, 517n),
  ],
  long: [
    altered((hashes) => [...hashes, new Uint8Array(32)]),
    long(2, 1n, 0n),
    long(7, 3n, 1n),
    long(300, 44n, 5n),
    long(512, 256n, 255n),
  ],
};

export const proof = check<LogClientTarget>()({
  // CLIENT-IN-004 (must): The client rejects a proof with other hashes, or with more or fewer of them, than the tree has.
  //   [rfc9162, "2.1.3.2"]
  proves: 'CLIENT-IN-004',
  needs: ['proof'],
  reasons: {
    hashes: 'it believes a proof with a wrong hash, or without its last one',
    short: 'it believes a proof with too few hashes for its index',
    long: 'it believes a proof with one hash more',
  },
  run: async (client, t) => {
    await t.use(soundLook);
    await judgeLooks(t, await showLogs(client, LIES), beliefDefect);
  },
});
