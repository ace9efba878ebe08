/**
 * Requests to create entries, and the answers of the log.
 *
 * Follows: Rekor v2, "CreateEntry"
 */

import type { Answer } from '../../../core/target/answer.ts';
import type { LogEntry, NewEntry } from './log-entry.ts';

/** A request to create an entry, and the answer of the log. */
export interface Creation {
  readonly entry: NewEntry;
  readonly answer: Answer;
  /** The answer, read leniently; absent if it is not a log entry. */
  readonly logged?: LogEntry;
  /** The time of the answer, in milliseconds of the run. */
  readonly at: number;
}

/** A creation that the log answered with an entry. */
export interface SuccessfulCreation extends Creation {
  readonly logged: LogEntry;
}

export const isSuccessful = (creation: Creation): creation is SuccessfulCreation => creation.logged !== undefined;
