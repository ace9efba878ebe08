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
