import { premise } from '../core/premise.ts';
import type { LogTarget } from '../core/target.ts';
import type { Trial } from '../core/trial.ts';
import { Trouble } from '../core/trouble.ts';
import { atOnce, kept, sendTogether } from './at-once.ts';
import { type Creation, creation, maker, type Success } from './created.ts';
import { openCheckpoint } from './stages.ts';
import { TAKEN, taken } from './standing.ts';

/** What the log acknowledged before it was ended, and after it came back. */
export interface Restarted {
  readonly before: readonly Success[];
  readonly after: readonly Success[];
}

/** How many entries are under way when the log is killed. */
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
    const before = [...(await t.use(atOnce))];
    const entries = await t.use(maker);
    const published = await sizeOf(log, before);
    await backAgain(t, () => log.restart('term'));
    const after = [await next(log, t, 'after a restart', published)];
    await kept(log, t, bodiesOf(before), 'lost');

    // Acknowledged at the last moment, with others under way.
    const last = await creation(log, entries.make('just before it is killed'), t.time);
    before.push(...after, taken(t, last, 'a sound entry'));
    const names = Array.from({ length: UNDER_WAY }, (_, i) => entries.make(`under way when it is killed: ${i}`));
    const underWay = sendTogether(log, names, t.time);
    for (let i = 0; i < 10; i++) await t.time.sleep(1, t.signal);
    await backAgain(t, () => log.restart('kill'));
    // What was acknowledged is owed, whatever became of the rest.
    for (const { made } of await underWay) if (made?.logged) before.push(made as Success);
    after.push(await next(log, t, 'after it was killed', largest(before)));
    await kept(log, t, bodiesOf(before), 'lost');
    return { before, after };
  },
});

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

/** The size of the largest tree that was published so far, as is known: all its indices are given. */
async function sizeOf(log: LogTarget, answered: readonly Success[]): Promise<bigint> {
  const served = openCheckpoint(await log.read({ kind: 'checkpoint' }), log.keys)?.size ?? 0n;
  const known = largest(answered);
  return served > known ? served : known;
}

const bodiesOf = (all: readonly Success[]) => all.map(({ logged }) => logged);
