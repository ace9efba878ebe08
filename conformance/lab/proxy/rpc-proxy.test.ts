import { connect } from 'node:net';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Chain } from '../chain/chain.ts';
import { sharedChains } from '../chain/shared-chains.ts';
import { freePorts } from '../process/free-ports.ts';
import { waitUntil } from '../process/server.test-tool.ts';
import { RpcProxy } from './rpc-proxy.ts';
import type { RpcMishap, RpcScript } from './rpc-script.ts';

const chains = sharedChains();
let chain: Chain;
let proxy: RpcProxy;
beforeEach(async () => {
  chain = await chains.open();
  proxy = await RpcProxy.open(chain.url);
});
afterEach(async () => {
  await proxy.close();
  await chain.close();
});
afterAll(() => chains.close());

async function sent(body: unknown, path = '/'): Promise<{ status: number; reply: unknown; headers: Headers }> {
  const answer = await fetch(`${proxy.url}${path}`, { method: 'POST', body: JSON.stringify(body) });
  return { status: answer.status, reply: await answer.json(), headers: answer.headers };
}
const call = (method: string, ...params: unknown[]) => ({ jsonrpc: '2.0', id: 7, method, params });
const ask = async (method: string, ...params: unknown[]) => (await sent(call(method, ...params))).reply;
const transfer = () => {
  const [from, to] = chain.accounts.map(({ address }) => address);
  return call('eth_sendTransaction', { from, to, value: '0x1', gas: '0x5208' });
};
const blocks = async () => Number(await chain.request('eth_blockNumber'));
const lost = (body: unknown) => expect(sent(body)).rejects.toThrow('fetch failed');

