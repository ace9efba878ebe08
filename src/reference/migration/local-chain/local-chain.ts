/** A chain of one's own that has the base contracts (interface document, "Library": LocalChain). */

import { once } from 'node:events';
import { createServer } from 'node:net';
import type { Provider } from '../chain/json-rpc.ts';
import { MigrationError } from '../error.ts';
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
  /** Resolves when the base is migrated; before that nothing listens. Port 0 is any that is free. */
  listen(port?: number): Promise<void>;
  /** Leaves no port open. */
  close(): Promise<void>;
}

/** The chain begins with the first request. */
function provider(options: LocalChainOptions = {}): LocalProvider {
  let opening: Promise<LocalProvider> | undefined;
  async function open(): Promise<LocalProvider> {
    const connection = await (await simulatedNetworks({ opened: migrateLocal })).connect(networkOf(options));
    const request: Provider['request'] = (asked) => connection.provider.request(asked as never);
    return { request, close: () => connection.close() };
  }
  return {
    request: async (asked) => {
      opening ??= open();
      return (await opening).request(asked);
    },
    close: async () => {
      // What could not be opened has said so to whoever asked.
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
      // Nobody meets a chain that is not migrated yet.
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

/** Both take the options of the chain. */
export const LocalChain = { server, provider } as const;

/** Hardhat's server has no answer to a port that is taken. Rejects with a MigrationError. */
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
