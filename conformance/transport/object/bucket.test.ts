import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { proxyServer } from '../connect/proxy.test-server.ts';
import { objectAddress, objectPlace } from './address.ts';
import { type ObjectServer, objectServer, refuse } from './bucket.test-server.ts';
import { type Bucket, openBucket } from './bucket.ts';

let server: ObjectServer;
let bucket: Bucket;
beforeAll(async () => {
  server = await objectServer();
  bucket = await openBucket(objectPlace('s3://logs/one/two')!, { userAgent: ['touchstone', '1'] });
});
beforeEach(() => {
  server.objects.clear();
  server.hook = () => false;
  server.answers = () => true;
});
afterAll(async () => {
  bucket.close();
  await server.close();
  vi.unstubAllEnvs();
});

test.each([
  ['s3://logs', { bucket: 'logs', prefix: '' }],
  ['s3://logs/', { bucket: 'logs', prefix: '' }],
  ['S3://logs/a/b//', { bucket: 'logs', prefix: 'a/b' }],
  ['s3://', undefined],
  ['s3://a b', undefined],
  ['s3://logs//a', undefined],
  ['s3://logs/a//b', undefined],
])('%s', (address, place) => expect(objectPlace(address)).toEqual(place));

test('an address is written as it is read', () => {
  expect(objectAddress({ bucket: 'logs', prefix: '' }, 'checkpoint')).toBe('s3://logs/checkpoint');
  expect(objectAddress({ bucket: 'logs', prefix: 'a/b' })).toBe('s3://logs/a/b');
});

describe('objects', () => {
  test('are written below the prefix, read, and listed', async () => {
    expect(await bucket.get('checkpoint')).toBeUndefined();
    const etag = await bucket.put('tile/0/000', Buffer.from('abc'));
    expect([...server.objects.keys()]).toEqual(['one/two/tile/0/000']);
    expect(await bucket.get('tile/0/000')).toEqual({ bytes: Buffer.from('abc'), etag });
    expect(await bucket.get('tile/0/000', 3)).toMatchObject({ etag });
    expect(await bucket.get('tile/0/000', 2)).toBe('too-long');
    server.objects.set('one/twofold/a', Buffer.of());
    expect(await bucket.list('tile')).toEqual(['0/000']);
    expect(await bucket.list('')).toEqual(['tile/0/000']);
  });
  test('replace only what the caller knows', async () => {
    const first = (await bucket.put('a', Buffer.from('1'), { etag: undefined }))!;
    expect(await bucket.put('a', Buffer.from('2'), { etag: undefined })).toBeUndefined();
    const second = await bucket.put('a', Buffer.from('2'), { etag: first });
    expect(second).toBeDefined();
    expect(await bucket.put('a', Buffer.from('3'), { etag: first })).toBeUndefined();
    expect(await bucket.put('gone', Buffer.from('3'), { etag: first })).toBeUndefined();
    expect(String(server.objects.get('one/two/a'))).toBe('2');
  });
  test('say who asks', async () => {
    let agent: string | undefined;
    server.hook = ({ request }) => {
      agent = request.headers['user-agent'];
      return false;
    };
    await bucket.get('a');
    expect(agent).toContain('touchstone/1');
  });
});

describe('through a proxy', () => {
  const behind = async (port: number, work: (bucket: Bucket, asked: () => string[]) => Promise<void>) => {
    const server = process.env.AWS_ENDPOINT_URL_S3!;
    await using proxy = await proxyServer({ 'storage:9000': port });
    vi.stubEnv('AWS_ENDPOINT_URL_S3', 'http://storage:9000');
    vi.stubEnv('HTTP_PROXY', proxy.url);
    const other = await openBucket(objectPlace('s3://logs/one/two')!);
    try {
      await work(other, () => proxy.asked.map(({ authority }) => authority));
      expect(proxy.forwarded).toEqual([]);
    } finally {
      other.close();
      vi.stubEnv('AWS_ENDPOINT_URL_S3', server);
      vi.stubEnv('HTTP_PROXY', undefined);
    }
  };
  const portOf = () => Number(new URL(process.env.AWS_ENDPOINT_URL_S3!).port);
  test('of the environment, which opens a tunnel', () =>
    behind(portOf(), async (other, asked) => {
      const etag = await other.put('a', Buffer.from('1'));
      expect(await other.get('a')).toEqual({ bytes: Buffer.from('1'), etag });
      expect(new Set(asked())).toEqual(new Set(['storage:9000']));
    }));
  test('that opens none, which the sentence says', () =>
    behind(0, async (other) => {
      const error = (await other.get('a').catch((cause: unknown) => cause)) as { sentence(): string };
      expect(error.sentence()).toMatch(/the proxy 127\.0\.0\.1:\d+ /);
    }));
});

