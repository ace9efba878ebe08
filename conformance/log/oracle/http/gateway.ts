/**
 * Answers that may come from a gateway, a firewall or an access control in front of the log.
 *
 * Follows: RFC 9110 section 15; Rekor v2, "Errors" and "Freezing"
 */
import type { Answer } from '../../../core/target/answer.ts';
import { readRpcError } from '../rpc/rpc-error.ts';
import { readableBody } from './readable-body.ts';

/**
 * Statuses with which a gateway refuses a request, and statuses with which Rekor reports in plain text that a log is
 * frozen. Their content is not an error of CreateEntry.
 */
export const PROXY_STATUSES: ReadonlySet<number> = new Set([
  401, 403, 404, 405, 407, 408, 411, 413, 414, 421, 429, 431, 451, 501, 502, 503, 504,
]);

/**
 * Whether an answer has such a client error status without the error of an RPC: then a gateway may have refused, not
 * the log.
 */
export function isGatewayRefusal(answer: Answer): boolean {
  if (answer.status >= 500 || !PROXY_STATUSES.has(answer.status)) return false;
  const body = readableBody(answer);
  return !body || readRpcError(body).value === undefined;
}

export function gatewayRefusalText({ status }: Answer): string {
  return `status ${status} without an error of the log: a gateway in front of it may have refused the request`;
}
