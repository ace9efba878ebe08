/**
 * Whether Last-Modified is a time that has come, by the clock of the same answer (RFC 9110 section 8.8.2.1).
 *
 * Anchored by: the Date and Last-Modified that nginx and Go's file server write
 */

import type { Defect } from '../../core/check/defect.ts';
import { type Header, headerValue } from '../../core/target/header.ts';
import { readHttpDate } from './http-date.ts';

/** The reasons of a check that judges Last-Modified. */
export const LAST_MODIFIED_REASONS = { future: 'Last-Modified is later than Date in the same answer' } as const;

/** Date may come from a front, and Last-Modified from a store behind it, whose clock is a little ahead. */
const CLOCKS_MS = 60_000;

/**
 * The judgement on the Last-Modified of an answer: a defect, or false. Undefined where one of the two dates is not there or
 * cannot be read, which other checks judge. `resource`: where the answer was served.
 */
export function judgedLastModified(
  answer: { readonly headers: readonly Header[] },
  resource: string,
  now: number,
): Defect<'future'> | false | undefined {
  const [date, modified] = ['date', 'last-modified'].map((name) => readHttpDate(headerValue(answer, name) ?? '', now));
  if (date === undefined || modified === undefined) return undefined;
  return (
    modified > date + CLOCKS_MS && {
      reason: 'future',
      expected: 'a time that is not later than Date, which replaces such a time (RFC 9110 section 8.8.2.1)',
      actual: 'a later time',
      at: `${resource}, Last-Modified`,
    }
  );
}
