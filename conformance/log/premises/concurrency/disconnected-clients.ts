/** Clients that disconnect before they are answered, while others wait for their answers. */

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

export interface DisconnectedClients {
  /** The size of the tree before: none of these entries lies below. */
  readonly size: bigint;
  /** The answers to the entries of the disconnected clients when they were sent again. */
  readonly retries: readonly Creation[];
  /** The entries of the clients that waited. */
  readonly waiting: readonly SentEntry[];
}

type DisconnectingTarget = LogTarget & Required<Pick<LogTarget, 'create'>>;

/** After how many milliseconds clients disconnect: at once, when the others are sure to be under way, and later. */
const DISCONNECT_AFTER_MS = [5, 15, 40];
/** How many clients wait meanwhile. */
const WAITING = 3;
/** For how long the first request of a disconnected client may delay its retry. */
export const DISCONNECT_SETTLE_MS = 15_000;

export const disconnectedClients = premise<LogTarget>()({
  name: 'disconnected-clients',
  async find(target, t): Promise<DisconnectedClients> {
    const { create } = target;
    if (!create) return t.notApplicable('entries cannot be created');
    const log = { ...target, create };
    await t.use(concurrentEntries);
    await t.use(soundRepeats);
    const entries = await t.use(runEntries);
    const size = openCheckpoint(await log.read({ kind: 'checkpoint' }), log.keys)?.size ?? 0n;
    const left = DISCONNECT_AFTER_MS.map((ms) => ({ ms, entry: entries.make(`its client goes away after ${ms} ms`) }));
    const kept = Array.from({ length: WAITING }, (_, i) => entries.make(`stays while others go away: ${i}`));
    const disconnecting = left.map(({ ms, entry }) => sendAndDisconnect(log, entry, ms));
    const waiting = await sendConcurrently(log, kept, t.time);
    await Promise.all(disconnecting);
    // All entries are sent again before anything is judged, so that no damaged one is left to the checks that follow.
    const retries = await Promise.all(
      [...left.map(({ entry }) => entry), ...kept].map((entry) => sendUntilLogged(log, t, entry)),
    );
    return { size, retries: retries.slice(0, left.length), waiting };
  },
});

/** Sends an entry and disconnects. Whether it was answered all the same does not matter. */
async function sendAndDisconnect(log: DisconnectingTarget, entry: NewEntry, hangUpAfterMs: number): Promise<void> {
  try {
    await log.create({ body: requestJson(entry), hangUpAfterMs });
  } catch (cause) {
    if (!(cause instanceof TransportFailure) || cause.code === 'budget') throw cause;
  }
}

/** Sends an entry until the log accepts it or reports that it has it; in the end gives the last answer. */
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
