import { afterEach, expect, test } from 'vitest';
import { RpcError } from '../chain/json-rpc.ts';
import { type StateCache, stateCache } from './state-cache.ts';

const ADDRESS = `0x${'ab'.repeat(20)}`;
const code = (block: string, id = 1) => ({ jsonrpc: '2.0', id, method: 'eth_getCode', params: [ADDRESS, block] });

let opened: StateCache | undefined;
afterEach(() => opened?.close());

/** Opens a cache before a node that answers each question with its number, counted from 0. */
async function before(fails: (count: number) => Error | undefined = () => undefined) {
  const asked: string[] = [];
  const cache = await stateCache({
    request: async ({ method, params }) => {
      const count = asked.push(`${method} ${params?.at(-1)}`) - 1;
      const error = fails(count);
      if (error) throw error;
      return count;
    },
  });
  opened = cache;
  const ask = async (body: object) => {
    const response = await fetch(cache.url, { method: 'POST', body: JSON.stringify(body) });
    return (await response.json()) as unknown;
  };
  return { asked, ask, cache };
}

test('a question about the state at a block is asked once', async () => {
  const { asked, ask } = await before();
  expect(await ask(code('0x5'))).toEqual({ jsonrpc: '2.0', id: 1, result: 0 });
  expect(await ask(code('0x5', 2))).toEqual({ jsonrpc: '2.0', id: 2, result: 0 });
  expect(await ask([code('0x5', 3), code('0x6', 4)])).toEqual([
    { jsonrpc: '2.0', id: 3, result: 0 },
    { jsonrpc: '2.0', id: 4, result: 1 },
  ]);
  expect(asked).toEqual(['eth_getCode 0x5', 'eth_getCode 0x6']);
});

test('a question about the latest state, or about no state, is asked each time', async () => {
  const { asked, ask } = await before();
  for (const body of [code('latest'), { ...code('0x5'), method: 'eth_getBlockByNumber' }])
    for (let i = 0; i < 2; i++) await ask(body);
  expect(asked.length).toBe(4);
});

test('an error is passed on, and the question is asked again', async () => {
  const refused = new RpcError('eth_getCode', { code: -32000, message: 'too busy', data: '0x' });
  const { asked, ask } = await before((count) => (count === 0 ? refused : count === 1 ? new Error('gone') : undefined));
  const error = (code: number, message: string) => ({ error: expect.objectContaining({ code, message }) });
  expect(await ask(code('0x5'))).toMatchObject(error(-32000, 'eth_getCode: too busy'));
  expect(await ask(code('0x5'))).toMatchObject(error(-32603, 'gone'));
  expect(await ask(code('0x5'))).toMatchObject({ result: 2 });
  expect(asked.length).toBe(3);
});

test('nobody without the address is answered', async () => {
  const { asked, cache } = await before();
  expect((await fetch(new URL('/', cache.url), { method: 'POST', body: JSON.stringify(code('0x5')) })).status).toBe(
    404,
  );
  expect(asked).toEqual([]);
});
