import { callJsonRpc, JsonRpcError, rpcAgent } from './json-rpc.ts';

/** The server is the target's. */
const LIMITS = { bytes: 1024 * 1024, withinMs: 10_000 };

/** Whether a server answers JSON-RPC at an address. */
export async function answersJsonRpc(url: string): Promise<boolean> {
  const agent = rpcAgent();
  try {
    await callJsonRpc(url, 'eth_chainId', [], agent, LIMITS);
    return true;
  } catch (cause) {
    return cause instanceof JsonRpcError;
  } finally {
    agent.destroy();
  }
}
