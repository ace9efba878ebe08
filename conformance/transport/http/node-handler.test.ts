import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import request from 'supertest';
import { describe, expect, test } from 'vitest';
import { createFeed, feedRig } from '../../../src/reference/feed/index.ts';
import { plan } from '../../core/run/plan.ts';
import { runPlan } from '../../core/run/run.ts';
import { feedSuite } from '../../feed/suite.ts';
import { feedTarget } from '../../feed/target/feed.ts';
import { inProcessTransport } from './in-process-transport.ts';
import { type NodeListener, nodeHandler } from './node-handler.ts';

const ADDRESS = 'http://in-process.invalid';
const asked = (listener: NodeListener, path: string, init?: RequestInit) =>
  nodeHandler(listener)(new Request(ADDRESS + path, init));

describe('a server of Node', () => {
  test('is asked as it would be on a socket', async () => {
    const seen: unknown[] = [];
    const listener = async (request: IncomingMessage, response: ServerResponse) => {
      const { method, url, headers } = request;
      seen.push([method, url, headers.host, headers['x-one'], Buffer.concat(await request.toArray()).toString()]);
      response.writeHead(201, { 'Set-Cookie': ['a=1', 'b=2'], 'Content-Type': 'text/plain' }).end('done');
    };
    const answer = await asked(listener, '/a%2Fb?c=d', { method: 'POST', body: 'text', headers: { 'X-One': '1' } });
    expect(seen).toEqual([['POST', '/a%2Fb?c=d', 'in-process.invalid', '1', 'text']]);
    expect([answer.status, answer.headers.getSetCookie(), await answer.text()]).toEqual([201, ['a=1', 'b=2'], 'done']);
  });
  test.each([
    ['HEAD', 200],
    ['GET', 204],
    ['GET', 304],
  ])('answers %s with %i and no body', async (method, status) => {
    const answer = await asked((_request, response) => response.writeHead(status).end(), '/', { method });
    expect([answer.status, answer.body]).toEqual([status, null]);
  });
  test('keeps the coding of a body', async () => {
    const packed = gzipSync('packed');
    const answer = await asked(
      (_request, response) => response.writeHead(200, { 'Content-Encoding': 'gzip' }).end(packed),
      '/',
    );
    expect([answer.headers.get('content-encoding'), Buffer.from(await answer.arrayBuffer())]).toEqual(['gzip', packed]);
  });
  test.each<[string, NodeListener]>([
    [
      'throws',
      () => {
        throw new Error('no such site');
      },
    ],
    ['rejects', async () => Promise.reject(new Error('no such site'))],
    ['closes the connection', (request) => request.socket.destroy()],
  ])('that %s rejects', async (how, listener) => {
    await expect(asked(listener, '/')).rejects.toThrow(how.startsWith('closes') ? 'socket hang up' : 'no such site');
  });
  test('hears that its client has gone', async () => {
    const gone = Promise.withResolvers<void>();
    const patience = new AbortController();
    const listener: NodeListener = (_request, response) => {
      response.once('close', gone.resolve);
      patience.abort();
    };
    await expect(asked(listener, '/', { signal: patience.signal })).rejects.toThrow(/abort/i);
    await gone.promise;
  });
  test('is cut where its body is too long', async () => {
    const endless: NodeListener = (_request, response) => {
      const more = () => void response.write('x'.repeat(1000), (error) => error || more());
      more();
    };
    const bounds = { timeoutMs: 20_000, bytes: 5000, signal: new AbortController().signal };
    const { body, cut } = await inProcessTransport(nodeHandler(endless)).send({ method: 'GET', path: '/' }, bounds);
    expect([body.length >= 5000, cut]).toEqual([true, true]);
  });
});

/** A feed behind Node's own server, as a person has it: the reference, request by request. */
function feedServer(): NodeListener {
  const feed = createFeed(feedRig());
  feed.putSite({ slug: 'engineering', name: 'Faculty of Engineering' });
  feed.putKey('my-test-key');
  feed.publish('engineering', { title: 'Talk', times: [{ start: '2999-03-04T12:00:00-05:00' }] });
  return async ({ method = '', url = '', headers }, response) => {
    const given = Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]);
    const answer = await feed.handler(new Request(ADDRESS + url, { method, headers: given }));
    response.writeHead(answer.status, Object.fromEntries(answer.headers));
    response.end(Buffer.from(await answer.arrayBuffer()));
  };
}

test('one server is judged in process, and asked by supertest beside it', async () => {
  const listener = feedServer();
  const target = feedTarget({ handler: nodeHandler(listener), site: 'engineering', key: 'my-test-key' });
  const chosen = plan(feedSuite, { rulesets: ['interface', 'web'] });
  const [{ results }, answer] = await Promise.all([
    runPlan(chosen, target, { seed: 1n, time: target.time }),
    request(createServer(listener)).get('/v2/events/engineering.json?key=my-test-key').expect(200),
  ]);
  expect(answer.body.data[0].title).toBe('Talk');
  expect(results.filter(({ outcome }) => outcome === 'fail' || outcome === 'error')).toEqual([]);
  expect(results.filter(({ outcome }) => outcome === 'pass').length).toBeGreaterThan(40);
});