describe('the proxy in front of a chain', () => {
  test('also listens at another port, if it is free, until that is ended', async () => {
    const [port] = (await freePorts(1)) as [number];
    const close = (await proxy.listenAt(port))!;
    expect(await proxy.listenAt(port)).toBeUndefined();
    const record = proxy.record();
    const body = JSON.stringify({ ...call('eth_chainId'), more: 1 });
    const ask = () => fetch(`http://localhost:${port}/x`, { method: 'POST', body, headers: { 'X-More': 'two' } });
    expect(await (await ask()).json()).toMatchObject({ result: '0x539' });
    expect(record.calls).toMatchObject([{ method: 'eth_chainId', path: '/x' }]);
    expect(JSON.parse(record.calls[0]!.beside)).toMatchObject({ headers: { 'x-more': 'two' }, more: 1 });
    await close();
    await expect(ask()).rejects.toThrow('fetch failed');
    expect(await proxy.listenAt(port)).toBeDefined();
  });

  test('has a port that no connection is given by chance while it is closed', () => {
    expect(Number(new URL(proxy.url).port)).toBeLessThan(32_768);
  });

  test('answers a batch of reads as it answers each of them alone', async () => {
    const { address } = chain.accounts[0]!;
    const reads = [
      call('eth_getBalance', address, 'latest'),
      call('eth_getBalance', 'no address', 'latest'),
      call('eth_call', { to: address, data: '0x' }, 'latest'),
      call('eth_getBlockByNumber', '0x0', false),
      call('eth_getTransactionReceipt', `0x${'00'.repeat(32)}`),
    ].map((read, at) => ({ ...read, id: `read ${at}` }));
    const alone = [];
    for (const read of reads) alone.push((await sent(read)).reply);
    const record = proxy.record({ faults: [{ at: 'eth_call', nth: 1, does: 'error' }] });
    const failed = { error: { code: -32603 }, id: 'read 2' };
    expect((await sent(reads)).reply).toMatchObject(alone.toSpliced(2, 1, failed));
    expect(record.calls.map(({ method }) => method)).toEqual(reads.map(({ method }) => method));
  });

  test('answers as the chain does, and records the calls', async () => {
    const record = proxy.record();
    expect(await ask('eth_chainId')).toEqual({ jsonrpc: '2.0', id: 7, result: '0x539' });
    const batch = await sent([call('net_version'), { ...call('no_such'), id: 'x' }], '/v3/SECRET?a=b');
    expect(batch.reply).toMatchObject([
      { id: 7, result: '1337' },
      { id: 'x', error: { code: expect.any(Number) } },
    ]);
    expect(record.calls).toMatchObject([
      { method: 'eth_chainId', path: '/', params: '[]', result: '"0x539"', tookMs: expect.any(Number) },
      { method: 'net_version', path: '/v3/SECRET?a=b', result: '"1337"' },
      { method: 'no_such', error: expect.stringContaining('no_such') },
    ]);
    expect(await (await fetch(proxy.url, { method: 'POST', body: '{"a"' })).json()).toMatchObject({ error: {} });
    expect((await sent([])).reply).toEqual([]);
  });

  test('counts transactions and their gas for each record, for both methods of sending', async () => {
    const first = proxy.record();
    const { result: hash } = Object((await sent(transfer())).reply);
    await sent(call('eth_sendRawTransaction', '0x00'));
    expect(first.transactions).toEqual([{ k: 1, hash, gasUsed: 21_000n, failed: false }, { k: 2 }]);
    expect([first.gas, first.limit]).toEqual([21_000n, undefined]);
    expect(first.of('eth_sendTransaction')).toMatchObject([{ k: 1 }]);
    const second = proxy.record();
    await sent(transfer());
    expect([first.transactions.length, second.transactions.length, second.transactions[0]?.k]).toEqual([2, 1, 1]);
  });

  test('recognises a failed transaction', async () => {
    const record = proxy.record();
    const from = chain.accounts[0]!.address;
    await sent(call('eth_sendTransaction', { from, data: '0x60006000fd', gas: '0x20000' }));
    expect(record.transactions).toMatchObject([{ failed: true }]);
  });

  test('limits what it keeps', async () => {
    // The chain need not answer thousands of calls.
    const record = proxy.record({
      faults: [{ at: 'eth_chainId', nth: 1, times: Number.POSITIVE_INFINITY, does: 'error' }],
    });
    await ask('eth_call', { data: `0x${'00'.repeat(10_000)}` });
    expect(record.calls[0]?.params.length).toBeLessThan(5000);
    for (let i = 0; i < 5; i++) await sent(Array.from({ length: 1000 }, () => call('eth_chainId')));
    expect([record.calls.length, record.count]).toEqual([5000, 5001]);
  });

  test.each<[RpcScript['budget'] & object, string, number]>([
    [{ transactions: 2 }, 'transactions', 2],
    [{ gas: 60_000n }, 'gas', 3],
  ])('forwards no more transactions than the budget allows: %j'.replace('%j', '%#'), async (budget, limit, mined) => {
    const record = proxy.record({ budget });
    for (let i = 0; i < mined; i++) expect((await sent(transfer())).reply).toHaveProperty('result');
    const refused = { error: { code: -32000, message: expect.stringContaining('budget of this run is spent') } };
    for (let i = 0; i < 2; i++) expect((await sent(transfer())).reply).toMatchObject(refused);
    expect([record.limit, await blocks(), record.transactions.length]).toEqual([limit, mined, mined]);
    expect(await ask('eth_chainId')).toHaveProperty('result');
  });

  test('calls a hook at the three moments of each transaction, which waits for it', async () => {
    const moments: unknown[] = [];
    proxy.record({ hook: async ({ k, moment }) => void moments.push([k, moment, await blocks()]) });
    await sent([transfer(), call('eth_chainId')]);
    // The client has the answer before the hook is called for it.
    await waitUntil(() => moments.length === 3);
    await sent(transfer());
    await waitUntil(() => moments.length === 6);
    expect(moments).toEqual([
      ...[
        [1, 'before', 0],
        [1, 'mined', 1],
        [1, 'answered', 1],
      ],
      ...[
        [2, 'before', 1],
        [2, 'mined', 2],
        [2, 'answered', 2],
      ],
    ]);
  });

  test('passes the path of a transaction to the hook', async () => {
    const paths = new Set<string>();
    proxy.record({ hook: ({ path }) => void paths.add(path) });
    for (const path of ['/', '/second?key=x']) await sent(transfer(), path);
    expect([...paths]).toEqual(['/', '/second?key=x']);
  });

  test('does not report an answer where the program has disconnected', async () => {
    const moments: string[] = [];
    const socket = connect(Number(new URL(proxy.url).port), '127.0.0.1');
    const closed = new Promise((resolve) => socket.once('close', resolve));
    const record = proxy.record({
      hook: async ({ moment }) => {
        moments.push(moment);
        if (moment === 'before') await closed;
      },
    });
    const text = JSON.stringify(transfer());
    socket.write(`POST / HTTP/1.1\r\nHost: a\r\nContent-Length: ${text.length}\r\n\r\n${text}`);
    await waitUntil(() => moments.length > 0);
    socket.destroy();
    await waitUntil(() => moments.length === 3);
    expect([record.transactions.length, await blocks()]).toEqual([1, 1]);
  });
});

