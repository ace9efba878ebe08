import { ask, RpcRefusal, rpcAgent } from './json-rpc.ts';

/** Whether anybody answers JSON-RPC at an address. */
export async function answersAt(url: string): Promise<boolean> {
  const agent = rpcAgent();
  try {
    await ask(url, 'eth_chainId', [], agent);
    return true;
  } catch (cause) {
    return cause instanceof RpcRefusal;
  } finally {
    agent.destroy();
  }
}
