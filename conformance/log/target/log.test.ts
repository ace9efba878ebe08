import { randomBytes } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { virtualTime } from '../../core/run/time.ts';
import type { Exchange } from '../../core/target/exchange.ts';
import type { Resource } from '../oracle/tiles/resource.ts';
import { logTarget } from './log.ts';
import type { InProcessLogOptions, LogTargetOptions } from './opened-log.ts';

const PREFIX = 'http://in-process.invalid/api/v2';
const BUNDLE = 256 * (2 + 65_535);
const TILE: Resource = { kind: 'tile', level: 0, index: 1234067n, width: 5 };

/** A log in process that answers every path like this. */
function log(
  answer: (path: string, request: Request) => Response | Promise<Response>,
  more: Partial<LogTargetOptions> = {},
) {
  const handler = (request: Request) => answer(new URL(request.url).pathname, request);
  return logTarget({ prefix: PREFIX, handler, time: virtualTime(), ...more });
}

test('each resource has its path, and every read offers gzip', async () => {
  const requests: [string, string | null][] = [];
  const target = log((path, request) => {
    requests.push([path, request.headers.get('accept-encoding')]);
    return new Response('');
  });
  await target.read({ kind: 'checkpoint' });
  await target.read(TILE);
  await target.read({ kind: 'entries', index: 0n });
  await target.read({ kind: 'path', path: 'tile/0/000.p/0' }, { headers: [['Accept-Encoding', 'identity']] });
  expect(requests).toEqual([
    ['/api/v2/checkpoint', 'gzip, identity'],
    ['/api/v2/tile/0/x001/x234/067.p/5', 'gzip, identity'],
    ['/api/v2/tile/entries/000', 'gzip, identity'],
    ['/api/v2/tile/0/000.p/0', 'identity'],
  ]);
});

describe('no more is taken in than the specification allows', () => {
  const cases: [Resource, number][] = [
    [{ kind: 'checkpoint' }, 1_000_000],
    [TILE, 8192],
    [{ kind: 'path', path: 'tile/0/000' }, 8192],
    [{ kind: 'entries', index: 0n }, BUNDLE],
    [{ kind: 'path', path: 'tile/entries/000.p/9' }, BUNDLE],
    [{ kind: 'data', index: 0n }, 1 << 26],
    [{ kind: 'path', path: `issuer/${'0'.repeat(64)}` }, (1 << 24) - 1],
    [{ kind: 'path', path: 'other' }, 65_536],
  ];
  test.each(cases)('%o: %d bytes', async (resource, limit) => {
    for (const [length, cut] of [
      [limit, false],
      [limit + 1, true],
    ] as const)
      for (const coded of [false, true]) {
        const body = Buffer.alloc(length, 'x');
        const headers = coded ? { 'Content-Encoding': 'gzip' } : undefined;
        const answer = await log(
          () => new Response(coded ? gzipSync(body, { level: 1 }) : body, { headers: headers ?? {} }),
        ).read(resource);
        expect(answer.cut, `${length} bytes${coded ? ' in gzip' : ''}`).toBe(cut);
        expect(answer.body().length).toBe(cut && coded ? 0 : limit);
      }
  });
  test('a full tile in gzip is longer than a tile, and whole', async () => {
    const hashes = randomBytes(8192);
    const headers = { 'Content-Encoding': 'gzip' };
    const answer = await log(() => new Response(gzipSync(hashes), { headers })).read({
      kind: 'tile',
      level: 0,
      index: 0n,
    });
    expect([answer.cut, answer.raw.length > 8192]).toEqual([false, true]);
    expect(Buffer.from(answer.body())).toEqual(hashes);
  });
  test('two bundles are read concurrently, since each may be large', async () => {
    let inside = 0;
    let most = 0;
    const target = log(async () => {
      most = Math.max(most, ++inside);
      await new Promise((resolve) => setTimeout(resolve, 5));
      inside--;
      return new Response('');
    });
    await Promise.all([0n, 1n, 2n, 3n].map((index) => target.read({ kind: 'entries', index })));
    expect(most).toBe(2);
  });
});

describe('facets', () => {
  test('a log in process has no wire; without keys and a route it has no keys and no append', () => {
    const target = log(() => new Response(''), { absent: { append: 'not-allowed' } });
    expect(target.absent).toEqual({
      readWire: 'not-offered',
      keys: 'not-given',
      policy: 'not-given',
      append: 'not-allowed',
    });
    expect(['readWire', 'keys', 'append', 'origin'].filter((name) => name in target)).toEqual([]);
  });
  test('given headers are sent with entries only to the same host', async () => {
    for (const [host, sent] of [
      ['in-process.invalid', 'SECRET-1'],
      ['other.invalid', null],
    ] as const) {
      let received: string | null | undefined;
      const append = { url: `http://${host}/append` };
      const target = log(
        (_path, request) => {
          received = request.headers.get('x-key');
          return new Response('0');
        },
        { append, headers: [['X-Key', 'SECRET-1']] },
      );
      const exchanges: Exchange[] = [];
      const stop = target.listen((exchange) => exchanges.push(exchange));
      await target.append!(Buffer.from('leaf'));
      stop();
      expect([received, exchanges.length, JSON.stringify(exchanges).includes('SECRET')]).toEqual([sent, 1, false]);
    }
  });
});

describe('a prefix', () => {
  const requestedUrls = async (options: Omit<InProcessLogOptions, 'handler'>) => {
    const requested: string[] = [];
    const handler = (request: Request) => {
      requested.push(request.url);
      return new Response('7');
    };
    const target = logTarget({ handler, time: virtualTime(), ...options });
    await target.read({ kind: 'checkpoint' });
    await target.append?.(Buffer.from('leaf'));
    return requested;
  };
  const append = { url: '/append' };
  test.each<[Omit<InProcessLogOptions, 'handler'>, string[]]>([
    [{}, [`${PREFIX}/checkpoint`]],
    [{ prefix: '/api/v2', append }, [`${PREFIX}/checkpoint`, 'http://in-process.invalid/append']],
    [{ prefix: '/' }, ['http://in-process.invalid/checkpoint']],
    [{ prefix: 'https://log.example/base/' }, ['http://in-process.invalid/base/checkpoint']],
  ])('of a handler may be %o', async (options, urls) => expect(await requestedUrls(options)).toEqual(urls));
  test('that cannot be requested is refused with the expected form', () => {
    expect(() => logTarget({ prefix: '/api/v2' })).toThrow(
      'logTarget: prefix: expected an http or https address such as https://log.example/api/v2; a path alone goes only with a handler; found "/api/v2"',
    );
    expect(() => logTarget({} as LogTargetOptions)).toThrow('; found nothing');
    expect(() => logTarget({ handler: () => new Response(), prefix: 'api' })).toThrow(', or a path such as /api/v2');
    expect(() => logTarget({ prefix: 'http://a.example', append })).toThrow('logTarget: append.url: expected');
  });
});
