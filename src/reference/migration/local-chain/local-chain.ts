/** A local chain with the base contracts (interface document, "Library": LocalChain). */

import { once } from 'node:events';
import { createServer } from 'node:net';
import type { Provider } from '../chain/json-rpc.ts';
import { MigrationError } from '../error.ts';
import { simulatedNetworks } from './hardhat.ts';
import { migrateLocal } from './migrated.ts';
import { type LocalChainOptions, networkOf } from './options.ts';

const PORT = 8545;

/** A provider (EIP-1193) that can be closed. */
export interface LocalProvider extends Provider {
  close(): Promise<void>;
}

export interface LocalServer {
  /** The URL of the listening server; undefined until it listens. */
  readonly url: string | undefined;
  /** Listens once the base is migrated, and then resolves. Port 0 is any free port. */
  listen(port?: number): Promise<void>;
  /** Stops listening. */
  close(): Promise<void>;
}

/** The chain starts with the first request. */
function provider(options: LocalChainOptions = {}): LocalProvider {
  let opening: Promise<LocalProvider> | undefined;
  async function open(): Promise<LocalProvider> {
    const connection = await (await simulatedNetworks({ opened: migrateLocal })).connect(networkOf(options));
    const request: Provider['request'] = (call) => connection.provider.request(call as never);
    return { request, close: () => connection.close() };
  }
  return {
    request: async (call) => {
      opening ??= open();
      return (await opening).request(call);
    },
    close: async () => {
      // If opening failed, the request that caused it has been rejected.
      await (await opening?.catch(() => undefined))?.close();
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
      await free(hostname, port);
      // The base is migrated before the server listens.
      const networks = await simulatedNetworks({ opened: migrateLocal });
      const opened = await networks.createServer(networkOf(options), hostname, port);
      const at = await opened.listen();
      listening = { url: `http://${hostname}:${at.port}`, close: () => opened.close() };
    },
    async close() {
      await listening?.close();
      listening = undefined;
    },
  };
}

/** Both functions take the options of the chain. */
export const LocalChain = { server, provider } as const;

/** Checks the port, because Hardhat's server does not report a used port. Rejects with a MigrationError. */
async function free(hostname: string, port: number): Promise<void> {
  const probe = createServer();
  try {
    await once(probe.listen(port, hostname), 'listening');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new MigrationError('usage', `The local chain cannot listen at ${hostname}:${port} (${code})`);
  }
  await new Promise((resolve) => probe.close(resolve));
}
