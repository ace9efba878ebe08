/**
 * Statuses.
 *
 * Follows: RFC 9110 section 15
 */
/** Whether a status reports success. */
export const isSuccessStatus = (status: number): boolean => status < 300;

/** Whether a status reports that a resource is not available. A server error reports only that the server failed. */
export function isRefusalStatus(status: number): boolean {
  return status >= 300 && status < 500;
}

/** Too many requests, and statuses of a proxy that has no answer of the server (RFC 6585 section 4; RFC 9110 section 15.6). */
const OF_THE_WAY: ReadonlySet<number> = new Set([429, 502, 503, 504]);

/** Whether a status is an error of the server itself. */
export const isOwnError = (status: number): boolean => status >= 400 && !OF_THE_WAY.has(status);
