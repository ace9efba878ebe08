/** An answer read as XML. */

import type { ParseResult } from '../../../core/check/parse-result.ts';
import type { Answer } from '../../../core/target/answer.ts';
import { contentBytes, contentJson, contentText } from '../answer/content.ts';
import { oncePerAnswer } from '../answer/memo.ts';
import { charsetOf } from '../http/charset.ts';
import { readXml, type XmlDocument, type XmlReason } from './tree.ts';

/** Why an answer is no XML that can be read here. */
type XmlAnswerReason = XmlReason | 'undecodable';

function readXmlContent(answer: Answer): ParseResult<XmlDocument, XmlAnswerReason> {
  const bytes = contentBytes(answer);
  const expected = 'content in the coding that Content-Encoding names';
  if (!bytes) return { defect: { reason: 'undecodable', expected, actual: 'content that cannot be decoded' } };
  const charset = charsetOf(answer);
  const strict = readXml(bytes, charset);
  if (strict.defect?.reason !== 'doctype') return strict;
  const passing = readXml(bytes, charset, undefined, true);
  // What is wrong there may be right by the declarations, which nobody here reads.
  return passing.value ? passing : strict;
}

/** The document of an answer. `doctype` only where it cannot be read without the declarations in it. */
export function readXmlAnswer(answer: Answer): ParseResult<XmlDocument, XmlAnswerReason> {
  return oncePerAnswer(answer, 'XML', () => readXmlContent(answer));
}

/** What an answer holds that is plainly no XML of a feed. */
export function notXmlReason(answer: Answer): 'empty' | 'other-format' | undefined {
  const text = contentText(answer);
  if (text.trim() === '') return 'empty';
  return /^\s*<(?:!doctype\s+)?html\b/i.test(text) || contentJson(answer)?.value ? 'other-format' : undefined;
}
