/**
 * The validators of an answer, as a client sends them back.
 *
 * Follows: RFC 9110, sections 8.8 and 13.1
 */

import type { Answer } from '../../../core/target/answer.ts';
import { type Header, headerValue } from '../../../core/target/header.ts';

/** What a client that holds an answer sends to ask whether it is still right. */
export function conditionsOf(answer: Answer): readonly Header[] {
  const tag = headerValue(answer, 'etag');
  const date = headerValue(answer, 'last-modified');
  return [
    ...(tag === undefined ? [] : [['If-None-Match', tag] as const]),
    ...(date === undefined ? [] : [['If-Modified-Since', date] as const]),
  ];
}
