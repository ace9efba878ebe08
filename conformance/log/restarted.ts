import { premise } from '../core/premise.ts';
import type { LogTarget } from '../core/target.ts';
import type { Trial } from '../core/trial.ts';
import { Trouble } from '../core/trouble.ts';
import { atOnce, kept, type Sent, sendTogether } from './at-once.ts';
import { type Creation, created, creation, maker, type Success } from './created.ts';
import { ascending } from './sample.ts';
import { soundAgain } from './sent-twice.ts';
import { openCheckpoint } from './stages.ts';
import { TAKEN, taken } from './standing.ts';

/** What the log acknowledged before it was ended, and after it came back. */
export interface Restarted {
  readonly before: readonly Success[];
  readonly after: readonly Success[];
  /** Entries from before an end that were sent again after it. */
  readonly resent: readonly Resent[];
}

/** An entry as it was created, and what became of its repeat. */
export interface Resent {
  readonly first: Success;
  readonly again: Sent;
}

/** How many entries are under way when the log is ended. */
const UNDER_WAY = 3;
/** For how long a log that has come back may still refuse. */
const SOON_MS = 15_000;

type Reason = 'does-not-return' | 'takes-nothing' | 'reused' | 'lost';
type Restarting = LogTarget & Required<Pick<LogTarget, 'create' | 'restart'>>;

/** The log, ended politely and then killed, with everything that it had acknowledged still there. */
export const restarted = premise<LogTarget>()({
  name: 'restarted',
  owners: {
    ...TAKEN,
    'does-not-return': 'log/restart/kept#does-not-return',
    'takes-nothing': 'log/restart/kept#takes-nothing',
    reused: 'log/restart/kept#reused',
    lost: 'log/restart/kept#lost',
  },
  async find(target, t): Promise<Restarted> {
    const { create, restart } = target;
    if (!create || !restart) return t.notApplicable('the log cannot be started again');
    const log = { ...target, create, restart };
    // Afterwards an entry may come in again that did not do so before.
    await t.attempt(soundAgain);
    const before = [...(await t.use(atOnce))];
    // The first that the run created lies in another tile than the last, where the log was made to grow.
    const known = [await t.use(created), before.at(-1)!];
    const entries = await t.use(maker);
    const size = [await sizeOf(log), largest(before)].sort(ascending).at(-1)!;
    before.push(...(await endedAmid(log, t, 'term', size, before)));
    const published = [size, largest(before)].sort(ascending).at(-1)!;
    const after = [await next(log, t, 'after a restart', published)];
    const resent = await sentAgain(log, t, known);
    await kept(log, t, bodiesOf(before), 'lost');

    // Acknowledged at the last moment, with others under way.
    const last = taken(t, await creation(log, entries.make('just before it is killed'), t.time), 'a sound entry');
    before.push(...after, last);
    before.push(...(await endedAmid(log, t, 'kill', largest(before), before)));
    after.push(await next(log, t, 'after it was killed', largest(before)));
    resent.push(...(await sentAgain(log, t, [last])));
    await kept(log, t, bodiesOf(before), 'lost');
    return { before, after, resent };
  },
});

/**
 * Ends the log while entries are under way, and starts it again. Gives those of them that it acknowledged: they are owed,
 * whatever became of the rest, which may as well be refused or cut off. Their indices are none of those that it has given:
 * all below `size`, and those of `before`.
 */
async function endedAmid(
  log: Restarting,
  t: Trial<LogTarget, Reason>,
  how: 'term' | 'kill',
  size: bigint,
  before: readonly Success[],
): Promise<readonly Success[]> {
  const entries = await t.use(maker);
  const name = how === 'term' ? 'under way when it is asked to end' : 'under way when it is killed';
  const made = Array.from({ length: UNDER_WAY }, (_, i) => entries.make(`${name}: ${i}`));
  // One that is asked to end may still be asked meanwhile.
  const early = how === 'term' ? UNDER_WAY - 1 : UNDER_WAY;
  const first = sendTogether(log, made.slice(0, early), t.time);
  for (let i = 0; i < 10; i++) await t.time.sleep(1, t.signal);
  const late = sendTogether(log, made.slice(early), t.time);
  await backAgain(t, () => log.restart(how));
  const sent = [...(await first), ...(await late)];
  const acknowledged = sent.flatMap((one) => (one.made?.logged ? [one.made as Success] : []));
  const given = new Set(before.map(({ logged }) => logged.logIndex));
  for (const { logged, answer } of acknowledged) {
    const { logIndex } = logged;
    const actual = `index ${logIndex}, which was given before`;
    const defect = { reason: 'reused', expected: 'an index of its own', actual, at: 'log/entries' } as const;
    t.judge(logIndex < size || given.has(logIndex) ? defect : undefined, answer);
    given.add(logIndex);
  }
  return acknowledged;
}

/** Sends entries again that were created before. What is answered is judged apart (`known-still.ts`). */
async function sentAgain(log: Restarting, t: Trial<LogTarget, Reason>, all: readonly Success[]): Promise<Resent[]> {
  const sent = await sendTogether(
    log,
    all.map(({ entry }) => entry),
    t.time,
  );
  return sent.map((again, i) => ({ first: all[i]!, again }));
}

/** Starts the log again, which it has to survive. */
async function backAgain(t: Trial<LogTarget, Reason>, restart: () => Promise<void>): Promise<void> {
  try {
    await restart();
  } catch (cause) {
    if (!(cause instanceof Trouble) || cause.code === 'budget') throw cause;
    const expected = 'the log answers again after it was ended and started';
    t.judge({ reason: 'does-not-return', expected, actual: cause.message, at: 'checkpoint' });
  }
}

/** The first entry that is created after a restart. Its index is a new one. */
async function next(log: Restarting, t: Trial<LogTarget, Reason>, name: string, size: bigint): Promise<Success> {
  const entries = await t.use(maker);
  let tries = 0;
  let made!: Creation;
  await t.poll(SOON_MS, 1000, async () => {
    // Another one each time: one that was refused may be there all the same.
    made = await creation(log, entries.make(`${name}, try ${++tries}`), t.time);
    return made.logged;
  });
  const at = 'log/entries';
  const { answer, logged } = made;
  const first = 'a TransparencyLogEntry, for the first entry after the restart';
  const actual = `status ${answer.status} for ${SOON_MS / 1000} s`;
  t.judge(logged ? undefined : { reason: 'takes-nothing', expected: first, actual, at }, answer);
  const { logIndex } = logged!;
  const expected = `an index of ${size} or more, as that many entries were published before ${name.replace('after ', '')}`;
  t.judge(logIndex < size ? { reason: 'reused', expected, actual: `index ${logIndex}`, at } : undefined, answer);
  return made as Success;
}

/** The size of the largest tree that some answers came with. */
function largest(all: readonly Success[]): bigint {
  return all.reduce((far, { logged: { inclusionProof } }) => {
    const size = inclusionProof?.treeSize ?? 0n;
    return size > far ? size : far;
  }, 0n);
}

/** The size of the tree that is served, all of whose indices are given; 0 where none can be read. */
async function sizeOf(log: LogTarget): Promise<bigint> {
  return openCheckpoint(await log.read({ kind: 'checkpoint' }), log.keys)?.size ?? 0n;
}

const bodiesOf = (all: readonly Success[]) => all.map(({ logged }) => logged);
