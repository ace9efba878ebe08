import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { freePorts } from '../../../lab/process/free-ports.ts';
import { PROVIDER_SHAPES, type ProviderAsker, type ProviderQuestion, providerAsker } from './provider.ts';

/** A chain that answers at an address, and a way to close it. */
export interface ListeningChain {
  readonly rpc: string;
  /** Whether the chain can be closed. A provider need not have a way to do so (EIP-1193). */
  readonly ends: boolean;
  close(): Promise<void>;
}

/**
 * Makes the value that `LocalChain` gave answer over HTTP: a server listens on a free port, unless it listens already; a
 * provider is put behind a server. `ownPort`: the server is not given a port, and has to listen at this one by its options.
 *
 * @throws TypeError if it is neither.
 */
export async function listeningChain(chain: unknown, ownPort?: number): Promise<ListeningChain> {
  const { listen, close, request, send, listening: already } = Object(chain) as Record<string, unknown>;
  if (typeof listen === 'function')
    return {
      rpc: (already === true ? addressOf(chain) : undefined) ?? (await startListening(chain, ownPort)),
      ends: typeof close === 'function',
      close: () => (typeof close === 'function' ? callMember(chain, 'close') : done()),
    };
  if (typeof request !== 'function' && typeof send !== 'function')
    throw new TypeError(`LocalChain gave neither a server (listen) nor a provider (${PROVIDER_SHAPES.join(', or ')})`);
  const server = createServer(answerRequests(providerAsker(chain as Parameters<typeof providerAsker>[0])));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const has = (name: string) => typeof Object(chain)[name] === 'function';
  const end = ['close', 'disconnect', 'stop'].find(has);
  // `destroy` of ethers ends the provider only: the chain behind it may stay open.
  const last = end ?? ['destroy'].find(has);
  return {
    rpc: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    ends: end !== undefined,
    close: async () => {
      server.closeAllConnections();
      server.close();
      if (last) await callMember(chain, last);
    },
  };
}

const done = () => Promise.resolve();

/** Makes a server listen. If `listen` fails, the server may listen already: then its own address is taken. */
async function startListening(server: unknown, ownPort: number | undefined): Promise<string> {
  if (ownPort !== undefined) {
    // A port that is given, or a callback in its place, would hide that of the options.
    await (Object(server).listen as () => unknown).call(server);
    return addressOf(server) ?? `http://127.0.0.1:${ownPort}`;
  }
  const [port] = await freePorts(1);
  try {
    await callMember(server, 'listen', port);
    return `http://127.0.0.1:${port}`;
  } catch (cause) {
    const rpc = addressOf(server);
    if (rpc === undefined) throw cause;
    return rpc;
  }
}

/** The address that a server reports; undefined if it reports no port. */
function addressOf(server: unknown): string | undefined {
  try {
    const { port, address } = Object((server as Server).address()) as Partial<AddressInfo>;
    if (typeof port !== 'number' || port === 0) return undefined;
    return `http://${address === '::1' ? '[::1]' : '127.0.0.1'}:${port}`;
  } catch {
    return undefined;
  }
}

function answerRequests(ask: ProviderAsker): RequestListener {
  return async (request, response) => {
    const questions = JSON.parse(await text(request)) as ProviderQuestion | ProviderQuestion[];
    const answer = Array.isArray(questions) ? await Promise.all(questions.map(ask)) : await ask(questions);
    response.setHeader('content-type', 'application/json').end(JSON.stringify(answer));
  };
}

/** Calls a member that either takes a callback or gives a promise. */
async function callMember(owner: unknown, member: string, ...callArgs: unknown[]): Promise<void> {
  const call = Object(owner)[member] as (...args: unknown[]) => unknown;
  await new Promise<void>((resolve, reject) => {
    const value = call.call(owner, ...callArgs, (error: unknown) => (error ? reject(error) : resolve()));
    if (typeof Object(value).then === 'function') (value as Promise<unknown>).then(() => resolve(), reject);
    else if (call.length === 0) resolve();
  });
}
