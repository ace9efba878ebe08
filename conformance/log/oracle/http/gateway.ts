/** What is said by what stands in front of a service: a gateway, a firewall, a limit, a person's access. */
import type { Answer } from '../../../core/target/answer.ts';
import { readRpcError } from '../rpc/rpc-error.ts';
import { readableBody } from './readable-body.ts';

/**
 * Statuses by which what stands in front of a service says no: a gateway, a limit, a person's access; and those by which
 * Rekor says in plain text that a log is frozen. What they come with is nobody's error of CreateEntry.
 */
export const PROXY_STATUSES: ReadonlySet<number> = new Set([
  401, 403, 404, 405, 407, 408, 411, 413, 414, 421, 429, 431, 451, 501, 502, 503, 504,
]);

/**
 * Whether an answer has such a status, of the client's errors, and does not hold the error of an RPC with its code: then
 * it may not be the log that said no.
 */
export function isGatewayRefusal(answer: Answer): boolean {
  if (answer.status >= 500 || !PROXY_STATUSES.has(answer.status)) return false;
  const body = readableBody(answer);
  return !body || readRpcError(body).value === undefined;
}

/** What is told of such an answer. */
export function gatewayRefusalText({ status }: Answer): string {
  return `status ${status} without an error of the log, as what stands in front of it says no`;
}
