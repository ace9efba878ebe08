import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';

/** A chain that answers at an address, and its end. */
export interface HeldChain {
  readonly rpc: string;
  /** Whether it has an end of its own. A provider need not have one (EIP-1193). */
  readonly ends: boolean;
  close(): Promise<void>;
}

/**
 * Has whatever `LocalChain` gave answer over HTTP: a server is made to listen on a free port, a provider is put behind one.
 *
 * @throws TypeError where it is neither.
 */
export async function listening(chain: unknown): Promise<HeldChain> {
  const { listen, close, request, send } = Object(chain) as Record<string, unknown>;
  if (typeof listen === 'function') {
    const port = await freePort();
    await called(chain, 'listen', port);
    return {
      rpc: `http://127.0.0.1:${port}`,
      ends: typeof close === 'function',
      close: () => (typeof close === 'function' ? called(chain, 'close') : done()),
    };
  }
  if (typeof request !== 'function' && typeof send !== 'function')
    throw new TypeError('LocalChain gave neither a server (listen) nor a provider (request, or send)');
  const server = createServer(answering(askerOf(chain)));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const end = ['close', 'disconnect', 'stop'].find((name) => typeof Object(chain)[name] === 'function');
  return {
    rpc: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    ends: end !== undefined,
    close: async () => {
      server.closeAllConnections();
      server.close();
      if (end) await called(chain, end);
    },
  };
}

const done = () => Promise.resolve();

interface Question {
  readonly jsonrpc: '2.0';
  readonly id: number;
  readonly method: string;
  readonly params: readonly unknown[];
}
type Asker = (question: Question) => Promise<object>;

/** EIP-1193, or the older `send(payload, callback)`. */
function askerOf(chain: unknown): Asker {
  const provider = chain as {
    request?(asked: { method: string; params: readonly unknown[] }): Promise<unknown>;
    send(payload: Question, callback: (error: unknown, answer: object) => void): void;
  };
  if (typeof provider.request === 'function')
    return async ({ id, method, params }) => {
      try {
        return { jsonrpc: '2.0', id, result: await provider.request!({ method, params }) };
      } catch (cause) {
        const { code = -32_000, message = String(cause) } = Object(cause) as { code?: number; message?: string };
        return { jsonrpc: '2.0', id, error: { code, message } };
      }
    };
  return promisify((question: Question, callback: (error: unknown, answer: object) => void) =>
    provider.send(question, callback),
  ) as Asker;
}

function answering(ask: Asker): RequestListener {
  return async (request, response) => {
    const asked = JSON.parse(await text(request)) as Question | Question[];
    const answer = Array.isArray(asked) ? await Promise.all(asked.map(ask)) : await ask(asked);
    response.setHeader('content-type', 'application/json').end(JSON.stringify(answer));
  };
}

/** Calls a member that either takes a callback or gives a promise. */
async function called(owner: unknown, member: string, ...given: unknown[]): Promise<void> {
  const call = Object(owner)[member] as (...all: unknown[]) => unknown;
  await new Promise<void>((resolve, reject) => {
    const value = call.call(owner, ...given, (error: unknown) => (error ? reject(error) : resolve()));
    if (value instanceof Promise) value.then(() => resolve(), reject);
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
