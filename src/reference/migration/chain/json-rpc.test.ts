import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, createServer as createRawServer } from 'node:net';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { isShallow } from './answer-text.ts';
import { answeredWith, jsonRpc, type RpcError } from './json-rpc.ts';
import { post } from './post.ts';

const servers: Server[] = [];
afterAll(() => {
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
});

async function at(listener: RequestListener, path = '/v3/secret-api-key?token=other-secret'): Promise<string> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`;
}
const BOMB = gzipSync(Buffer.alloc(100 * 2 ** 20));
/** Says the beginning, then the same again and again for as long as somebody listens. */
function endless(response: ServerResponse, beginning: string, again: string): void {
  response.write(beginning);
  const more = () => {
    while (!response.destroyed && response.write(again));
  };
  response.on('drain', more);
  more();
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

test('a name and a password in a URL are credentials (RFC 9110, 11.6.2; RFC 7617)', async () => {
  const url = await at(({ headers }, response) =>
    response.end(JSON.stringify({ jsonrpc: '2.0', id: 1, result: headers.authorization })),
  );
  const credentials = `Basic ${Buffer.from('me:p@ss').toString('base64')}`;
  expect(await ask(url.replace('//', '//me:p%40ss@'))).toBe(credentials);
});

test.each([
  ['gzip', gzipSync],
  ['deflate', deflateSync],
  ['br', brotliCompressSync],
] as const)('an answer in the coding %s is read', async (coding, coded) => {
  const url = await at(({ headers }, response) => {
    const isAsked = headers['accept-encoding']?.split(', ').includes(coding);
    response.setHeader('content-encoding', coding).end(coded(`{"jsonrpc":"2.0","id":1,"result":${isAsked}}`));
  });
  expect(await ask(url)).toBe(true);
});

test.concurrent('a broken coding is reported', async () => {
  const url = await at((_, response) => response.setHeader('content-encoding', 'gzip').end('{"jsonrpc":"2.0"}'));
  await expect(ask(url)).rejects.toThrow(/Z_DATA_ERROR/);
});

test.concurrent('a request goes elsewhere on the node, with its body, as it says (RFC 9110, 15.4.9), and not without end', async () => {
  const bodies: string[] = [];
  const node = await at(async (request, response) => {
    if (request.url !== '/there') return void response.writeHead(308, { location: '/there' }).end();
    for await (const chunk of request) bodies.push(`${chunk}`);
    response.end('{"jsonrpc":"2.0","id":1,"result":"0x1"}');
  });
  expect(await ask(node)).toBe('0x1');
  expect(bodies).toEqual(['{"jsonrpc":"2.0","id":1,"method":"eth_chainId","params":[]}']);
  const around = await at((_, response) => response.writeHead(307, { location: '/again' }).end());
  await expect(ask(around)).rejects.toThrow(/HTTP status 307/);
});

test.concurrent('no request goes to another host or service as a node says, nor to what is no address', async () => {
  let requests = 0;
  const other = await at((_, response) => {
    requests++;
    response.end('{"jsonrpc":"2.0","id":1,"result":"0x1"}');
  });
  const places = [other, other.replace('127.0.0.1', 'localhost'), 'ftp://127.0.0.1/', 'http://'];
  const nodes = places.map((location) => at((_, response) => response.writeHead(307, { location }).end()));
  for (const answer of await Promise.allSettled(nodes.map(async (node) => ask(await node))))
    expect(`${(answer as PromiseRejectedResult).reason}`).toContain('HTTP status 307');
  expect(requests).toBe(0);
});

test.concurrent('an answer to another call is no answer; an error may have no id (JSON-RPC 2.0, section 5)', async () => {
  const answers = ['{"jsonrpc":"2.0","id":7,"result":"0x7"}', '{"jsonrpc":"2.0","result":"0x8"}'];
  const last = '{"jsonrpc":"2.0","id":1,"result":"0x1"}';
  const url = await at((_, response) => response.end(answers.shift() ?? last));
  expect(await ask(url)).toBe('0x1');
  const refusal = '{"jsonrpc":"2.0","id":null,"error":{"code":-32700,"message":"what?"}}';
  await expect(ask(await at((_, response) => response.end(refusal)))).rejects.toThrow('eth_chainId: what?');
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

test.each([[{ toString: 1 }], [undefined], [7], [null]])(
  'a refusal has a text also where its message is %j',
  async (message) => {
    const url = await at((_, response) =>
      response.end(JSON.stringify({ jsonrpc: '2.0', id: 1, error: { code: -1, message } })),
    );
    await expect(ask(url)).rejects.toMatchObject({ code: -1, message: 'eth_chainId: an error' });
    const rejection = Object.assign(Object.create(null), { code: 3, message });
    expect(answeredWith('eth_call', rejection)).toMatchObject({ code: 3, message: 'eth_call: an error' });
  },
);

test('a node that changes the protocol (RFC 9110, 15.2.2) gives no answer', async () => {
  const url = await slowServer('HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\nConnection: Upgrade\r\n\r\n');
  await expect(post(url, '{}', AbortSignal.timeout(5000))).rejects.toThrow(
    'it closed the connection without an answer',
  );
});

// The client asks again for some seconds.
test.concurrent.each([
  ['something else', (response: { end(text: string): void }) => response.end('<html>')],
  ['HTTP status 500', (response: { writeHead(code: number): { end(): void } }) => response.writeHead(500).end()],
])('%s instead of an answer', async (reason, answer) => {
  const url = await at((_, response) => answer(response as never));
  const error = (await ask(url).catch((error: Error) => error)) as Error;
  expect(error.message).toMatch(new RegExp(`no JSON-RPC answer from 127\\.0\\.0\\.1:\\d+ .*${reason}`));
  expect(error.message).not.toContain('secret');
});

test.each<[string, (response: ServerResponse) => void]>([
  ['without end', (response) => endless(response, '{"jsonrpc":"2.0","id":1,"result":"0x', '0'.repeat(65_536))],
  ['of 100 MiB', (response) => response.end(`{"jsonrpc":"2.0","id":1,"result":"0x${'0'.repeat(100 * 2 ** 20)}"}`)],
  ['that decompresses to 100 MiB', (response) => response.setHeader('content-encoding', 'gzip').end(BOMB)],
])('an answer %s is refused, and not asked for again', async (_name, say) => {
  let count = 0;
  const url = await at((_, response) => {
    count++;
    say(response);
  });
  await expect(ask(url)).rejects.toThrow(
    /^eth_chainId: no JSON-RPC answer from 127\.0\.0\.1:\d+ \(it answered with more than 16 MiB\)$/,
  );
  expect(count).toBe(1);
});

test.each([
  ['[[]]', true],
  [`${'['.repeat(100)}${']'.repeat(100)}`, true],
  [`{"result":"${'['.repeat(200)}\\"${'{'.repeat(200)}"}`, true],
  [`{"a":${'[{'.repeat(50)}`, false],
  ['['.repeat(15 * 2 ** 20), false],
])('%#: lists within one another are read only to the level that answers have', (text, shallow) => {
  expect(isShallow(text)).toBe(shallow);
});

