import type { Defect } from '../core/defect.ts';
import { type Answer, headerOf } from '../core/exchange.ts';
import type { HttpBody } from '../core/log-rpc.ts';
import { mediaType } from './content-type.ts';

/**
 * Whether a body over gRPC names the content type that HTTP named. Where HTTP does not name `type`, which is the
 * specification's, that is said of HTTP already.
 */
export function contentTypesAgree(
  { contentType }: HttpBody,
  type: string,
  answer: Pick<Answer, 'headers'>,
  at: string,
): Defect<'content-type'> | undefined {
  if (mediaType(headerOf(answer, 'content-type') ?? '')?.type !== type) return undefined;
  if (mediaType(contentType)?.type === type) return undefined;
  return { reason: 'content-type', expected: `${type}, as over HTTP`, actual: contentType || '(none)', at };
}
