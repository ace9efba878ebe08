/** Empty chains for tests. */
import type { Provider } from '../chain/json-rpc.ts';
import { simulatedNetworks } from './hardhat.ts';
import { type LocalChainOptions, networkOf } from './options.ts';

export interface EmptyChain extends Provider {
  close(): Promise<void>;
}

let networks: ReturnType<typeof simulatedNetworks> | undefined;

export async function emptyChain(options: LocalChainOptions = {}): Promise<EmptyChain> {
  networks ??= simulatedNetworks();
  const connection = await (await networks).connect(networkOf(options));
  return {
    request: (call) => connection.provider.request(call as never),
    close: () => connection.close(),
  };
}
