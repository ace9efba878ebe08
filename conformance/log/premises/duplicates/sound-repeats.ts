import { premise } from '../../../core/check/premise.ts';
import type { Trial } from '../../../core/check/trial.ts';
import { readRepeat } from '../../oracle/duplicates/repeat.ts';
import { type Creation, isSuccessful, type SuccessfulCreation } from '../../oracle/entry/creation.ts';
import type { LogTarget } from '../../target/log-target.ts';
import { sendConcurrently } from '../concurrency/send-concurrently.ts';
import { acceptedCreation, CREATION_REASONS } from '../create/accepted-creation.ts';
import { runEntries } from '../create/run-entries.ts';
import { sendEntry } from '../create/send-entry.ts';
import { type RepeatedCreation, soundRepeat } from './repeat-answer.ts';
import { judgeRepeatTrees } from './repeat-trees.ts';
import { type RepeatedEntry, repeatedEntry } from './repeated-entry.ts';

/** An entry of each of these algorithms is sent twice as well. */
const OTHER_ALGORITHMS = ['PKIX_ECDSA_P384_SHA_384', 'PKIX_ED25519_PH', 'PKIX_RSA_PKCS1V15_2048_SHA256'] as const;

/** The repeated entry, and every repeat that was judged, also of entries of other kinds. */
export interface SoundRepeats extends RepeatedEntry {
  readonly repeats: readonly RepeatedCreation[];
}

/** Repeats of the repeated entry, immediately and after another entry, and of an entry of each other kind. */
export const soundRepeats = premise<LogTarget>()({
  name: 'sound-repeats',
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
    const repeated = await t.use(repeatedEntry);
    const { name, first, repeat } = repeated;
    const repeats = [await soundRepeat(log, t, first, repeat)];
    const usual = readRepeat(first.logged, repeat).value!.option;
    // Also after another entry: a log that remembers only its last entry accepts this one again.
    const writing = { create: log.create! };
    const entries = await t.use(runEntries);
    acceptedCreation(t, await sendEntry(writing, entries.make(`${name}, and another one`), t.time), 'a sound entry');
    const later = await sendEntry(writing, entries.make(name), t.time);
    repeats.push(await soundRepeat(log, t, first, later, usual));
    // A log that accepts every entry again has shown that already.
    if (usual !== 'readmit')
      for (const furtherRepeat of await repeatsOfOtherKinds(log, t, name))
        repeats.push(await soundRepeat(log, t, furtherRepeat.first, furtherRepeat.repeat, usual));
    await judgeRepeatTrees(log, t, repeats);
    return { ...repeated, repeats };
  },
});

/**
 * Entries with a certificate and of each other algorithm, as far as the log accepts them, each with the answer to its
 * repeat.
 */
async function repeatsOfOtherKinds(
  log: LogTarget,
  t: Trial<LogTarget, string>,
  name: string,
): Promise<readonly { readonly first: SuccessfulCreation; readonly repeat: Creation }[]> {
  const entries = await t.use(runEntries);
  const writing = { create: log.create! };
  const nameOfKind = `${name}, of another kind`;
  const kinds = [
    entries.make(nameOfKind, undefined, 'x509Certificate'),
    ...OTHER_ALGORITHMS.map((algorithm) => entries.make(nameOfKind, algorithm)),
  ];
  const most = Math.floor((log.writesLeft?.() ?? 2 * kinds.length) / 2);
  const repeats: { readonly first: SuccessfulCreation; readonly repeat: Creation }[] = [];
  // Two at a time: the checks of sequences judge what a log forgets after more entries.
  for (let at = 0; at < Math.min(most, kinds.length); at += 2) {
    const attempts = await sendConcurrently(writing, kinds.slice(at, Math.min(at + 2, most)), t.time);
    // log/algorithms/accepted judges whether the log accepts such entries.
    const created = attempts.flatMap(({ creation }) => (creation && isSuccessful(creation) ? [creation] : []));
    const resent = created.map(async (first) => ({ first, repeat: await sendEntry(writing, first.entry, t.time) }));
    repeats.push(...(await Promise.all(resent)));
  }
  return repeats;
}
