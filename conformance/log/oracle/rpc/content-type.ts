/**
 * The content type of a body over gRPC.
 *
 * Follows: google/api/httpbody.proto; the interface document, "What the service does"
 */
import type { Defect } from '../../../core/check/defect.ts';
import type { Answer } from '../../../core/target/answer.ts';
import { headerValue } from '../../../core/target/header.ts';
import { parseContentType } from '../http/content-type.ts';
import type { HttpBody } from './answer.ts';

/**
 * A body that has another content type over gRPC than over HTTP. If HTTP does not have the specified `type`, the checks
 * of HTTP report it.
 */
export function rpcContentTypeDefect(
  { contentType }: HttpBody,
  type: string,
  answer: Pick<Answer, 'headers'>,
  at: string,
): Defect<'content-type'> | undefined {
  if (parseContentType(headerValue(answer, 'content-type') ?? '')?.type !== type) return undefined;
  if (parseContentType(contentType)?.type === type) return undefined;
  return { reason: 'content-type', expected: `${type}, as over HTTP`, actual: contentType || '(none)', at };
}
