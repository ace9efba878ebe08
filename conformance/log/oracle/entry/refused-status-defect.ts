/**
 * The status by which a log refuses a request.
 *
 * Follows: Rekor v2, "CreateEntry", "Algorithms"
 */
import type { Defect } from '../../../core/check/defect.ts';
import type { Answer } from '../../../core/target/answer.ts';
import { isSuccessStatus } from '../http/status.ts';

/** A request that is accepted, or refused with another status than 400. `mistake` is the reason to refuse it, as a noun phrase. */
export function refusedStatusDefect(
  mistake: string,
  { status }: Pick<Answer, 'status'>,
): Defect<'accepted' | 'not-400'> | undefined {
  const texts = { expected: `status 400, for this: ${mistake}`, actual: `status ${status}`, at: 'log/entries' };
  if (isSuccessStatus(status)) return { reason: 'accepted', ...texts };
  // An error of the server is a refusal as well; log/create-errors/no-server-error judges it.
  return status === 400 || status >= 500 ? undefined : { reason: 'not-400', ...texts };
}
