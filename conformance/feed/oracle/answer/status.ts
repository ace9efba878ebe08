/**
 * The status of an answer, in `meta` and in HTTP; pages for people; refusals of the key.
 *
 * Follows: interface document, "Envelope", "Authentication"; RFC 9110, section 15
 */

import type { Answer } from '../../../core/target/answer.ts';
import { headerValue } from '../../../core/target/header.ts';
import { readMediaType } from '../http/media-type.ts';
import { contentBytes, contentText, lenientJson } from './content.ts';

/** Whether an answer says that something is wrong, whatever its HTTP status. */
export function isErrorAnswer(answer: Answer): boolean {
  const said = metaStatus(answer);
  return answer.status >= 400 || (said !== undefined && said !== 200 && said !== 204);
}

/** `meta.status` of an answer in JSON, in a call, or in XML; undefined where it says none. */
export function metaStatus(answer: Answer): number | undefined {
  const bytes = contentBytes(answer);
  if (!bytes) return undefined;
  const text = contentText(answer);
  const root = lenientJson(answer)?.root;
  if (root) {
    const meta = root.kind === 'object' ? root.members.get('meta') : undefined;
    const status = meta?.kind === 'object' ? meta.members.get('status') : undefined;
    return status?.kind === 'number' && /^\d{3}$/.test(status.text) ? Number(status.text) : undefined;
  }
  const found = /"status\\?"\s*:\s*\\?"?(\d{3})\b|<status>\s*(\d{3})\s*<\/status>/.exec(text.slice(0, 4000));
  const digits = found?.[1] ?? found?.[2];
  return digits === undefined ? undefined : Number(digits);
}

/** Whether it is a page for people: what stands in front of a feed says no in such, and it is no answer of the feed. */
export function isHtmlPage(answer: Answer): boolean {
  return /^(text\/html|application\/xhtml\+xml)$/.test(
    readMediaType(headerValue(answer, 'content-type') ?? '')?.type ?? '',
  );
}

/** The status that an answer means: that of `meta` where it has one, else that of HTTP. */
export const effectiveStatus = (answer: Answer): number => metaStatus(answer) ?? answer.status;

/** Whether an answer says that it is a success, with events or without. */
export const isSuccessAnswer = (answer: Answer): boolean =>
  answer.status < 300 && [200, 204].includes(effectiveStatus(answer));

/** Whether an answer says that there is no valid key. 403 and 429 may be said for other reasons. */
export const isKeyRefusal = (answer: Answer): boolean => [401, 511].includes(effectiveStatus(answer));

/** HTTP statuses of what stands in front of a feed, where they come without an envelope: a wall, a limit, a gateway. */
export const GATEWAY_STATUSES: ReadonlySet<number> = new Set([403, 407, 429, 502, 503, 504]);

/** Whether a site is answered for; whether HTTP says so too is another check's matter. */
export const isServedAnswer = (answer: Answer): boolean => [200, 204].includes(effectiveStatus(answer));
