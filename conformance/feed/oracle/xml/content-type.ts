/** The media type of answers to requests for XML. */

import type { Answer } from '../../../core/target/answer.ts';
import type { Exchange } from '../../../core/target/exchange.ts';
import { headerValue } from '../../../core/target/header.ts';
import { isXmlType, readMediaType } from '../http/media-type.ts';

/** The media type of an answer to a request for XML that has content and is no error of something in front. */
export function xmlContentType({ resource = '', request }: Exchange, answer: Answer | undefined): string | undefined {
  // What a callback makes of it is for `feed/format/path`.
  if (answer?.status !== 200 || answer.cut || !resource.endsWith('.xml') || /[?&]callback=/.test(request.url))
    return undefined;
  return answer.raw.length === 0 ? undefined : (headerValue(answer, 'content-type') ?? '');
}
export const isXmlContentType = (header: string | undefined): boolean =>
  isXmlType(readMediaType(header ?? '')?.type ?? '');
