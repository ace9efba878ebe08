/** An entry that was to be created, and what the log answered. */

import type { Answer } from '../../../core/target/answer.ts';
import type { LogEntry, NewEntry } from './log-entry.ts';

/** An entry, and what the log answered when it was to be created. */
export interface Creation {
  readonly entry: NewEntry;
  readonly answer: Answer;
  /** The answer, read with every leniency; absent where it is no log entry. */
  readonly logged?: LogEntry;
  /** When the answer came, in milliseconds of the run. */
  readonly at: number;
}

/** A creation that the log answered with an entry. */
export type SuccessfulCreation = Creation & { readonly logged: LogEntry };
