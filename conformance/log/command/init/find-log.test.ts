/** The requests to a log before it is judged, and what its answers show. */

import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { findLog } from './find-log.ts';

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

const note = (size: number) =>
  `log.example/logs/1\n${size}\n${Buffer.alloc(32, 7).toString('base64')}\n\n\u2014 log.example M9e0ltEI\n`;
/** A bundle of one entry (tlog-tiles, "Log entries"). */
const bundle = (entry: string) => Buffer.concat([Buffer.from([0, Buffer.byteLength(entry)]), Buffer.from(entry)]);
const REKOR = bundle('{"apiVersion":"0.0.2","kind":"hashedrekord","spec":{}}');

/** Serves these resources, and gives the address and the requests. */
async function serving(resources: Readonly<Record<string, string | Buffer>>) {
  const requests: string[] = [];
  server = createServer(({ method, url }, answer) => {
    requests.push(`${method} ${url}`);
    const found = resources[url!];
    if (found === undefined) answer.writeHead(404).end();
    else answer.end(found);
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server!.once('listening', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, requests };
}
const never = () => new AbortController().signal;

describe('a log below /api/v2', () => {
  test.each([
    ['Rekor', REKOR, true],
    ['another kind', bundle('anything'), false],
    ['no legible form', Buffer.from([0, 9, 1]), undefined],
  ])('with an entry of %s is found by two reads', async (_kind, entries, rekor) => {
    const { url, requests } = await serving({
      '/api/v2/checkpoint': note(1),
      '/api/v2/tile/entries/000.p/1': entries,
    });
    expect(await findLog(url, [], never())).toMatchObject({
      option: 'url',
      address: url,
      rekor,
      checkpoint: { origin: 'log.example/logs/1', size: 1n },
    });
    expect(requests).toEqual(['GET /api/v2/checkpoint', 'GET /api/v2/tile/entries/000.p/1']);
  });
  test('without entries is asked for no bundle', async () => {
    const { url, requests } = await serving({ '/api/v2/checkpoint': note(0) });
    expect(await findLog(url, [], never())).toMatchObject({ option: 'url', rekor: undefined });
    expect(requests).toEqual(['GET /api/v2/checkpoint']);
  });
});

test('a bare prefix is found by two reads, of which the second is right', async () => {
  const { url, requests } = await serving({ '/2026h2/checkpoint': note(1000) });
  expect(await findLog(`${url}/2026h2`, [], never())).toMatchObject({ option: 'read-url', address: `${url}/2026h2` });
  expect(requests).toEqual(['GET /2026h2/api/v2/checkpoint', 'GET /2026h2/checkpoint']);
});

test('an address that ends in /api/v2 may be a bare prefix only by its base', async () => {
  const { url, requests } = await serving({});
  expect(await findLog(`${url}/api/v2`, [], never())).toMatchObject({ answered: true });
  expect(requests).toEqual(['GET /api/v2/checkpoint']);
});

test('a server that ends its answers is not asked any more', async () => {
  server = createServer(({ socket }) => socket.destroy()).listen(0, '127.0.0.1');
  await new Promise((resolve) => server!.once('listening', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  expect(await findLog(url, [], never())).toMatchObject({ answered: false });
});

test('an interrupt ends the reading', async () => {
  const left = new AbortController();
  server = createServer(() => left.abort(new Error('interrupted'))).listen(0, '127.0.0.1');
  await new Promise((resolve) => server!.once('listening', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  await expect(findLog(url, [], left.signal)).rejects.toThrow('interrupted');
});
