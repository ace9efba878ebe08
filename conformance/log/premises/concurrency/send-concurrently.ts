/** Sends entries all at the same time. */

import { TransportFailure } from '../../../core/target/transport-failure.ts';
import type { Creation } from '../../oracle/entry/creation.ts';
import type { NewEntry } from '../../oracle/entry/log-entry.ts';
import type { LogTarget } from '../../target/log-target.ts';
import { sendEntry } from '../create/send-entry.ts';

/** A request that was sent beside others: what it was answered, or why it was not. */
export type SentEntry =
  | { readonly entry: NewEntry; readonly made: Creation; readonly trouble?: undefined }
  | { readonly entry: NewEntry; readonly trouble: TransportFailure; readonly made?: undefined };

/** Sends entries all at the same time, and waits for what becomes of each. */
export async function sendConcurrently(
  log: { readonly create: NonNullable<LogTarget['create']> },
  entries: readonly NewEntry[],
  time: { now(): number },
): Promise<readonly SentEntry[]> {
  const one = async (entry: NewEntry): Promise<SentEntry> => {
    try {
      return { entry, made: await sendEntry(log, entry, time) };
    } catch (cause) {
      if (cause instanceof TransportFailure) return { entry, trouble: cause };
      throw cause;
    }
  };
  return Promise.all(entries.map(one));
}
