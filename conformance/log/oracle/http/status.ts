/** What statuses say (RFC 9110 section 15). */

/** Whether a status says that the request was taken. */
export const isSuccessStatus = (status: number): boolean => status < 300;

/** Whether a status says that something is not to be had; a server's error says nothing but that. */
export function isRefusalStatus(status: number): boolean {
  return status >= 300 && status < 500;
}
