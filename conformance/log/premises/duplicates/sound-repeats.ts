import { premise } from '../../../core/check/premise.ts';
import type { Trial } from '../../../core/check/trial.ts';
import type { Creation, SuccessfulCreation } from '../../oracle/entry/creation.ts';
import type { LogTarget } from '../../target/log-target.ts';
import { sendConcurrently } from '../concurrency/send-concurrently.ts';
import { acceptedCreation, CREATION_REASONS } from '../create/accepted-creation.ts';
import { runEntries } from '../create/run-entries.ts';
import { sendEntry } from '../create/send-entry.ts';
import { judgeRepeat } from './repeat-answer.ts';
import { judgeRepeatTrees } from './repeat-trees.ts';
import { type RepeatedEntry, repeatedEntry } from './repeated-entry.ts';

/** Of each of these algorithms one entry is sent twice beside. */
const OTHER_ALGORITHMS = ['PKIX_ECDSA_P384_SHA_384', 'PKIX_ED25519_PH', 'PKIX_RSA_PKCS1V15_2048_SHA256'] as const;

/** An entry that was created, and the answer to it when it was sent once more. */
export interface RepeatedCreation {
  readonly first: SuccessfulCreation;
  readonly again: Creation;
}

/** The entry that was sent twice, with every repeat that was judged: of it, and of other kinds. */
export interface SoundRepeats extends RepeatedEntry {
  readonly repeats: readonly RepeatedCreation[];
}

/** The same entry, its repeats judged: the one right away, and one after another entry; and one of each other kind. */
export const soundRepeats = premise<LogTarget>()({
  name: 'sound-again',
  reasons: [
    ...CREATION_REASONS,
    'error',
    'code',
    'no-index',
    'wrong-index',
    'other-entry',
    'proof',
    'not-as-declared',
    'changed',
  ],
  async find(log, t): Promise<SoundRepeats> {
    const sent = await t.use(repeatedEntry);
    const { name, first, again } = sent;
    const usual = await judgeRepeat(log, t, first.logged, again);
    // Not only right away: a log that knows its last entry alone takes this one in again.
    const writing = { create: log.create! };
    const entries = await t.use(runEntries);
    acceptedCreation(t, await sendEntry(writing, entries.make(`${name}, and another one`), t.time), 'a sound entry');
    const later: RepeatedCreation[] = [{ first, again: await sendEntry(writing, entries.make(name), t.time) }];
    await judgeRepeat(log, t, first.logged, later[0]!.again, usual);
    // A log that takes in everything again has shown that it does.
    if (usual !== 'readmit')
      for (const one of await repeatsOfOtherKinds(log, t, name)) {
        await judgeRepeat(log, t, one.first.logged, one.again, usual);
        later.push(one);
      }
    const repeats = [{ first, again }, ...later];
    await judgeRepeatTrees(log, t, repeats);
    return { ...sent, repeats };
  },
});

/** An entry by certificate and one of each other algorithm, as far as the log takes them, each with the answer to its repeat. */
async function repeatsOfOtherKinds(
  log: LogTarget,
  t: Trial<LogTarget, string>,
  name: string,
): Promise<readonly RepeatedCreation[]> {
  const entries = await t.use(runEntries);
  const writing = { create: log.create! };
  const also = `${name}, of another kind`;
  const all = [
    entries.make(also, undefined, 'x509Certificate'),
    ...OTHER_ALGORITHMS.map((algorithm) => entries.make(also, algorithm)),
  ];
  const most = Math.floor((log.writesLeft?.() ?? 2 * all.length) / 2);
  const repeats: RepeatedCreation[] = [];
  // Two at a time: what a log forgets with more others in between is seen in sequences.
  for (let at = 0; at < Math.min(most, all.length); at += 2) {
    const sent = await sendConcurrently(writing, all.slice(at, Math.min(at + 2, most)), t.time);
    // Whether it takes such entries is judged where every algorithm is sent.
    const created = sent.flatMap(({ made }) => (made?.logged ? [made as SuccessfulCreation] : []));
    const again = created.map(async (first) => ({ first, again: await sendEntry(writing, first.entry, t.time) }));
    repeats.push(...(await Promise.all(again)));
  }
  return repeats;
}
