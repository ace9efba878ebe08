import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { PROVIDER_SHAPES, type ProviderAsker, type ProviderQuestion, providerAsker } from './provider.ts';

/** A chain that answers at an address, and its end. */
export interface ListeningChain {
  readonly rpc: string;
  /** Whether it has an end of its own. A provider need not have one (EIP-1193). */
  readonly ends: boolean;
  close(): Promise<void>;
}

/**
 * Has whatever `LocalChain` gave answer over HTTP: a server is made to listen on a free port, unless it listens already; a
 * provider is put behind one.
 *
 * @throws TypeError where it is neither.
 */
export async function listeningChain(chain: unknown): Promise<ListeningChain> {
  const { listen, close, request, send, listening: already } = Object(chain) as Record<string, unknown>;
  if (typeof listen === 'function')
    return {
      rpc: (already === true ? addressOf(chain) : undefined) ?? (await listened(chain)),
      ends: typeof close === 'function',
      close: () => (typeof close === 'function' ? called(chain, 'close') : done()),
    };
  if (typeof request !== 'function' && typeof send !== 'function')
    throw new TypeError(`LocalChain gave neither a server (listen) nor a provider (${PROVIDER_SHAPES.join(', or ')})`);
  const server = createServer(answering(providerAsker(chain as Parameters<typeof providerAsker>[0])));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const has = (name: string) => typeof Object(chain)[name] === 'function';
  const end = ['close', 'disconnect', 'stop'].find(has);
  // That of ethers ends the provider alone: what is behind it may stay.
  const last = end ?? ['destroy'].find(has);
  return {
    rpc: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    ends: end !== undefined,
    close: async () => {
      server.closeAllConnections();
      server.close();
      if (last) await called(chain, last);
    },
  };
}

const done = () => Promise.resolve();

/** Has a server listen. One that was about to, or does not say that it does, is where it says that it is. */
async function listened(server: unknown): Promise<string> {
  const port = await freePort();
  try {
    await called(server, 'listen', port);
    return `http://127.0.0.1:${port}`;
  } catch (cause) {
    const rpc = addressOf(server);
    if (rpc === undefined) throw cause;
    return rpc;
  }
}

/** Where a server says that it listens; undefined where it says nothing. */
function addressOf(server: unknown): string | undefined {
  try {
    const { port, address } = Object((server as Server).address()) as Partial<AddressInfo>;
    if (typeof port !== 'number' || port === 0) return undefined;
    return `http://${address === '::1' ? '[::1]' : '127.0.0.1'}:${port}`;
  } catch {
    return undefined;
  }
}

function answering(ask: ProviderAsker): RequestListener {
  return async (request, response) => {
    const asked = JSON.parse(await text(request)) as ProviderQuestion | ProviderQuestion[];
    const answer = Array.isArray(asked) ? await Promise.all(asked.map(ask)) : await ask(asked);
    response.setHeader('content-type', 'application/json').end(JSON.stringify(answer));
  };
}

/** Calls a member that either takes a callback or gives a promise. */
async function called(owner: unknown, member: string, ...given: unknown[]): Promise<void> {
  const call = Object(owner)[member] as (...all: unknown[]) => unknown;
  await new Promise<void>((resolve, reject) => {
    const value = call.call(owner, ...given, (error: unknown) => (error ? reject(error) : resolve()));
    if (typeof Object(value).then === 'function') (value as Promise<unknown>).then(() => resolve(), reject);
    else if (call.length === 0) resolve();
  });
}

async function freePort(): Promise<number> {
  const probe: Server = createServer();
  probe.listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}
