import { describe, expect, test } from 'vitest';
import { type ReadRequest, readPatiently } from './reader.ts';
import { type ScriptedAnswer, scriptedHeaders, scriptedTransport, sentTo } from './scripted-transport.test-tool.ts';

const HOME = 'http://log.example:8080';
const reading = (more: Partial<ReadRequest> = {}): ReadRequest => ({
  url: `${HOME}/p/checkpoint`,
  resource: 'checkpoint',
  bytes: 100,
  ...more,
});
const places = ({ sent }: ReturnType<typeof scriptedTransport>) =>
  sent.map(({ origin, request }) => origin + request.path);

describe('the address', () => {
  test.each([
    [`${HOME}/a/../b//c?d`, `${HOME}/a/../b//c?d`],
    [`${HOME}/%2e%2e/x#fragment`, `${HOME}/%2e%2e/x`],
    ['http://LOG.example:80', 'http://log.example/'],
    ['https://log.example:443?x', 'https://log.example/?x'],
    [`${HOME}/\u65e5 b`, `${HOME}/%E6%97%A5%20b`],
  ])('%s is requested as %s', async (url, place) => {
    const on = scriptedTransport([{ status: 200 }]);
    await readPatiently(reading({ url }), on.options);
    expect(places(on)).toEqual([place]);
  });
});

describe('redirects', () => {
  test.each([301, 302, 303, 307, 308])(
    '%d is followed, relative or not, with the user’s headers only on the first host',
    async (code) => {
      const headers = scriptedHeaders({ Authorization: 'Bearer SECRET' });
      const on = scriptedTransport([sentTo('../q/c', code), sentTo(`${HOME}/r`, code), { body: 'found' }], {
        headers,
      });
      const answer = await readPatiently(reading({ headers: scriptedHeaders({ Accept: 'x' }) }), on.options);
      expect(Buffer.from(answer.body()).toString()).toBe('found');
      expect(places(on)).toEqual([`${HOME}/p/checkpoint`, `${HOME}/q/c`, `${HOME}/r`]);
      for (const { request } of on.sent) expect(request.headers).toEqual([...headers, ['Accept', 'x']]);
      expect(on.exchanges.map(({ id, resource }) => [id, resource])).toEqual([
        [1, 'checkpoint'],
        [2, 'checkpoint'],
        [3, 'checkpoint'],
      ]);
    },
  );
  test.each(['http://other.example/', 'http://log.example/', 'https://log.example:8080/', '//log.example:8081/'])(
    'to %s omit the user’s headers, and send them again on the first host',
    async (elsewhere) => {
      const on = scriptedTransport([sentTo(elsewhere), sentTo(`${HOME}/back`), {}], {
        headers: scriptedHeaders({ 'X-Key': 'SECRET' }),
      });
      await readPatiently(reading({ headers: scriptedHeaders({ Accept: 'x' }) }), on.options);
      expect(on.sent.map(({ request }) => request.headers?.length)).toEqual([2, 1, 2]);
    },
  );
  test.each([301, 303, 307])('of POST are answers: %d is not followed', async (code) => {
    const on = scriptedTransport([sentTo(`${HOME}/q`, code), { body: 'found' }]);
    expect((await readPatiently(reading({ method: 'POST' }), on.options)).status).toBe(code);
    expect(on.sent.map(({ request }) => [request.method, request.body])).toEqual([['POST', undefined]]);
  });
  test('user information in a Location is dropped', async () => {
    const on = scriptedTransport([sentTo('http://user:pass@log.example:8080/q'), {}]);
    await readPatiently(reading(), on.options);
    expect(places(on)[1]).toBe(`${HOME}/q`);
  });
  test.each<[string, ScriptedAnswer[], number]>([
    ['to itself', [sentTo('checkpoint')], 1],
    ['in a cycle', [sentTo('b'), sentTo('checkpoint')], 2],
    ['into a cycle', [sentTo('b'), sentTo('c'), sentTo('b')], 3],
  ])('%s are an answer with their status', async (_name, scenes, requests) => {
    const on = scriptedTransport(scenes);
    expect((await readPatiently(reading(), on.options)).status).toBe(302);
    expect(on.sent.length).toBe(requests);
  });
  test.each([[[]], [scriptedHeaders({ Location: '' })], [scriptedHeaders({ Location: 'http://[' })]])(
    'without a usable Location are an answer: %o',
    async (location) => {
      expect(
        (await readPatiently(reading(), scriptedTransport([{ status: 301, headers: location }]).options)).status,
      ).toBe(301);
    },
  );
  test('ten are followed, the eleventh is one too many', async () => {
    const hops = Array.from({ length: 10 }, (_, i) => sentTo(`/${i}`));
    expect((await readPatiently(reading(), scriptedTransport([...hops, { status: 404 }]).options)).status).toBe(404);
    const on = scriptedTransport([...hops, sentTo('/last'), {}]);
    await expect(readPatiently(reading(), on.options)).rejects.toMatchObject({
      code: 'too-many-redirects',
      answered: true,
    });
    expect(on.sent.length).toBe(11);
  });
  test('to another protocol than HTTP are a TransportFailure of a target that has answered', () =>
    expect(readPatiently(reading(), scriptedTransport([sentTo('ftp://log.example/')]).options)).rejects.toMatchObject({
      code: 'protocol',
      answered: true,
    }));
  test('to an unknown host are a TransportFailure of a target that has answered', () =>
    expect(
      readPatiently(reading(), scriptedTransport([sentTo('http://gone.example/'), 'name-not-found']).options),
    ).rejects.toMatchObject({
      code: 'name-not-found',
      answered: true,
    }));
});

describe('failed transports', () => {
  test.each(['reset', 'refused'] as const)('%s is tried again, as attempt 2', async (code) => {
    const on = scriptedTransport([code, {}]);
    expect((await readPatiently(reading(), on.options)).status).toBe(200);
    expect(on.exchanges.map(({ attempt, failure }) => [attempt, failure !== undefined])).toEqual([
      [1, true],
      [2, false],
    ]);
  });
  test('three in a row are a TransportFailure', async () => {
    const on = scriptedTransport(['reset', 'refused', 'reset', {}]);
    await expect(readPatiently(reading(), on.options)).rejects.toMatchObject({ code: 'reset', answered: false });
    expect([on.sent.length, on.waits]).toEqual([3, [150, 600]]);
  });
  test.each(['timeout', 'tls', 'protocol', 'name-not-found', 'headers-too-large', 'budget'] as const)(
    '%s is not tried again',
    async (code) => {
      const on = scriptedTransport([code, {}]);
      await expect(readPatiently(reading(), on.options)).rejects.toMatchObject({ code });
      expect(on.sent.length).toBe(1);
    },
  );
});
