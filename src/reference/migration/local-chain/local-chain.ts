/** A chain of one's own that has the base contracts (interface document, "Library": LocalChain). */
import { jsonRpc, type Provider } from '../chain/json-rpc.ts';
import { simulatedNetworks } from './hardhat.ts';
import { migrateLocal } from './migrated.ts';
import { type LocalChainOptions, networkOf } from './options.ts';

const PORT = 8545;

/** A provider (EIP-1193) that has an end. */
export interface LocalProvider extends Provider {
  close(): Promise<void>;
}

export interface LocalServer {
  /** Where it listens; undefined until it does. */
  readonly url: string | undefined;
  /** Resolves when the base is migrated. Port 0 is any that is free. */
  listen(port?: number): Promise<void>;
  /** Leaves no port open. */
  close(): Promise<void>;
}

/** The chain begins with the first request. */
function provider(options: LocalChainOptions = {}): LocalProvider {
  let opening: Promise<LocalProvider> | undefined;
  async function open(): Promise<LocalProvider> {
    const connection = await (await simulatedNetworks()).connect(networkOf(options));
    const request: Provider['request'] = (asked) => connection.provider.request(asked as never);
    await migrateLocal({ request });
    return { request, close: () => connection.close() };
  }
  return {
    request: async (asked) => {
      opening ??= open();
      return (await opening).request(asked);
    },
    close: async () => {
      await (await opening)?.close();
      opening = undefined;
    },
  };
}

function server(options: LocalChainOptions = {}): LocalServer {
  let listening: { readonly url: string; close(): Promise<unknown> } | undefined;
  return {
    get url() {
      return listening?.url;
    },
    async listen(port = options.port ?? PORT) {
      const { hostname = '127.0.0.1' } = options;
      const opened = await (await simulatedNetworks()).createServer(networkOf(options), hostname, port);
      const at = await opened.listen();
      const url = `http://${hostname}:${at.port}`;
      try {
        await migrateLocal(jsonRpc(url));
      } catch (error) {
        await opened.close();
        throw error;
      }
      listening = { url, close: () => opened.close() };
    },
    async close() {
      await listening?.close();
      listening = undefined;
    },
  };
}

/** Both take the options of the chain. */
export const LocalChain = { server, provider } as const;