test('a long answer in many pieces is read whole', async () => {
  const result = `0x${'ab'.repeat(100_000)}`;
  const url = await at(async (_, response) => {
    const text = `{"jsonrpc":"2.0","id":1,"result":"${result}"}`;
    for (let from = 0; from < text.length; from += 1000) response.write(text.slice(from, from + 1000));
    response.end();
  });
  expect(await ask(url)).toBe(result);
});

test('an error without end in its text, and `error: null`', async () => {
  const answers = [{ error: { code: -1, message: 'no '.repeat(100_000) } }, { error: null, result: '0x1' }];
  const url = await at((_, response) => response.end(JSON.stringify({ jsonrpc: '2.0', id: 1, ...answers.shift() })));
  const error = await ask(url).catch((error: Error) => error);
  expect((error as Error).message).toMatch(/^eth_chainId: no no .*… \(300000 characters\)$/);
  expect(await ask(url)).toBe('0x1');
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

/** A node that answers a batch, in any order, and counts requests; `eth_call` is refused. */
async function ofBatches(answered: boolean) {
  const sizes: number[] = [];
  const url = await at(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const asked = JSON.parse(`${Buffer.concat(chunks)}`);
    const answer = ({ id, method }: { readonly id: number; readonly method: string }) => ({
      ...{ jsonrpc: '2.0', id },
      ...(method === 'eth_call' ? { error: { code: 3, message: 'no', data: '0x' } } : { result: method }),
    });
    sizes.push(Array.isArray(asked) ? asked.length : 0);
    const refusal = { jsonrpc: '2.0', id: null, error: { code: -32600, message: 'no batches here' } };
    const batch = () => (answered ? asked.map(answer).toReversed() : refusal);
    response.end(JSON.stringify(Array.isArray(asked) ? batch() : answer(asked)));
  });
  return { request: jsonRpc(url).request, sizes };
}

test.each([
  [true, [0, 3]],
  [false, [3, 0, 0, 0, 0]],
])('requests of the same moment are one batch, if the node answers it: %s', async (answered, expected) => {
  const { request, sizes } = await ofBatches(answered);
  const asked = ['eth_getCode', 'eth_call', 'eth_sendRawTransaction', 'eth_chainId'];
  const ended = await Promise.allSettled(asked.map((method) => request({ method })));
  expect(ended.map((end) => (end.status === 'fulfilled' ? end.value : `${end.reason}`))).toEqual([
    'eth_getCode',
    'Error: eth_call: no',
    'eth_sendRawTransaction',
    'eth_chainId',
  ]);
  expect(sizes.toSorted()).toEqual(expected.toSorted());
});

test('a node that does not answer batches is asked for no further batch', async () => {
  const { request, sizes } = await ofBatches(false);
  for (let i = 0; i < 2; i++)
    await Promise.all([request({ method: 'eth_getCode' }), request({ method: 'eth_chainId' })]);
  expect(sizes).toEqual([2, 0, 0, 0, 0]);
});

/** A server whose answer has no length and does not end. */
async function slowServer(head: string): Promise<URL> {
  const server = createRawServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', () => socket.write(head));
    const timer = setInterval(() => socket.write('x'), 20);
    socket.on('close', () => clearInterval(timer));
  });
  onTestFinished(() => void server.close());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
}

test.each(['', 'Content-Length: 1000\r\n'])(
  'an answer that is not complete in time is no answer (%j)',
  async (length) => {
    const url = await slowServer(`HTTP/1.1 200 OK\r\n${length}\r\n{`);
    await expect(post(url, '{}', AbortSignal.timeout(300))).rejects.toMatchObject({ name: 'TimeoutError' });
  },
);
