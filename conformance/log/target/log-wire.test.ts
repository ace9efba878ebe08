/** A log over a socket: its wire sends the requests unchanged, to the log's host only. */

import { expect, test } from 'vitest';
import type { Exchange } from '../../core/target/exchange.ts';
import { httpMessage, wireServer } from '../../transport/http/wire.test-server.ts';
import { logTarget } from './log.ts';

test('a wire sends requests verbatim, decodes nothing and follows no redirects', async () => {
  await using server = await wireServer((socket) =>
    socket.write(httpMessage('not gzip', 'Location: /elsewhere\nContent-Encoding: gzip', '302 Found')),
  );
  const target = logTarget({ prefix: `${server.url}/p`, headers: [['X-Key', 'SECRET-1']] });
  const exchanges: Exchange[] = [];
  target.listen((exchange) => exchanges.push(exchange));
  for (const path of ['/p/../x//y?z', '/p/a b', '*']) {
    const answer = await target.readWire!.send({ method: 'OPTIONS', path, headers: [['X', '1']], fresh: true });
    expect([answer.status, Buffer.from(answer.raw).toString()]).toEqual([302, 'not gzip']);
  }
  await target.close();
  expect(server.requests.map((request) => request.split(' HTTP/1.1')[0])).toEqual([
    'OPTIONS /p/../x//y?z',
    'OPTIONS /p/a b',
    'OPTIONS *',
  ]);
  for (const request of server.requests) expect(request).toContain('\r\nX-Key: SECRET-1\r\nX: 1\r\n');
  expect(JSON.stringify(exchanges)).not.toContain('SECRET-1');
  expect(exchanges.map(({ id, resource }) => [id, resource])).toEqual([1, 2, 3].map((id) => [id, undefined]));
});

test('neither reads nor wires go on when the budget is spent', async () => {
  await using server = await wireServer((socket) => socket.write(httpMessage('')));
  const target = logTarget({ prefix: server.url, signal: AbortSignal.abort() });
  const over = { name: 'TransportFailure', code: 'budget' };
  await expect(target.read({ kind: 'checkpoint' })).rejects.toMatchObject(over);
  await expect(target.readWire!.send({ method: 'GET', path: '/' })).rejects.toMatchObject(over);
  await target.close();
  expect(server.requests).toEqual([]);
});

test('it reports how long an exchange has been open', async () => {
  await using server = await wireServer(() => {});
  const target = logTarget({ prefix: server.url, timeoutMs: 2000 });
  const reading = target.read({ kind: 'checkpoint' });
  await expect.poll(() => target.openFor(), { interval: 10 }).toBeGreaterThan(50);
  await expect(reading).rejects.toMatchObject({ code: 'timeout' });
  expect(target.openFor()).toBe(0);
  await target.close();
});
