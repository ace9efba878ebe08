import type { Check } from '../core/check/check.ts';
import type { RunResult } from '../core/run/run.ts';
import type { TransportFailureCode } from '../core/target/transport-failure.ts';
import type { Problem } from '../core/text/error-section.ts';
import type { LeftItem } from '../core/verdict/left-item.ts';
import type { CheckResult } from '../core/verdict/outcome.ts';
import type { StopMode } from '../lab/process/managed-process.ts';

/** The members of a check that the watchdog needs. */
export type PlannedCheck = Pick<Check<never>, 'id' | 'proves'>;
/** The child's file descriptor on which the watchdog thread reports why it ended the child. */
export const WATCHDOG_FD = 4;

/** Messages of the child, in order: reached, then start and result for each check, then done. Beats come throughout. */
export type ChildMessage =
  | { readonly kind: 'beat'; readonly openFor: number }
  /** The target gave an answer of so many bytes, which may be more than the checks can hold, or judge in time. */
  | { readonly kind: 'large'; readonly bytes: number }
  | { readonly kind: 'reached'; readonly reached: boolean; readonly why?: Problem }
  | ({ readonly kind: 'start' } & PlannedCheck)
  | { readonly kind: 'result'; readonly result: CheckResult }
  /** What the run made is in the target, or may be, or is there no more. */
  | { readonly kind: 'item'; readonly name: string; readonly item: LeftItem; readonly there: boolean }
  | { readonly kind: 'done'; readonly run: RunResult }
  | { readonly kind: 'restart'; readonly id: number; readonly how: StopMode }
  /** What the person gave cannot be used; nothing was judged. */
  | { readonly kind: 'usage'; readonly why: Problem }
  | { readonly kind: 'broken'; readonly message: string };

/**
 * The second kind of message from the parent after the job: the run is over, and the child should only withdraw what
 * it published.
 */
export interface StopMessage {
  readonly kind: 'stop';
}

/** Why a restart failed, as plain data for the child. */
export interface RestartFailure {
  readonly code: TransportFailureCode;
  readonly message: string;
}

/** A message from the parent after the job: the answer to the message `restart` with this number. */
export interface RestartedMessage {
  readonly kind: 'restarted';
  readonly id: number;
  readonly error?: RestartFailure;
}
