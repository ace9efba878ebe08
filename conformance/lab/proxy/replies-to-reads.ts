import type { Agent } from 'node:http';
import { BatchedReads, CALLS_AT_ONCE } from '../chain/batched-reads.ts';
import { callsJsonRpc, JsonRpcError } from '../chain/json-rpc.ts';
import type { ChainAnswer, Forward, RpcQuestion, RpcReply } from './scripted-rpc.ts';

/**
 * Asks the chain for the calls of a batch in few requests, where each of them only reads, so that their order makes no
 * difference: a contract migration reads the code of dozens of contracts in a batch, and HTTP takes longer than the answers.
 * A request is sent when the first of its calls is due, so that the limits of a batch hold. Gives what forwards each call,
 * by `alone` where the chain did not answer all of a request; undefined where a call does something else, or is not as
 * JSON-RPC 2.0 has it.
 */
export function repliesToReads(
  chain: { readonly url: string; readonly agent: Agent },
  batch: readonly unknown[],
  alone: (question: RpcQuestion) => Promise<ChainAnswer>,
): readonly Forward[] | undefined {
  if (batch.length < 2 || !batch.every(isRead)) return undefined;
  const requests = new Map<number, Promise<readonly (() => unknown)[]>>();
  return batch.map((question, at) => async () => {
    const first = at - (at % CALLS_AT_ONCE);
    const request =
      requests.get(first) ??
      callsJsonRpc(chain.url, batch.slice(first, first + CALLS_AT_ONCE), chain.agent).catch(() => [] as const);
    requests.set(first, request);
    const result = (await request)[at - first];
    if (!result) return alone(question);
    const reply = replyTo(question, result);
    return { reply, body: Buffer.from(JSON.stringify(reply)) };
  });
}

type Read = RpcQuestion & { readonly id: unknown; readonly method: string; readonly params: readonly unknown[] };

function isRead(call: unknown): call is Read {
  const { jsonrpc, id, method, params } = Object(call) as RpcQuestion & { readonly jsonrpc?: unknown };
  const identified = typeof id === 'string' || Number.isFinite(id);
  return (
    jsonrpc === '2.0' && identified && typeof method === 'string' && BatchedReads.takes(method) && Array.isArray(params)
  );
}

/** The reply with a result, or with the error that takes its place. */
function replyTo({ id }: Read, result: () => unknown): RpcReply & { readonly jsonrpc: '2.0' } {
  try {
    return { jsonrpc: '2.0', id, result: result() };
  } catch (error) {
    if (!(error instanceof JsonRpcError)) throw error;
    const { code, message, data } = error;
    return { jsonrpc: '2.0', id, error: { code, message, ...(data === undefined ? {} : { data }) } };
  }
}
