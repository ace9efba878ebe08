import { callJsonRpc, JsonRpcError, rpcAgent } from './json-rpc.ts';

/** Whether a server answers JSON-RPC at an address. */
export async function answersJsonRpc(url: string): Promise<boolean> {
  const agent = rpcAgent();
  try {
    await callJsonRpc(url, 'eth_chainId', [], agent);
    return true;
  } catch (cause) {
    return cause instanceof JsonRpcError;
  } finally {
    agent.destroy();
  }
}
