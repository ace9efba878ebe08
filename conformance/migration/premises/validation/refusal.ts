/** Runs that must be refused before any transaction (the interface document, "Errors"). */

import type { Defect } from '../../../core/check/defect.ts';
import type { Evidence } from '../../../core/check/trial.ts';
import { type Run, succeeded } from '../../target/run.ts';
import type { RecordedRpc } from '../../target/stage.ts';
import { evidenceOf } from '../runs/hang-detection.ts';
import { runSummary } from '../runs/run-summary.ts';
import { transactionsSentBy } from '../runs/sent-transactions.ts';

export const REFUSAL_REASONS = {
  accepted: 'it migrates all the same',
  spent: 'it refuses after transactions were sent',
  unending: 'it does not refuse: the run does not end',
} as const;
export type RefusalReason = keyof typeof REFUSAL_REASONS;

/** A run with one mistake in its input. */
export interface RefusedRun {
  /** The mistake as a noun phrase: `an address of one byte`. */
  readonly mistake: string;
  readonly at: string;
  readonly run: Run;
  readonly record: RecordedRpc;
}

export const refusedRun = (
  mistake: string,
  at: string,
  { run, record }: Pick<RefusedRun, 'run' | 'record'>,
): RefusedRun => ({ mistake, at, run, record });

/**
 * A run that is not refused before its first transaction. Its exit code and its message are judged by other checks: a run that
 * sends nothing and ends has refused.
 */
export function refusalDefect({ mistake, at, run, record }: RefusedRun): Defect<RefusalReason> | undefined {
  const sent = transactionsSentBy(record);
  const expected = `a refusal before the first transaction: ${mistake}`;
  if (sent > 0 && succeeded(run))
    return { reason: 'accepted', expected, actual: `${sent} transactions, and success`, at };
  if (sent > 0) return { reason: 'spent', expected, actual: `${sent} transactions; ${runSummary(run)}`, at };
  return run.ended.by === 'limit' ? { reason: 'unending', expected, actual: runSummary(run), at } : undefined;
}

/** Sent transactions are evidence even of a run that was cut off. */
export const refusalEvidence = ({ run, record }: RefusedRun): Evidence =>
  transactionsSentBy(record) > 0 ? evidenceOf(run) : run;
