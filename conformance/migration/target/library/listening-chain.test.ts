import { once } from 'node:events';
import { createServer } from 'node:http';
import { expect, test } from 'vitest';
import { listeningChain } from './listening-chain.ts';

const server = () =>
  createServer((request, response) => {
    request.resume().on('end', () => response.end(JSON.stringify({ jsonrpc: '2.0', id: 1, result: '0x2a' })));
  });
const chainIdAt = async (rpc: string) => {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_chainId', params: [] });
  return (await fetch(rpc, { method: 'POST', body })).json();
};

/** A server with its own kind of `listen`, which refuses to listen twice. */
const quiet = (port: () => number) => ({
  listen: () => Promise.reject(new Error('it is open')),
  address: () => ({ port: port() }),
});

test.each([['127.0.0.1'], [undefined]])(
  'a server that listens already, at %s, is used at its address',
  async (host) => {
    const chain = server().listen(0, host);
    await once(chain, 'listening');
    const { rpc, ends, close } = await listeningChain(chain);
    expect(new URL(rpc).port).toBe(String((chain.address() as { port: number }).port));
    expect(await chainIdAt(rpc)).toMatchObject({ result: '0x2a' });
    expect(ends).toBe(true);
    await close();
    await expect(chainIdAt(rpc)).rejects.toThrow();
  },
);

test('a server that is about to listen is used at its address', async () => {
  const { rpc, close } = await listeningChain(server().listen(0, 'localhost'));
  expect(await chainIdAt(rpc)).toMatchObject({ result: '0x2a' });
  await close();
});

test('a server that has only an address is used at that address', async () => {
  expect((await listeningChain(quiet(() => 4321))).rpc).toBe('http://127.0.0.1:4321');
});

test('a server that does not listen is not a chain', async () => {
  await expect(listeningChain(quiet(() => 0))).rejects.toThrow('it is open');
});

test('a provider of ethers is destroyed, which does not end the chain', async () => {
  let destroyed = 0;
  const send = async (method: unknown) => (method === 'eth_chainId' ? '0x2a' : Promise.reject(new Error('no method')));
  const { rpc, ends, close } = await listeningChain({ send, destroy: () => void destroyed++ });
  expect(await chainIdAt(rpc)).toEqual({ jsonrpc: '2.0', id: 1, result: '0x2a' });
  await close();
  expect([ends, destroyed]).toEqual([false, 1]);
});

test.each([[5], [{}], [undefined]])(
  '%j is neither a server nor a provider, and the message names their members',
  async (chain) => {
    await expect(listeningChain(chain)).rejects.toThrow(
      'neither a server (listen) nor a provider (request({ method, params }), or send(payload, callback), or send(method, params))',
    );
  },
);
