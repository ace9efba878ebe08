/** Clients that disconnect before their answers, while other clients wait for answers. */

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
  /** The size of the tree before: all these entries have this index or a larger one. */
  readonly size: bigint;
  /** The answers to the repeated entries of the disconnected clients. */
  readonly retries: readonly Creation[];
  /** The entries of the clients that waited. */
  readonly waiting: readonly SentEntry[];
}

type DisconnectingTarget = LogTarget & Required<Pick<LogTarget, 'create'>>;

/**
 * The milliseconds after which clients disconnect: immediately, when the other requests are certainly sent, and later.
 */
const DISCONNECT_AFTER_MS = [5, 15, 40];
/** How many clients wait meanwhile. */
const WAITING = 3;
/** How long the first request of a disconnected client may delay its retry. */
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
    const left = DISCONNECT_AFTER_MS.map((ms) => ({
      ms,
      entry: entries.make(`its client disconnects after ${ms} ms`),
    }));
    const kept = Array.from({ length: WAITING }, (_, i) =>
      entries.make(`its client waits while others disconnect: ${i}`),
    );
    const disconnecting = left.map(({ ms, entry }) => sendAndDisconnect(log, entry, ms));
    const waiting = await sendConcurrently(log, kept, t.time);
    await Promise.all(disconnecting);
    // All entries are sent again before the judgement, so that later checks find no damaged entry.
    const retries = await Promise.all(
      [...left.map(({ entry }) => entry), ...kept].map((entry) => sendUntilLogged(log, t, entry)),
    );
    return { size, retries: retries.slice(0, left.length), waiting };
  },
});

/** Sends an entry and disconnects. An answer before that does not matter. */
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
