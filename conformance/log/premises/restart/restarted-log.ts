import { premise } from '../../../core/check/premise.ts';
import type { Trial } from '../../../core/check/trial.ts';
import { TransportFailure } from '../../../core/target/transport-failure.ts';
import { openCheckpoint } from '../../oracle/checkpoint/stages.ts';
import { servedBodyDefect } from '../../oracle/entry/answer-defects.ts';
import { type Creation, isSuccessful, type SuccessfulCreation } from '../../oracle/entry/creation.ts';
import { indexAfterRestartDefect, type RestartedCreation } from '../../oracle/entry/restarted-creation.ts';
import { ascending } from '../../oracle/merkle/ascending.ts';
import type { LogTarget } from '../../target/log-target.ts';
import { concurrentEntries } from '../concurrency/concurrent-entries.ts';
import { type SentEntry, sendConcurrently } from '../concurrency/send-concurrently.ts';
import { acceptedCreation, CREATION_REASONS } from '../create/accepted-creation.ts';
import { firstEntry } from '../create/first-entry.ts';
import { readLoggedBodies, type ServedLogEntry } from '../create/logged-bodies.ts';
import { runEntries } from '../create/run-entries.ts';
import { sendEntry } from '../create/send-entry.ts';
import { soundRepeats } from '../duplicates/sound-repeats.ts';

export interface RestartedLog {
  /**
   * The entries that the log acknowledged before it was killed, and the entries that it serves at their indices at the
   * end.
   */
  readonly acknowledged: readonly ServedLogEntry[];
  /** The answers to entries during and after each restart. */
  readonly answered: readonly SuccessfulCreation[];
  /** The first entry after each restart. */
  readonly firstAfter: readonly RestartedCreation[];
  /** Entries from before a restart, sent again after it. */
  readonly resent: readonly RepeatAfterRestart[];
}

/** An entry as it was created, and its repeat after a restart. */
export interface RepeatAfterRestart {
  readonly first: SuccessfulCreation;
  readonly sent: SentEntry;
}

/** How many entries are under way when the log is ended. */
const UNDER_WAY = 3;
/** How long a log may refuse entries after its start. */
const SETTLE_MS = 15_000;

type Reason = 'does-not-return' | 'takes-no-entry' | 'reused-index' | 'lost';
type RestartableTarget = LogTarget & Required<Pick<LogTarget, 'create' | 'restart'>>;

/** The log after it was ended and started twice, by SIGTERM and by SIGKILL, with every acknowledged entry. */
export const restartedLog = premise<LogTarget>()({
  name: 'restarted-log',
  reasons: [...CREATION_REASONS, 'does-not-return', 'takes-no-entry', 'reused-index', 'lost'],
  async find(target, t): Promise<RestartedLog> {
    const { create, restart } = target;
    if (!create || !restart) return t.notApplicable('the log cannot be restarted');
    const log = { ...target, create, restart };
    // Before the restart, since a log may forget its entries during it and accept a repeat.
    await t.attempt(soundRepeats);
    const acknowledged: SuccessfulCreation[] = [...(await t.use(concurrentEntries))];
    // If the log was made to grow, the first entry of the run is in another tile than the last one.
    const repeated = [await t.use(firstEntry), acknowledged.at(-1)!];
    const entries = await t.use(runEntries);
    const size = [await servedTreeSize(log), largestProvedTree(acknowledged)].sort(ascending).at(-1)!;
    const answered = [...(await restartDuringCreations(log, t, 'term', size, acknowledged))];
    acknowledged.push(...answered);
    const publishedSize = [size, largestProvedTree(acknowledged)].sort(ascending).at(-1)!;
    const firstAfter = [await firstEntryAfter(log, t, 'a restart', publishedSize)];
    const resent = await resendEntries(log, t, repeated);
    judgeServedBodies(t, await readLoggedBodies(log, t, loggedOf(acknowledged)));

    // This entry is acknowledged right before the log is killed during other requests.
    const creation = await sendEntry(log, entries.make('just before it is killed'), t.time);
    const last = acceptedCreation(t, creation, 'a sound entry');
    acknowledged.push(...firstAfter, last);
    const killed = await restartDuringCreations(log, t, 'kill', largestProvedTree(acknowledged), acknowledged);
    acknowledged.push(...killed);
    firstAfter.push(await firstEntryAfter(log, t, 'it was killed', largestProvedTree(acknowledged)));
    resent.push(...(await resendEntries(log, t, [last])));
    const served = await readLoggedBodies(log, t, loggedOf(acknowledged));
    judgeServedBodies(t, served);
    return { acknowledged: served, answered: [...answered, last, ...killed, ...firstAfter], firstAfter, resent };
  },
});

