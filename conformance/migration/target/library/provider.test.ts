import { expect, test } from 'vitest';
import { providerAsker } from './provider.ts';

type Callback = (error: unknown, answer?: unknown) => void;
const ask = (provider: unknown) => {
  const asker = providerAsker(provider as Parameters<typeof providerAsker>[0]);
  return (method = 'eth_chainId') => asker({ jsonrpc: '2.0', id: 7, method, params: [] });
};
const answer = { jsonrpc: '2.0', id: 7, result: '0x2a' };
/** `send` of ethers: the node refuses a payload, which is not a method. */
const byMethod = async (method: unknown) => {
  if (method === 'eth_chainId') return '0x2a';
  throw new Error(`the method ${String(method)} does not exist`);
};

test.each<[string, object]>([
  ['request (EIP-1193)', { request: async () => '0x2a', send: () => expect.unreachable() }],
  ['request, for the whole answer (web3 4)', { request: async () => answer }],
  ['send(payload, callback)', { send: (_payload: object, callback: Callback) => callback(null, { result: '0x2a' }) }],
  [
    'send(payload, callback), whose promise resolves to undefined before the callback',
    {
      send: async (_payload: object, callback: Callback) => void setImmediate(() => callback(null, { result: '0x2a' })),
    },
  ],
  [
    'send(payload), for a promise',
    { send: async ({ id }: { id: number }) => ({ jsonrpc: '2.0', id, result: '0x2a' }) },
  ],
  ['send(method, params) (ethers)', { send: byMethod }],
  [
    'send(method, params) that throws at once',
    {
      send: (method: unknown) => {
        if (typeof method !== 'string') throw new TypeError('no method');
        return Promise.resolve('0x2a');
      },
    },
  ],
])('a provider is called by %s', async (_how, provider) => {
  const send = ask(provider);
  expect([await send(), await send()]).toEqual([answer, answer]);
});

test('the kind of send is found out once', async () => {
  const argumentTypes: unknown[] = [];
  const send = ask({
    send: (method: unknown) => {
      argumentTypes.push(typeof method);
      return byMethod(method);
    },
  });
  await send();
  expect(await send('eth_no')).toMatchObject({
    error: { code: -32_000, message: 'the method eth_no does not exist' },
  });
  expect(argumentTypes).toEqual(['object', 'string', 'string']);
});

const refusal = { code: -32_601, message: 'unknown' };
test.each<[string, object]>([
  ['request', { request: () => Promise.reject(refusal) }],
  ['send(payload, callback), as an error', { send: (_payload: object, callback: Callback) => callback(refusal) }],
  [
    'send(payload, callback), as an answer',
    { send: (_payload: object, callback: Callback) => callback(null, { error: refusal }) },
  ],
  ['send(payload), for a promise', { send: async () => ({ jsonrpc: '2.0', id: 7, error: refusal }) }],
])('an error is passed on unchanged: %s', async (_how, provider) => {
  expect(await ask(provider)()).toEqual({ jsonrpc: '2.0', id: 7, error: refusal });
});

test('for a provider that never answers, the error names the ways that were tried', async () => {
  const { error } = (await ask({ send: () => Promise.reject(new Error('not today')) })()) as { error: object };
  expect(error).toEqual({
    code: -32_000,
    message: 'the provider answers neither send(payload, callback) (not today) nor send(method, params) (not today)',
  });
});
