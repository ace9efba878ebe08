import { BatchedReads } from '../chain/batched-reads.ts';
import { JsonRpcError } from '../chain/json-rpc.ts';
import type { Forward, RpcQuestion, RpcReply } from './scripted-rpc.ts';

/**
 * Asks the chain for all calls of a batch in few requests, where each of them only reads, so that their order makes no
 * difference: a contract migration reads the code of dozens of contracts in a batch, and HTTP takes longer than the answers.
 * Gives the reply to each; undefined where a call does something else, or is not as JSON-RPC 2.0 has it.
 */
export function repliesToReads(reads: BatchedReads, batch: readonly unknown[]): readonly Forward[] | undefined {
  if (batch.length < 2 || !batch.every(isRead)) return undefined;
  return batch.map((question) => {
    const reply = replyTo(reads, question);
    // A script may answer in place of the chain, and then nothing waits for it.
    reply.catch(() => {});
    return async () => ({ reply: await reply });
  });
}

type Read = RpcQuestion & { readonly id: unknown; readonly method: string; readonly params: readonly unknown[] };

function isRead(call: unknown): call is Read {
  const { jsonrpc, id, method, params } = Object(call) as RpcQuestion & { readonly jsonrpc?: unknown };
  const identified = typeof id === 'string' || typeof id === 'number';
  return (
    jsonrpc === '2.0' && identified && typeof method === 'string' && BatchedReads.takes(method) && Array.isArray(params)
  );
}

async function replyTo(reads: BatchedReads, { id, method, params }: Read): Promise<RpcReply> {
  try {
    return { jsonrpc: '2.0', id, result: await reads.ask(method, params) } as RpcReply;
  } catch (error) {
    if (!(error instanceof JsonRpcError)) throw error;
    const { code, message, data } = error;
    return { jsonrpc: '2.0', id, error: { code, message, ...(data === undefined ? {} : { data }) } } as RpcReply;
  }
}
