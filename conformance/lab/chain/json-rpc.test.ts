/** Nodes that answer without measure, and the judge's own clients. */

import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { RpcProxy } from '../proxy/rpc-proxy.ts';
import { callJsonRpc, rpcAgent } from './json-rpc.ts';
import { answersJsonRpc } from './json-rpc-probe.ts';
import { callLocalNode } from './local-node.ts';

const BEGINNING = '{"jsonrpc":"2.0","id":1,"result":"0x';
const SOUND = `${BEGINNING}1"}`;
const BYTES = 1_000_000;
const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

async function nodeThat(say: RequestListener): Promise<string> {
  const server = createServer(say);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

function endless(response: ServerResponse): void {
  response.write(BEGINNING);
  const more = () => {
    while (!response.destroyed && response.write('0'.repeat(65_536)));
  };
  response.on('drain', more);
  more();
}

function call(url: string, withinMs = 30_000) {
  const agent = rpcAgent();
  closing.push(() => agent.destroy());
  return callJsonRpc(url, 'eth_chainId', [], agent, { bytes: BYTES, withinMs });
}

describe('a node that', () => {
  test.each<[string, (response: ServerResponse) => void, RegExp, number?]>([
    ['answers without end', endless, /found a body of more than 1000000 bytes$/],
    [
      'answers 100 MiB',
      (response) => response.end(BEGINNING + '0'.repeat(100 * 2 ** 20)),
      /found a body of more than 1000000 bytes$/,
    ],
    ['never answers', () => {}, /found no answer within 0\.5 s$/, 500],
    ['begins to answer', (response) => response.write(BEGINNING), /found no answer within 0\.5 s$/, 500],
  ])('%s is left', async (_name, say, why, withinMs) => {
    const url = await nodeThat((_request, response) => say(response));
    await expect(call(url, withinMs)).rejects.toThrow(why);
  });
  test('answers in many pieces is heard', async () => {
    const url = await nodeThat((_request, response) => {
      for (const letter of SOUND) response.write(letter);
      response.end(' '.repeat(500_000));
    });
    expect(await call(url)).toBe('0x1');
  });
});

test('a target that answers without end does not answer JSON-RPC', async () => {
  const url = await nodeThat((_request, response) => endless(response));
  expect(await answersJsonRpc(url)).toBe(false);
  await expect(callLocalNode(url, 'eth_chainId')).rejects.toThrow('an answer of more than 1048576 bytes');
});

async function answersTo(proxy: RpcProxy, body: string): Promise<object[]> {
  return (await (await fetch(proxy.url, { method: 'POST', body })).json()) as object[];
}

describe('the proxy', () => {
  test('ends the connection where the chain answers without end', async () => {
    const proxy = await RpcProxy.open(await nodeThat((_request, response) => endless(response)));
    closing.push(() => proxy.close());
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_chainId' });
    await expect(fetch(proxy.url, { method: 'POST', body })).rejects.toThrow('fetch failed');
  });
  test('ends a batch whose answers are large', async () => {
    let asked = 0;
    const large = `${BEGINNING}${'0'.repeat(6_000_000)}"}`;
    const proxy = await RpcProxy.open(
      await nodeThat((_request, response) => {
        asked++;
        response.end(large);
      }),
    );
    closing.push(() => proxy.close());
    const batch = JSON.stringify(
      Array.from({ length: 50 }, (_, id) => ({ jsonrpc: '2.0', id, method: 'eth_getCode' })),
    );
    const answers = await answersTo(proxy, batch);
    expect([asked, answers.length]).toEqual([5, 6]);
  });
});
