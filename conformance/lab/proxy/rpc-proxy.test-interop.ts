/** Batches of more calls, and longer answers, than a node gives: here because the proxy asks the chain for them all. */

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { RpcProxy } from './rpc-proxy.ts';

test('answers a thousand calls of a batch, and then an error', async () => {
  let asked = 0;
  const chain = createServer((_request, response) => {
    asked++;
    response.end('{"jsonrpc":"2.0","id":1,"result":"0x1"}');
  });
  await new Promise<void>((resolve) => chain.listen(0, '127.0.0.1', resolve));
  try {
    await using proxy = await RpcProxy.open(`http://127.0.0.1:${(chain.address() as AddressInfo).port}`);
    const calls = Array.from({ length: 3000 }, (_, id) => ({ jsonrpc: '2.0', id, method: 'eth_chainId' }));
    const answer = await fetch(proxy.url, { method: 'POST', body: JSON.stringify(calls) });
    const answers = (await answer.json()) as object[];
    expect(asked).toBe(1000);
    expect(answers).toHaveLength(1001);
    expect(answers.at(-1)).toMatchObject({ id: null, error: { message: 'batch too large' } });
  } finally {
    chain.closeAllConnections();
    chain.close();
  }
});

test.each([
  ['one request', 600_000, 42],
  ['one request each, where they are too long for one', 1_000_000, 25],
])('answers a batch of reads up to a length, and asks the chain for little more: %s', async (_, length, most) => {
  let asked = 0;
  const result = '0'.repeat(length);
  const chain = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    const calls = JSON.parse(body) as { readonly id: number } | readonly { readonly id: number }[];
    const answers = [calls].flat().map(({ id }) => ({ jsonrpc: '2.0', id, result }));
    asked += answers.length;
    response.end(JSON.stringify(Array.isArray(calls) ? answers : answers[0]));
  });
  await new Promise<void>((resolve) => chain.listen(0, '127.0.0.1', resolve));
  try {
    await using proxy = await RpcProxy.open(`http://127.0.0.1:${(chain.address() as AddressInfo).port}`);
    const calls = Array.from({ length: 1000 }, (_, id) => ({ jsonrpc: '2.0', id, method: 'eth_getCode', params: [] }));
    const answer = await fetch(proxy.url, { method: 'POST', body: JSON.stringify(calls) });
    const answers = (await answer.json()) as object[];
    expect(answers).toHaveLength(most + 1);
    expect(answers.at(-1)).toMatchObject({ id: null, error: { message: 'batch too large' } });
    expect(asked).toBeLessThanOrEqual(50 + most);
  } finally {
    chain.closeAllConnections();
    chain.close();
  }
});
