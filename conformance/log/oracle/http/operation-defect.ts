/** What the interface document adds for reading: that the three operations are there, under their paths. */

import type { Defect } from '../../../core/check/defect.ts';
import type { Answer } from '../../../core/target/answer.ts';

/** Statuses by which a server says that it has no such operation: a missing object is another matter. */
const NO_OPERATION = new Set([400, 405, 501]);

export function operationDefect(operation: string, answer: Answer, at: string): Defect<'not-implemented'> | undefined {
  if (!NO_OPERATION.has(answer.status)) return undefined;
  return { reason: 'not-implemented', expected: `${operation} at GET ${at}`, actual: `status ${answer.status}`, at };
}

export const OPERATION_REASONS = { 'not-implemented': 'the operation is refused (400, 405 or 501) at its path' };
