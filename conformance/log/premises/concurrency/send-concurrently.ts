import { TransportFailure } from '../../../core/target/transport-failure.ts';
import type { Creation } from '../../oracle/entry/creation.ts';
import type { NewEntry } from '../../oracle/entry/log-entry.ts';
import type { LogTarget } from '../../target/log-target.ts';
import { sendEntry } from '../create/send-entry.ts';

/** One of several concurrent entries: the answer, or why there is no answer. */
export type SentEntry =
  | { readonly entry: NewEntry; readonly creation: Creation; readonly failure?: undefined }
  | { readonly entry: NewEntry; readonly failure: TransportFailure; readonly creation?: undefined };

/** Sends entries all at the same time, and waits until each request has ended. */
export async function sendConcurrently(
  log: { readonly create: NonNullable<LogTarget['create']> },
  entries: readonly NewEntry[],
  time: { now(): number },
): Promise<readonly SentEntry[]> {
  const send = async (entry: NewEntry): Promise<SentEntry> => {
    try {
      return { entry, creation: await sendEntry(log, entry, time) };
    } catch (cause) {
      if (cause instanceof TransportFailure) return { entry, failure: cause };
      throw cause;
    }
  };
  return Promise.all(entries.map(send));
}
