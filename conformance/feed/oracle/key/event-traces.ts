/**
 * Traces of listed events in an answer that is no list: titles, links and ids that are there by no accident.
 *
 * Follows: interface document, "Authentication"
 */

import type { Answer } from '../../../core/target/answer.ts';
import { quotedText } from '../../../oracle/bytes/quoted-text.ts';
import { contentText } from '../answer/content.ts';
import { isHtmlPage } from '../answer/status.ts';

/** What the events of a list say that no other answer has by accident. */
export interface EventTraces {
  /** Pieces of titles and links that no format escapes. */
  readonly texts: readonly string[];
  /** Numbers of events. */
  readonly ids: readonly string[];
}

/** So many different pieces of one list, or numbers, are no accident. */
const TEXTS = 2;
const IDS = 3;

/** What an answer tells of them, in words; undefined where it does not. A page for people is no answer of a feed. */
export function tracesInAnswer(answer: Answer, { texts, ids }: EventTraces): string | undefined {
  if (isHtmlPage(answer)) return undefined;
  const text = contentText(answer).replaceAll('\\/', '/');
  const pieces = texts.filter((one) => text.includes(one));
  if (pieces.length >= TEXTS) return pieces.slice(0, TEXTS).map(quotedText).join(' and ');
  const numbers = new Set(text.match(/\d+/g));
  const found = ids.filter((id) => numbers.has(id));
  return found.length >= IDS ? `the numbers ${found.slice(0, IDS).join(', ')}` : undefined;
}
