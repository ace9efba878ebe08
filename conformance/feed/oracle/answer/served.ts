/**
 * Whether an answer is a success with content that can be decoded.
 *
 * Follows: RFC 9110, sections 8.4 and 15.3
 */
import type { Defect } from '../../../core/check/defect.ts';
import type { Answer } from '../../../core/target/answer.ts';
import { contentBytes } from './content.ts';

/** No success of HTTP. */
export function notServedDefect(answer: Answer, expected: string, at: string): Defect<'not-served'> | undefined {
  return answer.status < 300
    ? undefined
    : { reason: 'not-served', expected, actual: `HTTP status ${answer.status}`, at };
}

/** Content that is not in the coding that Content-Encoding names. */
export function undecodableContentDefect(answer: Answer, at: string): Defect<'undecodable'> | undefined {
  if (contentBytes(answer)) return undefined;
  const expected = 'content in the coding that Content-Encoding names';
  return { reason: 'undecodable', expected, actual: 'content that cannot be decoded', at };
}
