/** Different entries that are under way at the same time. */
import { premise } from '../../../core/check/premise.ts';
import type { Trial } from '../../../core/check/trial.ts';
import type { TransportFailure } from '../../../core/target/transport-failure.ts';
import { anotherSignature } from '../../inputs/entry/altered-entry.ts';
import type { SuccessfulCreation } from '../../oracle/entry/creation.ts';
import type { NewEntry } from '../../oracle/entry/log-entry.ts';
import type { LogTarget } from '../../target/log-target.ts';
import { judgeLoggedBodies } from '../create/logged-bodies.ts';
import { runEntries } from '../create/run-entries.ts';
import { sendEntry } from '../create/send-entry.ts';
import { soundCreations } from '../create/sound-creations.ts';
import { bodiesHoldTheirEntry, growthAnswers } from './growth-answers.ts';
import { type SentEntry, sendConcurrently } from './send-concurrently.ts';
import { judgeSeparateAnswers } from './separate-answers.ts';

/** How many entries are under way at a time where the log was made to grow by more of them at a time already. */
const AT_ONCE = 8;
/** Where it was not: more than the 10, 16 or 32 by which servers gather what comes; a log takes them in the time of one. */
const MANY_AT_ONCE = 40;
/** How many go with them whose signatures do not verify. */
const FORGED = 3;
/** How many of those that the log had no room for are followed up: each costs it more entries. */
const FOLLOWED = 3;

/** Different entries that were all under way at the same time, and amid them some that no log may take. */
export const concurrentRequests = premise<LogTarget>()({
  name: 'crowd',
  async find(log, t): Promise<{ readonly sound: readonly SentEntry[]; readonly forged: readonly SentEntry[] }> {
    const { create } = log;
    if (!create) return t.notApplicable('entries cannot be created');
    await t.use(soundCreations);
    const earlier = await t.use(growthAnswers);
    const most = earlier.length > AT_ONCE ? AT_ONCE : MANY_AT_ONCE;
    const left = log.writesLeft?.() ?? most + FORGED;
    const count = Math.min(most, left);
    if (count < 2) t.inconclusive('--max-writes leaves fewer than two entries');
    const entries = await t.use(runEntries);
    const sound = Array.from({ length: count }, (_, i) => entries.make(`one of ${count} at once: ${i}`));
    const forged = Array.from({ length: Math.min(FORGED, left - count) }, (_, i) =>
      anotherSignature(entries.make(`forged, beside ${count} at once: ${i}`)),
    );
    // Amid the others, so that there are many when each comes.
    const half = count >> 1;
    const sent = await sendConcurrently({ create }, sound.toSpliced(half, 0, ...forged), t.time);
    return { sound: sent.toSpliced(half, forged.length), forged: sent.slice(half, half + forged.length) };
  },
});

/** Those of them that are sound, each with its place in the log. */
export const concurrentEntries = premise<LogTarget>()({
  name: 'at-once',
  reasons: ['refused', 'never-accepted', 'other-body', 'same-index', 'proof', 'checkpoint', 'lost'],
  async find(log, t): Promise<readonly SuccessfulCreation[]> {
    const { create } = log;
    if (!create) return t.notApplicable('entries cannot be created');
    const { sound: sent } = await t.use(concurrentRequests);
    const earlier = await t.use(growthAnswers);
    const answered = sent.flatMap((one) => (one.made ? [one.made] : []));
    const late = answered.length >= AT_ONCE;
    const unanswered = sent.flatMap((one) => (one.trouble ? [one] : []));
    const made = judgeSeparateAnswers(t, answered, {
      keys: log.keys,
      earlier,
      exact: await t.use(bodiesHoldTheirEntry),
    });
    // A log that takes them one after the other may need longer for so many than one answer is waited for.
    const troubled = unanswered.filter(({ trouble }) => !(late && trouble.code === 'timeout'));
    const [crowdedOut, others] = [troubled.filter(wasRateLimited), troubled.filter((one) => !wasRateLimited(one))];
    for (const one of [...others, ...crowdedOut.slice(0, FOLLOWED)])
      await judgeNeverAccepted({ create }, t, one.entry, one.trouble);
    await judgeLoggedBodies(
      log,
      t,
      made.map(({ logged }) => logged),
      'lost',
    );
    return made;
  },
});

const wasRateLimited = ({ trouble }: { readonly trouble: TransportFailure }): boolean =>
  trouble.code === 'rate-limited';

/**
 * Whether the log keeps an entry out for ever that it once had no room for, while it takes in new ones (a pushback that
 * it remembers). Other troubles end the check.
 */
async function judgeNeverAccepted(
  log: { readonly create: NonNullable<LogTarget['create']> },
  t: Trial<LogTarget, 'never-accepted'>,
  entry: NewEntry,
  trouble: TransportFailure,
): Promise<void> {
  if (trouble.code !== 'rate-limited') throw trouble;
  const entries = await t.use(runEntries);
  let refused = trouble;
  for (const nth of ['first', 'second']) {
    // It has room: this one goes in. Where it does not either, nothing is known.
    await sendEntry(log, entries.make(`while another is kept out, the ${nth}`), t.time);
    const [again] = await sendConcurrently(log, [entry], t.time);
    if (!again?.trouble) return;
    if (again.trouble.code !== 'rate-limited') throw again.trouble;
    refused = again.trouble;
  }
  const expected = 'the entry, as new ones are taken in';
  t.judge({ reason: 'never-accepted', expected, actual: refused.message, at: 'log/entries' });
}
