import { premise } from '../../../core/check/premise.ts';
import type { Trial } from '../../../core/check/trial.ts';
import { TransportFailure } from '../../../core/target/transport-failure.ts';
import { openCheckpoint } from '../../oracle/checkpoint/stages.ts';
import type { Creation, SuccessfulCreation } from '../../oracle/entry/creation.ts';
import { ascending } from '../../oracle/merkle/ascending.ts';
import type { LogTarget } from '../../target/log-target.ts';
import { concurrentEntries } from '../concurrency/concurrent-entries.ts';
import { type SentEntry, sendConcurrently } from '../concurrency/send-concurrently.ts';
import { acceptedCreation, CREATION_REASONS } from '../create/accepted-creation.ts';
import { firstEntry } from '../create/first-entry.ts';
import { judgeLoggedBodies } from '../create/logged-bodies.ts';
import { runEntries } from '../create/run-entries.ts';
import { sendEntry } from '../create/send-entry.ts';
import { soundRepeats } from '../duplicates/sound-repeats.ts';

/** What the log acknowledged before it was ended, and after it came back. */
export interface RestartedLog {
  readonly before: readonly SuccessfulCreation[];
  readonly after: readonly SuccessfulCreation[];
  /** Entries from before an end that were sent again after it. */
  readonly resent: readonly RepeatAfterRestart[];
}

/** An entry as it was created, and what became of its repeat. */
export interface RepeatAfterRestart {
  readonly first: SuccessfulCreation;
  readonly again: SentEntry;
}

/** How many entries are under way when the log is ended. */
const UNDER_WAY = 3;
/** For how long a log that has come back may still refuse. */
const SOON_MS = 15_000;

type Reason = 'does-not-return' | 'takes-no-entry' | 'reused-index' | 'lost';
type RestartableTarget = LogTarget & Required<Pick<LogTarget, 'create' | 'restart'>>;

/** The log, ended politely and then killed, with everything that it had acknowledged still there. */
export const restartedLog = premise<LogTarget>()({
  name: 'restarted',
  reasons: [...CREATION_REASONS, 'does-not-return', 'takes-no-entry', 'reused-index', 'lost'],
  async find(target, t): Promise<RestartedLog> {
    const { create, restart } = target;
    if (!create || !restart) return t.notApplicable('the log cannot be started again');
    const log = { ...target, create, restart };
    // Afterwards an entry may come in again that did not do so before.
    await t.attempt(soundRepeats);
    const before = [...(await t.use(concurrentEntries))];
    // The first that the run created lies in another tile than the last, where the log was made to grow.
    const known = [await t.use(firstEntry), before.at(-1)!];
    const entries = await t.use(runEntries);
    const size = [await servedTreeSize(log), largestProvedTree(before)].sort(ascending).at(-1)!;
    before.push(...(await restartDuringCreations(log, t, 'term', size, before)));
    const published = [size, largestProvedTree(before)].sort(ascending).at(-1)!;
    const after = [await nextEntry(log, t, 'after a restart', published)];
    const resent = await repeatEntries(log, t, known);
    await judgeLoggedBodies(log, t, loggedOf(before), 'lost');

    // Acknowledged at the last moment, with others under way.
    const last = acceptedCreation(
      t,
      await sendEntry(log, entries.make('just before it is killed'), t.time),
      'a sound entry',
    );
    before.push(...after, last);
    before.push(...(await restartDuringCreations(log, t, 'kill', largestProvedTree(before), before)));
    after.push(await nextEntry(log, t, 'after it was killed', largestProvedTree(before)));
    resent.push(...(await repeatEntries(log, t, [last])));
    await judgeLoggedBodies(log, t, loggedOf(before), 'lost');
    return { before, after, resent };
  },
});

/**
 * Ends the log while entries are under way, and starts it again. Gives those of them that it acknowledged: they are owed,
 * whatever became of the rest, which may as well be refused or cut off. Their indices are none of those that it has given:
 * all below `size`, and those of `before`.
 */
