/**
 * The status of answers to submissions that a log has to accept, or to refuse.
 *
 * Follows: RFC 6962 sections 3.1, 4 and 4.1
 */
import type { Defect } from '../../../core/check/defect.ts';

/** A chain that leads to an accepted root, and is not answered with status 200 (RFC 6962 section 4.1). */
export function refusedDefect(
  chain: { readonly what: string; readonly name: string },
  { status }: { readonly status: number },
): Defect<'refused' | 'server-error'> | undefined {
  if (status === 200) return undefined;
  const expected = `status 200 and an SCT, for ${chain.what}`;
  const reason = status >= 500 ? 'server-error' : 'refused';
  return { reason, expected, actual: `status ${status}`, at: `ct/v1/${chain.name}` };
}

/** A submission that has to be refused, and is not answered with a status of 4xx or 5xx (RFC 6962 section 4). */
export function acceptedDefect<R extends string>(
  submission: { readonly why: R; readonly what: string; readonly name: string },
  { status }: { readonly status: number },
): Defect<R> | undefined {
  if (status >= 400) return undefined;
  const expected = `a status of 4xx or 5xx, for ${submission.what}`;
  return { reason: submission.why, expected, actual: `status ${status}`, at: `ct/v1/${submission.name}` };
}
