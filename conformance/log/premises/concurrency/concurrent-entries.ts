/** Different entries that are under way at the same time. */
import { premise } from '../../../core/check/premise.ts';
import type { Trial } from '../../../core/check/trial.ts';
import type { TransportFailure } from '../../../core/target/transport-failure.ts';
import { anotherSignature } from '../../inputs/entry/altered-entry.ts';
import { servedBodyDefect } from '../../oracle/entry/answer-defects.ts';
import { isSuccessful, type SuccessfulCreation } from '../../oracle/entry/creation.ts';
import type { NewEntry } from '../../oracle/entry/log-entry.ts';
import { separateAnswerJudgements } from '../../oracle/entry/separate-answers.ts';
import type { LogTarget } from '../../target/log-target.ts';
import { readLoggedBodies } from '../create/logged-bodies.ts';
import { runEntries } from '../create/run-entries.ts';
import { sendEntry } from '../create/send-entry.ts';
import type { ServedEntry } from '../create/served-entries.ts';
import { soundCreations } from '../create/sound-creations.ts';
import { bodiesHoldTheirEntry, growthAnswers } from './growth-answers.ts';
import { type SentEntry, sendConcurrently } from './send-concurrently.ts';

/** The number of concurrent entries if the log was already made to grow by more at a time. */
const AT_ONCE = 8;
/** Where it was not: more than the 10, 16 or 32 that servers gather into a batch. */
const MANY_AT_ONCE = 40;
/** The number of entries among them whose signatures do not verify. */
const FORGED = 3;
/** How many entries that the log refused for lack of room are followed up: each costs more writes. */
const FOLLOWED_UP = 3;

/** Different concurrent entries: valid ones, and forged ones that a log must refuse. */
export const concurrentRequests = premise<LogTarget>()({
  name: 'concurrent-requests',
  async find(log, t): Promise<{ readonly sound: readonly SentEntry[]; readonly forged: readonly SentEntry[] }> {
    const { create } = log;
    if (!create) return t.notApplicable('entries cannot be created');
    await t.use(soundCreations);
    const earlier = await t.use(growthAnswers);
    const most = earlier.length > AT_ONCE ? AT_ONCE : MANY_AT_ONCE;
    const writesLeft = log.writesLeft?.() ?? most + FORGED;
    const count = Math.min(most, writesLeft);
    if (count < 2) t.inconclusive('--max-writes leaves fewer than two entries');
    const entries = await t.use(runEntries);
    const sound = Array.from({ length: count }, (_, i) => entries.make(`one of ${count} at once: ${i}`));
    const forged = Array.from({ length: Math.min(FORGED, writesLeft - count) }, (_, i) =>
      anotherSignature(entries.make(`forged, beside ${count} at once: ${i}`)),
    );
    // In the middle, so that many other requests are running when a forged entry arrives.
    const half = count >> 1;
    const sentEntries = await sendConcurrently({ create }, sound.toSpliced(half, 0, ...forged), t.time);
    return { sound: sentEntries.toSpliced(half, forged.length), forged: sentEntries.slice(half, half + forged.length) };
  },
});

/** A valid entry that was created concurrently with others, and the entry that the log serves at its index. */
export interface ConcurrentEntry extends SuccessfulCreation {
  readonly served: ServedEntry;
}

export const concurrentEntries = premise<LogTarget>()({
  name: 'concurrent-entries',
  reasons: ['refused', 'never-accepted', 'other-body', 'same-index', 'proof', 'checkpoint', 'lost'],
  async find(log, t): Promise<readonly ConcurrentEntry[]> {
    const { create } = log;
    if (!create) return t.notApplicable('entries cannot be created');
    const { sound } = await t.use(concurrentRequests);
    const earlier = await t.use(growthAnswers);
    const answered = sound.flatMap(({ creation }) => (creation ? [creation] : []));
    const exact = await t.use(bodiesHoldTheirEntry);
    for (const { defect, evidence } of separateAnswerJudgements(answered, { keys: log.keys, earlier, exact }))
      t.judge(defect, evidence);
    // A log that handles entries one by one may need longer for all of them than the run waits for a single answer.
    const slow = answered.length >= AT_ONCE;
    const unanswered = sound.flatMap((sent) => (sent.failure ? [sent] : []));
    const failed = unanswered.filter(({ failure }) => !(slow && failure.code === 'timeout'));
    const [rateLimited, otherFailures] = [
      failed.filter(wasRateLimited),
      failed.filter((sent) => !wasRateLimited(sent)),
    ];
    for (const { entry, failure } of [...otherFailures, ...rateLimited.slice(0, FOLLOWED_UP)])
      await retryWhileOthersAreAccepted({ create }, t, entry, failure);
    const creations = answered.filter(isSuccessful);
    const logged = await readLoggedBodies(
      log,
      t,
      creations.map((creation) => creation.logged),
    );
    return creations.map((creation, i) => {
      const { served } = logged[i]!;
      t.judge(servedBodyDefect('lost', creation.logged, served), served.answer);
      return { ...creation, served };
    });
  },
});

const wasRateLimited = ({ failure }: { readonly failure: TransportFailure }): boolean =>
  failure.code === 'rate-limited';

/**
 * Sends an entry again that the log was once too busy for, while it accepts new ones: a log must not remember the entry
 * as refused (`never-accepted`). Other failures end the premise.
 */
async function retryWhileOthersAreAccepted(
  log: { readonly create: NonNullable<LogTarget['create']> },
  t: Trial<LogTarget, 'never-accepted'>,
  entry: NewEntry,
  failure: TransportFailure,
): Promise<void> {
  if (failure.code !== 'rate-limited') throw failure;
  const entries = await t.use(runEntries);
  let refusal = failure;
  for (const nth of ['first', 'second']) {
    // A new entry shows that the log is not too busy; if the log refuses it as well, this throws and there is no
    // judgement.
    await sendEntry(log, entries.make(`while another is refused, the ${nth}`), t.time);
    const [retry] = await sendConcurrently(log, [entry], t.time);
    if (!retry?.failure) return;
    if (retry.failure.code !== 'rate-limited') throw retry.failure;
    refusal = retry.failure;
  }
  const expected = 'the entry, since new entries are accepted';
  t.fail({ reason: 'never-accepted', expected, actual: refusal.message, at: 'log/entries' });
}
