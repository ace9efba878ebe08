/**
 * The charset that an answer names.
 *
 * Follows: RFC 9110, section 8.3.2
 */

import type { Answer } from '../../../core/target/answer.ts';
import { headerValue } from '../../../core/target/header.ts';
import { readMediaType } from './media-type.ts';

/** The charset that an answer names for itself. */
export function charsetOf(answer: Answer): string | undefined {
  return readMediaType(headerValue(answer, 'content-type') ?? '')?.parameters.get('charset') || undefined;
}
