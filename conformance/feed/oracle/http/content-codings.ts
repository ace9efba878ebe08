/**
 * Content codings.
 *
 * Follows: RFC 9110, sections 8.4 and 12.5.3
 */

import type { Answer } from '../../../core/target/answer.ts';
import { headerValue } from '../../../core/target/header.ts';

/** The content codings in a Content-Encoding header without `identity`, which is reserved (RFC 9110 section 8.4). */
export const contentCodings = (answer: Answer): readonly string[] =>
  (headerValue(answer, 'content-encoding') ?? '')
    .split(',')
    .map((part) =>
      part
        .trim()
        .toLowerCase()
        .replace(/^x-gzip$/, 'gzip'),
    )
    .filter((coding) => coding !== '' && coding !== 'identity');

/** Whether a coding is acceptable by an Accept-Encoding (RFC 9110 section 12.5.3). */
export function isCodingAccepted(coding: string, accept: string): boolean {
  const weights = new Map(
    accept.split(',').map((one) => {
      const [name = '', ...parameters] = one.split(';').map((part) => part.trim().toLowerCase());
      const weight = parameters.find((part) => part.startsWith('q='))?.slice(2);
      return [name.replace(/^x-gzip$/, 'gzip'), weight === undefined ? 1 : Number(weight)] as const;
    }),
  );
  return (weights.get(coding) ?? weights.get('*') ?? 0) > 0;
}
