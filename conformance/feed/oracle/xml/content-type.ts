/**
 * The media type of answers to requests for XML.
 *
 * Follows: RFC 7303, section 3
 */

import type { Defect } from '../../../core/check/defect.ts';
import type { Answer } from '../../../core/target/answer.ts';
import type { Exchange } from '../../../core/target/exchange.ts';
import { headerValue } from '../../../core/target/header.ts';
import { isXmlType, readMediaType } from '../http/media-type.ts';

/** The media type of an answer to a request for XML with content that does not come from a gateway. */
export function xmlContentType({ resource = '', request }: Exchange, answer: Answer | undefined): string | undefined {
  // `feed/format/path` judges requests with a callback.
  if (answer?.status !== 200 || answer.cut || !resource.endsWith('.xml') || /[?&]callback=/.test(request.url))
    return undefined;
  return answer.raw.length === 0 ? undefined : (headerValue(answer, 'content-type') ?? '');
}

/** Whether a success is served as XML by its Content-Type. */
export const isServedAsXml = (exchange: Exchange, answer: Answer | undefined): answer is Answer =>
  isXmlContentType(xmlContentType(exchange, answer));

/** The defect of a Content-Type of XML; an empty text means a missing header. */
export function xmlContentTypeDefect(header: string, at: string): Defect<'missing' | 'media-type'> | undefined {
  if (isXmlContentType(header)) return undefined;
  const expected = 'Content-Type: application/xml';
  return header === ''
    ? { reason: 'missing', expected, actual: 'no Content-Type', at }
    : { reason: 'media-type', expected, actual: header, at };
}

export const isXmlContentType = (header: string | undefined): boolean =>
  isXmlType(readMediaType(header ?? '')?.type ?? '');
