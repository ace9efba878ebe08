import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { answeredWith, jsonRpc, type RpcError } from './json-rpc.ts';

let server: Server | undefined;
afterEach(() => server?.close());

async function at(listener: RequestListener, path = '/v3/secret-api-key?token=other-secret'): Promise<string> {
  server = createServer(listener);
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`;
}
const ask = (url: string) => jsonRpc(url).request({ method: 'eth_chainId' });

test('a URL reaches the node unchanged', async () => {
  const urls: (string | undefined)[] = [];
  const url = await at(({ url }, response) => {
    urls.push(url);
    response.end('{"jsonrpc":"2.0","id":1,"result":"0x1"}');
  });
  expect(await ask(url)).toBe('0x1');
  expect(urls).toEqual(['/v3/secret-api-key?token=other-secret']);
});

test('a request is repeated after a short failure of the node', async () => {
  let count = 0;
  const url = await at((_, response) => {
    if (++count === 1) response.writeHead(429).end('slow down');
    else if (count === 2) response.destroy();
    else response.end('{"jsonrpc":"2.0","id":1,"result":"0x1"}');
  });
  expect(await ask(url)).toBe('0x1');
  expect(count).toBe(3);
});

test("a node's refusal is reported, without the secrets of the URL", async () => {
  const message = 'project secret-api-key is over its limit, see /v3/secret-api-key?token=other-secret';
  const url = await at((_, response) =>
    response.end(JSON.stringify({ jsonrpc: '2.0', id: 1, error: { code: -1, message } })),
  );
  const error = await ask(url).catch((error: Error) => error);
  expect((error as Error).message).toBe('eth_chainId: project … is over its limit, see …');
});

test.each([
  ['something else', (response: { end(text: string): void }) => response.end('<html>')],
  ['HTTP status 500', (response: { writeHead(code: number): { end(): void } }) => response.writeHead(500).end()],
])('%s instead of an answer', async (reason, answer) => {
  const url = await at((_, response) => answer(response as never));
  const error = (await ask(url).catch((error: Error) => error)) as Error;
  expect(error.message).toMatch(new RegExp(`no JSON-RPC answer from 127\\.0\\.0\\.1:\\d+ .*${reason}`));
  expect(error.message).not.toContain('secret');
});

test.each(['notaurl', 'ftp://127.0.0.1/', 'localhost:8545'])('%s is not the address of a node', (url) => {
  expect(() => jsonRpc(url)).toThrow('provider: expected an http or https URL');
});

test("another provider's rejection is an error of the node where it has a code (EIP-1193)", () => {
  const refused = Object.assign(new Error('reverted'), { code: 3, data: '0x08c379a0' });
  const error = answeredWith('eth_estimateGas', refused) as RpcError;
  expect([error.message, error.code, error.data]).toEqual(['eth_estimateGas: reverted', 3, '0x08c379a0']);
  for (const other of [Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }), new Error('ended'), 'text'])
    expect(answeredWith('eth_chainId', other)).toBe(other);
});
