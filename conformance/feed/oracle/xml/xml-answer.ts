/**
 * An answer read as XML.
 *
 * Follows: XML 1.0, sections 2.1 and 4.3.3; RFC 7303, section 3
 */

import type { Defect } from '../../../core/check/defect.ts';
import type { ParseResult } from '../../../core/check/parse-result.ts';
import type { Answer } from '../../../core/target/answer.ts';
import { defectFor, locatedDefect } from '../answer/chosen-reason.ts';
import { contentBytes, contentJson, contentText } from '../answer/content.ts';
import { oncePerAnswer } from '../answer/memo.ts';
import { charsetOf } from '../http/charset.ts';
import { readXml, type XmlDocument, type XmlReason } from './tree.ts';

/** Why an answer is not XML that can be read here. */
type XmlAnswerReason = XmlReason | 'undecodable';

function readXmlContent(answer: Answer): ParseResult<XmlDocument, XmlAnswerReason> {
  const bytes = contentBytes(answer);
  const expected = 'content in the coding that Content-Encoding names';
  if (!bytes) return { defect: { reason: 'undecodable', expected, actual: 'content that cannot be decoded' } };
  const charset = charsetOf(answer);
  const strict = readXml(bytes, charset);
  if (strict.defect?.reason !== 'doctype') return strict;
  const passing = readXml(bytes, charset, undefined, true);
  // The defect may be legal by the declarations, which are not read here.
  return passing.value ? passing : strict;
}

/** The document of an answer. `doctype` only if it cannot be read without its declarations. */
export function readXmlAnswer(answer: Answer): ParseResult<XmlDocument, XmlAnswerReason> {
  return oncePerAnswer(answer, 'XML', () => readXmlContent(answer));
}

/** An empty body, or content that is obviously not the XML of a feed. */
export function otherContentDefect(answer: Answer, at: string): Defect<'empty' | 'other-format'> | undefined {
  if (!contentBytes(answer)) return undefined;
  const expected = XML_LIST;
  const text = contentText(answer);
  if (text.trim() === '') return { reason: 'empty', expected, actual: 'nothing', at };
  return /^\s*<(?:!doctype\s+)?html\b/i.test(text) || contentJson(answer)?.value
    ? { reason: 'other-format', expected, actual: 'JSON, or a page in HTML', at }
    : undefined;
}

/** The expected answer to a request for XML, for messages. */
export const XML_LIST = 'the events of the site in XML';

/** Bytes that are not in the encoding that the XML or its Content-Type names. */
export const xmlEncodingDefect = (answer: Answer, at: string): Defect<'encoding'> | undefined =>
  locatedDefect(defectFor(readXmlAnswer(answer).defect, ['encoding']), at);

/** Characters that are not a well-formed document. */
export const wellFormedDefect = (answer: Answer, at: string): Defect<'not-well-formed'> | undefined =>
  locatedDefect(defectFor(readXmlAnswer(answer).defect, ['not-well-formed']), at);