function judgeServedBodies(t: Trial<LogTarget, Reason>, acknowledged: readonly ServedLogEntry[]): void {
  for (const { logged, served } of acknowledged) t.judge(servedBodyDefect('lost', logged, served), served.answer);
}

/**
 * Ends the log during requests, and starts it again. Returns the entries that the log acknowledged and has to keep; it
 * may refuse or drop the others. The indices have to be new: at or beyond `size`, and not in `acknowledged`.
 */
async function restartDuringCreations(
  log: RestartableTarget,
  t: Trial<LogTarget, Reason>,
  how: 'term' | 'kill',
  size: bigint,
  acknowledged: readonly SuccessfulCreation[],
): Promise<readonly SuccessfulCreation[]> {
  const entries = await t.use(runEntries);
  const name = how === 'term' ? 'sent when the log is asked to end' : 'sent when the log is killed';
  const sentEntries = Array.from({ length: UNDER_WAY }, (_, i) => entries.make(`${name}: ${i}`));
  // A log that was asked to end may receive further requests.
  const early = how === 'term' ? UNDER_WAY - 1 : UNDER_WAY;
  const earlyRequests = sendConcurrently(log, sentEntries.slice(0, early), t.time);
  for (let i = 0; i < 10; i++) await t.time.sleep(1, t.signal);
  const lateRequests = sendConcurrently(log, sentEntries.slice(early), t.time);
  await restartOrFail(t, () => log.restart(how));
  const attempts = [...(await earlyRequests), ...(await lateRequests)];
  const created = attempts.flatMap(({ creation }) => (creation && isSuccessful(creation) ? [creation] : []));
  const givenIndices = new Set(acknowledged.map(({ logged }) => logged.logIndex));
  for (const { logged, answer } of created) {
    const { logIndex } = logged;
    const actual = `index ${logIndex}, which was assigned before`;
    const reused = { reason: 'reused-index', expected: 'a new index', actual, at: 'log/entries' } as const;
    t.judge((logIndex < size || givenIndices.has(logIndex)) && reused, answer);
    givenIndices.add(logIndex);
  }
  return created;
}

/** Sends entries again. The answers are judged by `repeatsAfterRestart`. */
async function resendEntries(
  log: RestartableTarget,
  t: Trial<LogTarget, Reason>,
  creations: readonly SuccessfulCreation[],
): Promise<RepeatAfterRestart[]> {
  const repeats = await sendConcurrently(
    log,
    creations.map(({ entry }) => entry),
    t.time,
  );
  return repeats.map((sent, i) => ({ first: creations[i]!, sent }));
}

async function restartOrFail(t: Trial<LogTarget, Reason>, restart: () => Promise<void>): Promise<void> {
  try {
    await restart();
  } catch (cause) {
    if (!(cause instanceof TransportFailure) || cause.code === 'budget') throw cause;
    const expected = 'an answer of the log after its restart';
    t.fail({ reason: 'does-not-return', expected, actual: cause.message, at: 'checkpoint' });
  }
}

/** The first entry that is created after a restart; `event` names the restart. */
async function firstEntryAfter(
  log: RestartableTarget,
  t: Trial<LogTarget, Reason>,
  event: string,
  publishedSize: bigint,
): Promise<RestartedCreation> {
  const entries = await t.use(runEntries);
  let tries = 0;
  let creation!: Creation;
  await t.poll(SETTLE_MS, 1000, async () => {
    // A new entry each time, since a refused entry may nevertheless be in the log.
    creation = await sendEntry(log, entries.make(`after ${event}, try ${++tries}`), t.time);
    return creation.logged;
  });
  const { answer, logged } = creation;
  const expected = 'a TransparencyLogEntry, for the first entry after the restart';
  const actual = `status ${answer.status} for ${SETTLE_MS / 1000} s`;
  if (!logged) return t.fail({ reason: 'takes-no-entry', expected, actual, at: 'log/entries' }, answer);
  const first = { ...creation, logged, event, publishedSize };
  t.judge(indexAfterRestartDefect(first), answer);
  return first;
}

/** The size of the largest tree in the proofs of some answers. */
function largestProvedTree(creations: readonly SuccessfulCreation[]): bigint {
  return creations.reduce((largest, { logged: { inclusionProof } }) => {
    const size = inclusionProof?.treeSize ?? 0n;
    return size > largest ? size : largest;
  }, 0n);
}

/** The size of the served tree, whose indices are all assigned; 0 if no checkpoint can be read. */
async function servedTreeSize(log: LogTarget): Promise<bigint> {
  return openCheckpoint(await log.read({ kind: 'checkpoint' }), log.keys)?.size ?? 0n;
}

const loggedOf = (creations: readonly SuccessfulCreation[]) => creations.map(({ logged }) => logged);
