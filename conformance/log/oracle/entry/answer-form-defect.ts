/**
 * The form of an answer with a created entry.
 *
 * Follows: ProtoJSON Format
 */
import type { Defect } from '../../../core/check/defect.ts';
import { readableBody } from '../http/readable-body.ts';
import type { SuccessfulCreation } from './creation.ts';
import { type EntryFormReason, entryFormDefects } from './log-entry-form.ts';

/** The first defect of an answer with one of these reasons. */
export function answerFormDefect<R extends EntryFormReason>(
  { answer }: SuccessfulCreation,
  reasons: readonly R[],
): Defect<R> | undefined {
  const defect = entryFormDefects(readableBody(answer)!).find(({ reason }) =>
    (reasons as readonly string[]).includes(reason),
  );
  return defect as Defect<R> | undefined;
}
