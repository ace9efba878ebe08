/**
 * A node on this machine, between a copy of a chain and the node of that chain. Hardhat copies lazily, and forgets all that
 * it has copied with each block that it mines: it would ask for the code of each contract again for each transaction.
 */
import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Provider, RpcError } from '../chain/json-rpc.ts';

/** Methods that read the state at a block, which is their last parameter. */
const OF_STATE = /^eth_get(Balance|Code|StorageAt|TransactionCount)$/;
const NUMBER = /^0x[0-9a-f]+$/i;
/** Internal error (JSON-RPC 2.0, section 5.1). */
const INTERNAL = -32603;

export interface StateCache {
  /** The URL of this node, which nobody else can guess: the other node may be open to its user only. */
  readonly url: string;
  close(): Promise<void>;
}

interface Question {
  readonly id?: unknown;
  readonly method: string;
  readonly params?: readonly unknown[];
}

/** Opens such a node. It asks for the state at the number of a block once, and for everything else each time. */
export async function stateCache({ request }: Provider): Promise<StateCache> {
  const known = new Map<string, Promise<string>>();
  const path = `/${randomUUID()}`;

  const ask = async (method: string, params: readonly unknown[]) =>
    JSON.stringify(await request({ method, params })) ?? 'null';
  function result(method: string, params: readonly unknown[]): Promise<string> {
    if (!OF_STATE.test(method) || !NUMBER.test(`${params.at(-1)}`)) return ask(method, params);
    const key = JSON.stringify([method, params]);
    const found = known.get(key);
    if (found !== undefined) return found;
    const asked = ask(method, params);
    known.set(key, asked);
    asked.catch(() => known.delete(key));
    return asked;
  }
  async function answer({ id = null, method, params = [] }: Question): Promise<string> {
    const outcome = await result(method, params).then(
      (text) => `"result":${text}`,
      (error: Error) => `"error":${errorText(error)}`,
    );
    return `{"jsonrpc":"2.0","id":${JSON.stringify(id)},${outcome}}`;
  }
  async function serve(asked: IncomingMessage, response: ServerResponse): Promise<void> {
    const questions: Question | readonly Question[] = JSON.parse(await textOf(asked));
    const text = Array.isArray(questions)
      ? `[${(await Promise.all(questions.map(answer))).join()}]`
      : await answer(questions as Question);
    response.setHeader('content-type', 'application/json').end(text);
  }

  const server = createServer((asked, response) => {
    if (asked.url !== path) response.writeHead(404).end();
    else void serve(asked, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve, reject) => server.on('error', reject).listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`,
    close: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}

function errorText(error: Error): string {
  const { code = INTERNAL, data } = error instanceof RpcError ? error : {};
  return JSON.stringify({ code, message: error.message, data });
}

async function textOf(asked: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of asked) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}
