import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { Chain } from './chain.ts';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

interface Asked {
  readonly id: number;
  readonly method: string;
  readonly params: readonly unknown[];
}

/** A chain that tells the methods of each request; `answer` is its answer to a whole batch. */
async function chainThat(answer: (asked: readonly Asked[]) => unknown) {
  const requests: (string | readonly string[])[] = [];
  const alone = ({ id, method, params }: Asked) => ({
    ...{ jsonrpc: '2.0', id },
    ...(params[0] === 'wrong' ? { error: { code: 3, message: 'no' } } : { result: [method, ...params] }),
  });
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    const asked = JSON.parse(body) as Asked | Asked[];
    requests.push(Array.isArray(asked) ? asked.map(({ method }) => method) : asked.method);
    response.end(JSON.stringify(Array.isArray(asked) ? answer(asked) : alone(asked)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const chain = new Chain(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, [], async () => {
    server.closeAllConnections();
    server.close();
  });
  closing.push(() => chain.close());
  return { chain, requests, alone };
}

test('what is read at one moment is one request, and each has its own result or error', async () => {
  const { chain, requests, alone } = await chainThat((asked) => asked.map((each) => alone(each)).toReversed());
  const calls = [chain.request('eth_call', ['a']), chain.request('eth_call', ['wrong']), chain.request('eth_getCode')];
  const ends = await Promise.allSettled(calls);
  const found = ends.map((end) => (end.status === 'fulfilled' ? end.value : end.reason.code));
  expect(found).toEqual([['eth_call', 'a'], 3, ['eth_getCode']]);
  expect(await chain.request('eth_blockNumber')).toEqual(['eth_blockNumber']);
  expect(requests).toEqual([['eth_call', 'eth_call', 'eth_getCode'], 'eth_blockNumber']);
});

test('a call that changes the chain goes alone', async () => {
  const { chain, requests } = await chainThat(() => undefined);
  await Promise.all([chain.request('eth_sendTransaction'), chain.request('evm_mine'), chain.request('eth_call')]);
  expect(requests.toSorted()).toEqual(['eth_call', 'eth_sendTransaction', 'evm_mine']);
});

test.each<[string, (asked: readonly Asked[]) => unknown]>([
  ['is an error', () => ({ jsonrpc: '2.0', id: null, error: { code: -32600, message: 'too large' } })],
  ['lacks one', ([first]) => [{ jsonrpc: '2.0', id: first?.id, result: 'of the batch' }]],
])('where the answer to a batch %s, each is asked alone', async (_, answer) => {
  const { chain, requests } = await chainThat(answer);
  const reads = [chain.request('eth_call', ['a']), chain.request('eth_call', ['b'])];
  expect(await Promise.all(reads)).toEqual([
    ['eth_call', 'a'],
    ['eth_call', 'b'],
  ]);
  expect(requests).toEqual([['eth_call', 'eth_call'], 'eth_call', 'eth_call']);
});

test('a hundred and twenty reads are three requests', async () => {
  const { chain, requests, alone } = await chainThat((asked) => asked.map(alone));
  const found = await Promise.all(Array.from({ length: 120 }, (_, at) => chain.request('eth_getCode', [at])));
  expect(found).toEqual(Array.from({ length: 120 }, (_, at) => ['eth_getCode', at]));
  expect(requests.map(({ length }) => length)).toEqual([50, 50, 20]);
});
