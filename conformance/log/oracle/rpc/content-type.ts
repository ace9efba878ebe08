import type { Defect } from '../../../core/check/defect.ts';
import type { Answer } from '../../../core/target/answer.ts';
import { headerValue } from '../../../core/target/header.ts';
import { parseContentType } from '../http/content-type.ts';
import type { HttpBody } from './answer.ts';

/**
 * Whether a body over gRPC names the content type that HTTP named. Where HTTP does not name `type`, which is the
 * specification's, that is said of HTTP already.
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
