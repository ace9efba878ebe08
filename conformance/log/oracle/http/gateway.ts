/**
 * Answers that may come from a gateway, a firewall or an access control in front of a log.
 *
 * Follows: RFC 9110 section 15; Rekor v2, "Errors" and "Freezing"
 */
import type { Answer } from '../../../core/target/answer.ts';
import { readRpcError } from '../rpc/rpc-error.ts';
import { readableBody } from './readable-body.ts';

/**
 * Statuses by which something in front of a service refuses a request, and those by which Rekor reports in plain text that
 * a log is frozen. Their content is not that of an error of CreateEntry.
 */
export const PROXY_STATUSES: ReadonlySet<number> = new Set([
  401, 403, 404, 405, 407, 408, 411, 413, 414, 421, 429, 431, 451, 501, 502, 503, 504,
]);

/**
 * Whether an answer has such a status of a client error without the error of an RPC: then the refusal may not be the log's.
 */
export function isGatewayRefusal(answer: Answer): boolean {
  if (answer.status >= 500 || !PROXY_STATUSES.has(answer.status)) return false;
  const body = readableBody(answer);
  return !body || readRpcError(body).value === undefined;
}

export function gatewayRefusalText({ status }: Answer): string {
  return `status ${status} without an error of the log, as what stands in front of it says no`;
}
