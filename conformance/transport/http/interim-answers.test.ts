/** Unrequested interim answers: a client must be able to parse them (RFC 9110 section 15.2). */

import { expect, test } from 'vitest';
import { entryMaker } from '../../log/inputs/entry/entry-maker.ts';
import { requestJson } from '../../log/oracle/entry/create-request.ts';
import { logTarget } from '../../log/target/log.ts';
import { poolTransport } from './pool-transport.ts';
import { httpMessage, wireServer } from './wire.test-server.ts';

const BOUNDS = { timeoutMs: 2000, bytes: 1000 };
const INTERIM = {
  '100': 'HTTP/1.1 100 Continue\r\n\r\n',
  '102': 'HTTP/1.1 102 Processing\r\n\r\n',
  '103': 'HTTP/1.1 103 Early Hints\r\nLink: </style.css>; rel=preload\r\n\r\n',
  '100 twice, with a header': 'HTTP/1.1 100 Continue\r\nX-A: b\r\n\r\nHTTP/1.1 100 Continue\r\n\r\n',
  '100 and 103': 'HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 103 Early Hints\r\n\r\n',
};

test.each(Object.entries(INTERIM))('%s before each answer', async (_name, interim) => {
  await using server = await wireServer((socket) => {
    socket.write(interim);
    // The final answer comes without a request for it.
    setTimeout(() => socket.write(httpMessage('hello')), 20);
  });
  const pool = poolTransport(server.url);
  for (const fresh of [false, true])
    for (const method of ['GET', 'GET', 'POST']) {
      const body = method === 'POST' ? { body: Buffer.from('x') } : {};
      const answer = await pool.send({ method, path: '/', fresh, ...body }, BOUNDS);
      expect([method, answer.status, Buffer.from(answer.body).toString()]).toEqual([method, 200, 'hello']);
    }
  await pool.close();
});

test('100 before the answer to an entry: it is sent once', async () => {
  await using server = await wireServer((socket) => socket.write(`${INTERIM['100']}${httpMessage('{}')}`));
  const log = logTarget({ prefix: server.url, entries: { url: `${server.url}/log/entries` } });
  const answer = await log.create!({ body: requestJson(entryMaker({ runId: 'interim' }).make('a')) });
  expect([answer.status, server.requests.length]).toEqual([200, 1]);
  await log.close();
});

test('101 (Switching Protocols) without an upgrade request is not an answer', async () => {
  await using server = await wireServer((socket) =>
    socket.write('HTTP/1.1 101 Switching Protocols\r\nConnection: upgrade\r\nUpgrade: x\r\n\r\n'),
  );
  const pool = poolTransport(server.url);
  await expect(pool.send({ method: 'GET', path: '/' }, { ...BOUNDS, timeoutMs: 300 })).rejects.toMatchObject({
    name: 'TransportFailure',
  });
  await pool.close();
});
