/**
 * Whether an answer is the call that its request asks for, and whether browsers may sniff its type.
 *
 * Follows: Fetch standard, X-Content-Type-Options header
 */

import type { Answer } from '../../../core/target/answer.ts';
import type { Exchange } from '../../../core/target/exchange.ts';
import { headerValue } from '../../../core/target/header.ts';
import { callbackPath } from './callback.ts';
import { readJsonpAnswer } from './jsonp-answer.ts';

/** Whether an answer is the call that its request asked for. */
export function isRequestedCall({ request, resource = '' }: Exchange, answer: Answer): boolean {
  if (answer.status !== 200 || answer.cut || !resource.endsWith('.json')) return false;
  const [name, ...more] = new URL(request.url).searchParams.getAll('callback');
  if (name === undefined || more.length > 0 || callbackPath(name) === undefined) return false;
  return readJsonpAnswer(answer, name).value !== undefined;
}

export const maySniff = (answer: Answer): boolean =>
  !/^\s*nosniff\s*(?:,|$)/i.test(headerValue(answer, 'x-content-type-options') ?? '');
