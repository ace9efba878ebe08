/**
 * Traces of listed events in an answer that is not a list: titles, links and ids that cannot be there by chance.
 *
 * Follows: interface document, "Authentication"
 */

import type { Answer } from '../../../core/target/answer.ts';
import { quotedText } from '../../../oracle/bytes/quoted-text.ts';
import { contentText } from '../answer/content.ts';
import { isHtmlPage } from '../answer/status.ts';

/** The texts of the events of a list that no other answer contains by chance. */
export interface EventTraces {
  /** Pieces of titles and links that no format escapes. */
  readonly texts: readonly string[];
  /** Numbers of events. */
  readonly ids: readonly string[];
}

/** So many different pieces of the same list, or numbers, are not a coincidence. */
const TEXTS = 2;
const IDS = 3;

/** What an answer reveals of them, in words; undefined if nothing. An HTML page is not an answer of a feed. */
export function tracesInAnswer(answer: Answer, { texts, ids }: EventTraces): string | undefined {
  if (isHtmlPage(answer)) return undefined;
  const text = contentText(answer).replaceAll('\\/', '/');
  const pieces = texts.filter((piece) => text.includes(piece));
  if (pieces.length >= TEXTS) return pieces.slice(0, TEXTS).map(quotedText).join(' and ');
  const numbers = new Set(text.match(/\d+/g));
  const numbersInText = ids.filter((id) => numbers.has(id));
  return numbersInText.length >= IDS ? `the numbers ${numbersInText.slice(0, IDS).join(', ')}` : undefined;
}
