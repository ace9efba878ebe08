/** Clients that go away before they are answered, while others stay. */

import { premise } from '../../../core/check/premise.ts';
import type { Trial } from '../../../core/check/trial.ts';
import { TransportFailure } from '../../../core/target/transport-failure.ts';
import { openCheckpoint } from '../../oracle/checkpoint/stages.ts';
import { requestJson } from '../../oracle/entry/create-request.ts';
import type { Creation } from '../../oracle/entry/creation.ts';
import type { NewEntry } from '../../oracle/entry/log-entry.ts';
import type { LogTarget } from '../../target/log-target.ts';
import { runEntries } from '../create/run-entries.ts';
import { sendEntry } from '../create/send-entry.ts';
import { soundRepeats } from '../duplicates/sound-repeats.ts';
import { concurrentEntries } from './concurrent-entries.ts';
import { type SentEntry, sendConcurrently } from './send-concurrently.ts';

/** What became of entries whose clients went away, and of those that were under way beside them. */
export interface DisconnectedClients {
  /** The size of the tree before: none of these entries lies below. */
  readonly size: bigint;
  /** What the entries of the clients that went away were answered when they were sent again. */
  readonly again: readonly Creation[];
  readonly stayed: readonly SentEntry[];
}

type DisconnectingTarget = LogTarget & Required<Pick<LogTarget, 'create'>>;

/** After how many milliseconds clients go away: at once, when the others are sure to be under way, and later. */
const DISCONNECT_AFTER_MS = [5, 15, 40];
/** How many others are under way meanwhile. */
const STAYING = 3;
/** How long an entry of a client that went away may still be in the way of its own repeat. */
export const DISCONNECT_SETTLE_MS = 15_000;

/** Entries of clients that go away, sent again by others that wait. */
export const disconnectedClients = premise<LogTarget>()({
  name: 'departed',
  async find(target, t): Promise<DisconnectedClients> {
    const { create } = target;
    if (!create) return t.notApplicable('entries cannot be created');
    const log = { ...target, create };
    await t.use(concurrentEntries);
    await t.use(soundRepeats);
    const entries = await t.use(runEntries);
    const size = openCheckpoint(await log.read({ kind: 'checkpoint' }), log.keys)?.size ?? 0n;
    const gone = DISCONNECT_AFTER_MS.map((ms) => ({ ms, entry: entries.make(`its client goes away after ${ms} ms`) }));
    const staying = Array.from({ length: STAYING }, (_, i) => entries.make(`stays while others go away: ${i}`));
    const leaving = gone.map(({ ms, entry }) => sendAndDisconnect(log, entry, ms));
    const stayed = await sendConcurrently(log, staying, t.time);
    await Promise.all(leaving);
    // Everything is sent again before anything is judged: what was spoilt is not to meet the checks that follow.
    const again = await Promise.all(
      [...gone.map((one) => one.entry), ...staying].map((one) => sendUntilLogged(log, t, one)),
    );
    return { size, again: again.slice(0, gone.length), stayed };
  },
});

/** Sends an entry and lets the connection go. Whether it was answered all the same does not matter. */
async function sendAndDisconnect(log: DisconnectingTarget, entry: NewEntry, hangUpAfterMs: number): Promise<void> {
  try {
    await log.create({ body: requestJson(entry), hangUpAfterMs });
  } catch (cause) {
    if (!(cause instanceof TransportFailure) || cause.code === 'budget') throw cause;
  }
}

/** Sends an entry again until it is taken in, or said to be there; in the end whatever was answered last. */
async function sendUntilLogged(
  log: DisconnectingTarget,
  t: Trial<LogTarget, string>,
  entry: NewEntry,
): Promise<Creation> {
  let last: Creation | undefined;
  await t.poll(DISCONNECT_SETTLE_MS, 1000, async () => {
    last = await sendEntry(log, entry, t.time);
    return last.logged || last.answer.status === 409 ? true : undefined;
  });
  return last!;
}
