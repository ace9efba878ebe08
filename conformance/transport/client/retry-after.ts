import { type Header, headerValue } from '../../core/target/header.ts';

/**
 * The milliseconds that the Retry-After header of an answer asks for (RFC 9110 section 10.2.3); undefined where it is
 * absent or unsound. A date is counted from the answer's own Date, so that a clock that differs from ours changes
 * nothing.
 */
export function retryAfterMs(answer: { readonly headers: readonly Header[] }, now = Date.now()): number | undefined {
  const header = headerValue(answer, 'retry-after');
  if (header === undefined) return undefined;
  if (/^\s*\d{1,9}\s*$/.test(header)) return Number(header) * 1000;
  const until = httpDate(header);
  return until === undefined ? undefined : Math.max(0, until - (httpDate(headerValue(answer, 'date')) ?? now));
}

/** An HTTP date, which begins with the name of a day (RFC 9110 section 5.6.7): `Date.parse` makes one of "5.5" too. */
function httpDate(text: string | undefined): number | undefined {
  const ms = /^(mon|tue|wed|thu|fri|sat|sun)/i.test(text ?? '') ? Date.parse(text!) : Number.NaN;
  return Number.isNaN(ms) ? undefined : ms;
}