describe('a mishap', () => {
  const fault = (does: RpcMishap, more = {}) => ({ faults: [{ at: 'transaction', nth: 2, does, ...more }] });

  test.each<[RpcMishap, number]>([
    ['lose-request', 1],
    ['lose-answer', 2],
  ])('may end the connection: %s', async (does, mined) => {
    const record = proxy.record(fault(does));
    await sent(transfer());
    await lost(transfer());
    expect(await blocks()).toBe(mined);
    expect(record.of('eth_sendTransaction')[1]).toMatchObject({ k: 2, mishap: does });
    expect(record.of('eth_sendTransaction')[1]).not.toHaveProperty('result');
    expect((await sent(transfer())).reply).toHaveProperty('result');
  });

  test('may replace the answer, so many times', async () => {
    const anyCall = { at: 'any', nth: 1, times: 2 };
    proxy.record({ faults: [{ ...anyCall, does: 'too-many' }] });
    for (let i = 0; i < 2; i++) {
      const { status, headers, reply } = await sent(transfer());
      expect([status, headers.get('retry-after')]).toEqual([429, '1']);
      expect(reply).toHaveProperty('error');
    }
    expect((await sent(call('eth_chainId'))).status).toBe(200);
    proxy.record({ faults: [{ at: 'eth_chainId', nth: 1, times: Number.POSITIVE_INFINITY, does: 'error' }] });
    for (let i = 0; i < 3; i++) expect(await ask('eth_chainId')).toMatchObject({ id: 7, error: { code: -32603 } });
    expect(await ask('net_version')).toHaveProperty('result');
    proxy.record({ faults: [{ ...anyCall, does: 'garbage' }] });
    await expect(sent(call('eth_chainId'))).rejects.toThrow('JSON');
    expect(await blocks()).toBe(0);
  });

  test('may delay an answer', async () => {
    const record = proxy.record(fault({ delayMs: 300 }));
    await sent(transfer());
    await sent(transfer());
    expect(record.calls[1]?.tookMs).toBeGreaterThanOrEqual(299);
    expect(await blocks()).toBe(2);
  });

  test('may be silence, until the client disconnects', async () => {
    const record = proxy.record({ faults: [{ at: 'eth_chainId', nth: 1, does: 'silence' }] });
    const leave = new AbortController();
    const body = JSON.stringify(call('eth_chainId'));
    const silent = fetch(proxy.url, { method: 'POST', body, signal: leave.signal });
    await waitUntil(() => record.calls.length === 1);
    expect(await ask('eth_chainId')).toMatchObject({ result: '0x539' });
    leave.abort();
    await expect(silent).rejects.toThrow('aborted');
    expect(record.calls).toMatchObject([{ mishap: 'silence' }, { result: '"0x539"' }]);
  });

  test('may close the port, until the proxy listens again', async () => {
    const { url } = proxy;
    proxy.record(fault('close'));
    await sent(transfer());
    await lost(transfer());
    await lost(transfer());
    await proxy.listen();
    expect(proxy.url).toBe(url);
    expect((await sent(transfer())).reply).toHaveProperty('result');
    expect(await blocks()).toBe(2);
  });
});
