/**
 * The three read operations, each at its path.
 *
 * Follows: the interface document, "Endpoints"
 */
import type { Defect } from '../../../core/check/defect.ts';
import type { Answer } from '../../../core/target/answer.ts';

/** Statuses with which a server reports that it lacks the operation, not that an object is missing. */
const NO_OPERATION = new Set([400, 405, 501]);

export function operationDefect(operation: string, answer: Answer, at: string): Defect<'not-implemented'> | undefined {
  if (!NO_OPERATION.has(answer.status)) return undefined;
  return { reason: 'not-implemented', expected: `${operation} at GET ${at}`, actual: `status ${answer.status}`, at };
}

export const OPERATION_REASONS = { 'not-implemented': 'the operation is refused (400, 405 or 501) at its path' };