async function restartDuringCreations(
  log: RestartableTarget,
  t: Trial<LogTarget, Reason>,
  how: 'term' | 'kill',
  size: bigint,
  before: readonly SuccessfulCreation[],
): Promise<readonly SuccessfulCreation[]> {
  const entries = await t.use(runEntries);
  const name = how === 'term' ? 'under way when it is asked to end' : 'under way when it is killed';
  const made = Array.from({ length: UNDER_WAY }, (_, i) => entries.make(`${name}: ${i}`));
  // One that is asked to end may still be asked meanwhile.
  const early = how === 'term' ? UNDER_WAY - 1 : UNDER_WAY;
  const first = sendConcurrently(log, made.slice(0, early), t.time);
  for (let i = 0; i < 10; i++) await t.time.sleep(1, t.signal);
  const late = sendConcurrently(log, made.slice(early), t.time);
  await judgeReturn(t, () => log.restart(how));
  const sent = [...(await first), ...(await late)];
  const acknowledged = sent.flatMap((one) => (one.made?.logged ? [one.made as SuccessfulCreation] : []));
  const given = new Set(before.map(({ logged }) => logged.logIndex));
  for (const { logged, answer } of acknowledged) {
    const { logIndex } = logged;
    const actual = `index ${logIndex}, which was given before`;
    const defect = { reason: 'reused-index', expected: 'an index of its own', actual, at: 'log/entries' } as const;
    t.judge(logIndex < size || given.has(logIndex) ? defect : undefined, answer);
    given.add(logIndex);
  }
  return acknowledged;
}

/** Sends entries again that were created before. What is answered is judged apart (`known-still.ts`). */
async function repeatEntries(
  log: RestartableTarget,
  t: Trial<LogTarget, Reason>,
  all: readonly SuccessfulCreation[],
): Promise<RepeatAfterRestart[]> {
  const sent = await sendConcurrently(
    log,
    all.map(({ entry }) => entry),
    t.time,
  );
  return sent.map((again, i) => ({ first: all[i]!, again }));
}

/** Starts the log again, which it has to survive. */
async function judgeReturn(t: Trial<LogTarget, Reason>, restart: () => Promise<void>): Promise<void> {
  try {
    await restart();
  } catch (cause) {
    if (!(cause instanceof TransportFailure) || cause.code === 'budget') throw cause;
    const expected = 'the log answers again after it was ended and started';
    t.judge({ reason: 'does-not-return', expected, actual: cause.message, at: 'checkpoint' });
  }
}

/** The first entry that is created after a restart. Its index is a new one. */
async function nextEntry(
  log: RestartableTarget,
  t: Trial<LogTarget, Reason>,
  name: string,
  size: bigint,
): Promise<SuccessfulCreation> {
  const entries = await t.use(runEntries);
  let tries = 0;
  let made!: Creation;
  await t.poll(SOON_MS, 1000, async () => {
    // Another one each time: one that was refused may be there all the same.
    made = await sendEntry(log, entries.make(`${name}, try ${++tries}`), t.time);
    return made.logged;
  });
  const at = 'log/entries';
  const { answer, logged } = made;
  const first = 'a TransparencyLogEntry, for the first entry after the restart';
  const actual = `status ${answer.status} for ${SOON_MS / 1000} s`;
  t.judge(logged ? undefined : { reason: 'takes-no-entry', expected: first, actual, at }, answer);
  const { logIndex } = logged!;
  const expected = `an index of ${size} or more, as that many entries were published before ${name.replace('after ', '')}`;
  t.judge(logIndex < size ? { reason: 'reused-index', expected, actual: `index ${logIndex}`, at } : undefined, answer);
  return made as SuccessfulCreation;
}

/** The size of the largest tree that some answers came with. */
function largestProvedTree(all: readonly SuccessfulCreation[]): bigint {
  return all.reduce((far, { logged: { inclusionProof } }) => {
    const size = inclusionProof?.treeSize ?? 0n;
    return size > far ? size : far;
  }, 0n);
}

/** The size of the tree that is served, all of whose indices are given; 0 where none can be read. */
async function servedTreeSize(log: LogTarget): Promise<bigint> {
  return openCheckpoint(await log.read({ kind: 'checkpoint' }), log.keys)?.size ?? 0n;
}

const loggedOf = (all: readonly SuccessfulCreation[]) => all.map(({ logged }) => logged);
