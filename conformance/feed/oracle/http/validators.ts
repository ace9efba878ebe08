/**
 * The validators of an answer, as a client sends them back.
 *
 * Follows: RFC 9110, sections 8.8 and 13.1
 */

import type { Answer } from '../../../core/target/answer.ts';
import { type Header, headerValue } from '../../../core/target/header.ts';

/** The validators that a client with a stored answer sends to revalidate it. */
export function conditionsOf(answer: Answer): readonly Header[] {
  const tag = headerValue(answer, 'etag');
  const date = headerValue(answer, 'last-modified');
  return [
    ...(tag === undefined ? [] : [['If-None-Match', tag] as const]),
    ...(date === undefined ? [] : [['If-Modified-Since', date] as const]),
  ];
}
