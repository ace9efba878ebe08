/**
 * The status of an answer, in `meta` and in HTTP; pages for people; refusals of the key.
 *
 * Follows: interface document, "Envelope", "Authentication"; RFC 9110, section 15
 */

import type { Answer } from '../../../core/target/answer.ts';
import { headerValue } from '../../../core/target/header.ts';
import { readMediaType } from '../http/media-type.ts';
import { contentBytes, contentText, lenientJson } from './content.ts';

/** Whether an answer reports an error, with any HTTP status. */
export function isErrorAnswer(answer: Answer): boolean {
  const stated = metaStatus(answer);
  return answer.status >= 400 || (stated !== undefined && stated !== 200 && stated !== 204);
}

/** `meta.status` of an answer in JSON, in a call, or in XML; undefined if it has no status. */
export function metaStatus(answer: Answer): number | undefined {
  const bytes = contentBytes(answer);
  if (!bytes) return undefined;
  const text = contentText(answer);
  const root = lenientJson(answer)?.root;
  if (root) {
    const meta = root.kind === 'object' ? root.members.get('meta') : undefined;
    const status = meta?.kind === 'object' ? meta.members.get('status') : undefined;
    return status?.kind === 'number' && /^-?\d{1,15}$/.test(status.text) ? Number(status.text) : undefined;
  }
  const found = /"status\\?"\s*:\s*\\?"?(-?\d{1,15})\b|<status>\s*(-?\d{1,15})\s*<\/status>/.exec(text.slice(0, 4000));
  const digits = found?.[1] ?? found?.[2];
  return digits === undefined ? undefined : Number(digits);
}

/** Whether it is an HTML page: a gateway in front of a feed refuses with a page, which is not an answer of the feed. */
export function isHtmlPage(answer: Answer): boolean {
  return /^(text\/html|application\/xhtml\+xml)$/.test(
    readMediaType(headerValue(answer, 'content-type') ?? '')?.type ?? '',
  );
}

/** The status of an answer: that of `meta` if it has one, else that of HTTP. */
export const effectiveStatus = (answer: Answer): number => metaStatus(answer) ?? answer.status;

/** Whether an answer reports success, with or without events. */
export const isSuccessAnswer = (answer: Answer): boolean =>
  answer.status < 300 && [200, 204].includes(effectiveStatus(answer));

/** Whether an answer reports that there is no valid key. 403 and 429 may have other reasons. */
export const isKeyRefusal = (answer: Answer): boolean => [401, 511].includes(effectiveStatus(answer));

/** HTTP statuses without an envelope that come from a firewall, a rate limit or a gateway in front of a feed. */
export const GATEWAY_STATUSES: ReadonlySet<number> = new Set([403, 407, 429, 502, 503, 504]);

/** Whether the feed serves a site; another check judges the HTTP status. */
export const isServedAnswer = (answer: Answer): boolean => [200, 204].includes(effectiveStatus(answer));
