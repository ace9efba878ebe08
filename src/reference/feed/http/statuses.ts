import type { Choices } from '../choices.ts';

/** The values of `meta.status`. */
export type Status = 200 | 204 | 401 | 403 | 429 | 501 | 511;

/** The text of each status, as in the original service. */
const MESSAGES: Readonly<Record<Status, string>> = {
  200: 'Request successful',
  204: 'No data returned',
  401: 'Invalid API key',
  403: 'The provided API key has been banned',
  429: 'API request limit reached',
  501: 'Invalid method',
  511: 'API key is required (?key=)',
};

/** `meta.message` of a status. */
export function message(status: Status): string {
  return MESSAGES[status];
}

/**
 * HTTP status of an answer whose `meta.status` is `status`. Two cannot be mirrored: an HTTP 204 has no body (RFC 9110,
 * section 15.3.5), so it is 200; 511 is for intercepting proxies, not for origins (RFC 6585, section 6), and its
 * meaning here, missing credentials, is 401 (RFC 9110, section 15.5.2). A script element does not run an answer with an
 * error status, so JSONP is always 200.
 */
export function httpStatus(status: Status, choice: Choices['status'], jsonp: boolean): number {
  if (choice === 'always-200' || jsonp || status === 204) return 200;
  return status === 511 ? 401 : status;
}
