import { type Header, headerValue } from '../../core/target/header.ts';

/**
 * The milliseconds that the Retry-After header of an answer asks for (RFC 9110 section 10.2.3); undefined where it is
 * absent or invalid. A date is relative to the answer's own Date, so that the target's clock may differ from ours.
 */
export function retryAfterMs(answer: { readonly headers: readonly Header[] }, now = Date.now()): number | undefined {
  const header = headerValue(answer, 'retry-after');
  if (header === undefined) return undefined;
  if (/^\s*\d{1,9}\s*$/.test(header)) return Number(header) * 1000;
  const until = httpDate(header);
  return until === undefined ? undefined : Math.max(0, until - (httpDate(headerValue(answer, 'date')) ?? now));
}

/**
 * An HTTP date, which begins with the name of a day (RFC 9110 section 5.6.7): `Date.parse` alone would also accept
 * "5.5".
 */
function httpDate(text: string | undefined): number | undefined {
  const ms = /^(mon|tue|wed|thu|fri|sat|sun)/i.test(text ?? '') ? Date.parse(text!) : Number.NaN;
  return Number.isNaN(ms) ? undefined : ms;
}
