/** Clients that go away before they are answered, while others stay. */
import type { NewEntry } from '../core/log-entry.ts';
import { premise } from '../core/premise.ts';
import type { LogTarget } from '../core/target.ts';
import type { Trial } from '../core/trial.ts';
import { Trouble } from '../core/trouble.ts';
import { requestJson } from '../oracle/create-request.ts';
import { atOnce, type Sent, sendTogether } from './at-once.ts';
import { type Creation, creation, maker } from './created.ts';
import { soundAgain } from './sent-twice.ts';
import { openCheckpoint } from './stages.ts';

/** What became of entries whose clients went away, and of those that were under way beside them. */
export interface Departed {
  /** The size of the tree before: none of these entries lies below. */
  readonly size: bigint;
  /** What the entries of the clients that went away were answered when they were sent again. */
  readonly again: readonly Creation[];
  readonly stayed: readonly Sent[];
}

type Creating = LogTarget & Required<Pick<LogTarget, 'create'>>;

/** After how many milliseconds clients go away: at once, when the others are sure to be under way, and later. */
const GONE_AFTER_MS = [5, 15, 40];
/** How many others are under way meanwhile. */
const STAYING = 3;
/** How long an entry of a client that went away may still be in the way of its own repeat. */
export const SETTLE_MS = 15_000;

/** Entries of clients that go away, sent again by others that wait. */
export const departed = premise<LogTarget>()({
  name: 'departed',
  owners: {},
  async find(target, t): Promise<Departed> {
    const { create } = target;
    if (!create) return t.notApplicable('entries cannot be created');
    const log = { ...target, create };
    await t.use(atOnce);
    await t.use(soundAgain);
    const entries = await t.use(maker);
    const size = openCheckpoint(await log.read({ kind: 'checkpoint' }), log.keys)?.size ?? 0n;
    const gone = GONE_AFTER_MS.map((ms) => ({ ms, entry: entries.make(`its client goes away after ${ms} ms`) }));
    const staying = Array.from({ length: STAYING }, (_, i) => entries.make(`stays while others go away: ${i}`));
    const leaving = gone.map(({ ms, entry }) => hangUp(log, entry, ms));
    const stayed = await sendTogether(log, staying, t.time);
    await Promise.all(leaving);
    // Everything is sent again before anything is judged: what was spoilt is not to meet the checks that follow.
    const again = await Promise.all([...gone.map((one) => one.entry), ...staying].map((one) => repeated(log, t, one)));
    return { size, again: again.slice(0, gone.length), stayed };
  },
});

/** Sends an entry and lets the connection go. Whether it was answered all the same does not matter. */
async function hangUp(log: Creating, entry: NewEntry, hangUpAfterMs: number): Promise<void> {
  try {
    await log.create({ body: requestJson(entry), hangUpAfterMs });
  } catch (cause) {
    if (!(cause instanceof Trouble) || cause.code === 'budget') throw cause;
  }
}

/** Sends an entry again until it is taken in, or said to be there; in the end whatever was answered last. */
async function repeated(log: Creating, t: Trial<LogTarget, string>, entry: NewEntry): Promise<Creation> {
  let last: Creation | undefined;
  await t.poll(SETTLE_MS, 1000, async () => {
    last = await creation(log, entry, t.time);
    return last.logged || last.answer.status === 409 ? true : undefined;
  });
  return last!;
}
