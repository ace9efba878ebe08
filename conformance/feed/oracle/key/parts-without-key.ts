/**
 * What of an answer may not repeat the key of its request.
 *
 * Follows: RFC 9110, sections 10.2.2, 15.4 and 17.9
 */
import type { Answer } from '../../../core/target/answer.ts';
import { type Header, headerValue } from '../../../core/target/header.ts';
import { contentText } from '../answer/content.ts';

/**
 * The content and the header fields. A redirected client has to send the key again: Location names it, and then so does the note in
 * the content, with a hyperlink to the same address.
 */
export function partsWithoutKey(
  answer: Answer,
  spellings: readonly string[],
): { readonly text: string; readonly fields: readonly Header[] } {
  const isRedirect = answer.status >= 300 && answer.status < 400;
  const target = isRedirect ? (headerValue(answer, 'location') ?? '') : '';
  const isNote = spellings.some((key) => target.includes(key));
  const fields = answer.headers.filter(([name]) => !isRedirect || name.toLowerCase() !== 'location');
  return { text: isNote ? '' : contentText(answer).replaceAll('\\/', '/'), fields };
}