describe('is asked again', () => {
  test.each([
    ['where the server asks to slow down', 503, 'SlowDown'],
    ['where two conditional writes met', 409, 'ConditionalRequestConflict'],
    ['after a failure of the server', 500, 'InternalError'],
  ])('%s', async (_name, status, code) => {
    let requests = 0;
    server.hook = (_asked, answer) => ++requests < 3 && refuse(answer, status, code);
    expect(await bucket.put('a', Buffer.from('1'), { etag: undefined })).toBeDefined();
    expect(requests).toBe(3);
  });
});

test.each([
  [3, true],
  [4, false],
])('an answer that breaks off %i times', async (times, isRead) => {
  await bucket.put('a', Buffer.from('abc'));
  let broken = 0;
  server.hook = (_asked, answer) => {
    if (broken++ >= times) return false;
    answer.writeHead(200, { ETag: '"1"', 'Content-Length': 9 }).write('abc', () => answer.destroy());
    return true;
  };
  const read = bucket.get('a');
  if (isRead) expect(await read).toMatchObject({ bytes: Buffer.from('abc') });
  else await expect(read).rejects.toMatchObject({ name: 'BucketError' });
});

describe('a request that fails is explained in one sentence', () => {
  test.each([
    [403, 'InvalidAccessKeyId', /^an object could not be read: expected credentials .* AWS_ACCESS_KEY_ID/],
    [403, 'SignatureDoesNotMatch', /found one by another secret/],
    [403, 'AccessDenied', /allow these credentials s3:GetObject/],
    [501, 'NotImplemented', /use a server with conditional writes/],
    [400, 'Unheard', /found status 400, Unheard \(s3:\/\/logs\/one\/two\/a\)/],
    [400, 'constructor', /found status 400, constructor/],
    [400, 'Un heard\u0085', /found status 400, Un\?heard\? \(/],
    [400, 'T'.repeat(300), /found status 400, a code of 300 characters \(/],
  ])('%i %s', async (status, code, sentence) => {
    server.hook = (_asked, answer) => refuse(answer, status, code);
    const error = await bucket.get('a').catch((cause: unknown) => cause);
    expect(error).toMatchObject({ name: 'BucketError', answered: true });
    expect((error as { sentence(): string }).sentence()).toMatch(sentence);
  });
  test('an absent bucket', async () => {
    const other = await openBucket(objectPlace('s3://nobody/log')!);
    await expect(other.put('a', Buffer.of(1))).rejects.toMatchObject({ code: 'NoSuchBucket' });
    await expect(other.get('a')).rejects.toMatchObject({ code: 'NoSuchBucket' });
    other.close();
  });
  test('missing credentials, before anything is sent', async () => {
    for (const name of ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY']) vi.stubEnv(name, undefined);
    for (const name of ['AWS_CONFIG_FILE', 'AWS_SHARED_CREDENTIALS_FILE']) vi.stubEnv(name, '/nowhere');
    vi.stubEnv('AWS_EC2_METADATA_DISABLED', 'true');
    let requests = 0;
    server.hook = () => ++requests < 0;
    const error = await openBucket(objectPlace('s3://logs')!).catch((cause: unknown) => cause);
    expect(error).toMatchObject({ name: 'BucketError', facts: { where: 's3://logs' } });
    expect((error as { sentence(): string }).sentence()).toMatch(/^There are no credentials: .* AWS_PROFILE$/);
    expect(requests).toBe(0);
  });
});
