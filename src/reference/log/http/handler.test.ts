import { gunzipSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import { serve } from '../../serve.ts';
import { createLog, type Log } from '../log.ts';
import { logRig } from '../rig.ts';
import { unbundle } from '../tree/bundle.ts';

let log: Log;
const entries = Array.from({ length: 300 }, (_, i) => Buffer.from(`entry number ${i}`));
beforeAll(async () => {
  log = await createLog(logRig({ origin: 'example.com/log' }));
  await log.append(entries);
});

const send = (path: string, init: RequestInit = {}) => log.handler(new Request(`http://log${path}`, init));
const paths = ['checkpoint', 'tile/0/000', 'tile/0/001.p/44', 'tile/1/000.p/1', 'tile/entries/000'];

test('the checkpoint is text that caches have to revalidate', async () => {
  const answer = await send('/api/v2/checkpoint?x=1');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(answer.headers.get('cache-control')).toBe('no-cache');
  expect(answer.headers.get('vary')).toBeNull();
  expect(await answer.text()).toMatch(/^example\.com\/log\n300\n/);
});

test('tiles and bundles are bytes that never change', async () => {
  for (const path of paths.slice(1)) {
    const answer = await send(`/api/v2/${path}`, { headers: { 'accept-encoding': 'identity' } });
    expect(answer.status, path).toBe(200);
    expect(answer.headers.get('content-type')).toBe('application/octet-stream');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(answer.headers.get('content-encoding')).toBeNull();
  }
  expect((await (await send('/api/v2/tile/0/000')).arrayBuffer()).byteLength).toBe(8_192);
});

test('bundles are compressed where that is allowed', async () => {
  const bundle = Buffer.from(await (await send('/api/v2/tile/entries/000')).arrayBuffer());
  const answer = await send('/api/v2/tile/entries/000', { headers: { 'accept-encoding': 'br, gzip' } });
  expect(answer.headers.get('content-encoding')).toBe('gzip');
  expect(answer.headers.get('vary')).toBe('Accept-Encoding');
  const body = Buffer.from(await answer.arrayBuffer());
  expect(body.length).toBeLessThan(bundle.length);
  expect(gunzipSync(body).equals(bundle)).toBe(true);
  const refused = await send('/api/v2/tile/entries/000', { headers: { 'accept-encoding': 'gzip;q=0, *' } });
  expect(refused.headers.get('content-encoding')).toBeNull();
  expect(refused.headers.get('vary')).toBe('Accept-Encoding');
  const tile = await send('/api/v2/tile/0/000', { headers: { 'accept-encoding': 'gzip' } });
  expect(tile.headers.get('content-encoding')).toBeNull();
});

test('HEAD over a socket has the headers of GET', async () => {
  const serving = await serve(log.handler);
  for (const path of paths) {
    for (const coding of ['identity', 'gzip']) {
      const headers = { 'accept-encoding': coding };
      const ask = (method: string) => fetch(`${serving.url}/api/v2/${path}`, { method, headers });
      const [get, head] = [await ask('GET'), await ask('HEAD')];
      expect(head.status).toBe(200);
      expect(await head.text()).toBe('');
      const names = ['content-type', 'content-encoding', 'content-length', 'cache-control', 'etag', 'vary'];
      const [ofGet, ofHead] = [get, head].map(({ headers }) => names.map((name) => headers.get(name)));
      expect(ofHead).toEqual(ofGet);
      expect(Number(head.headers.get('content-length'))).toBeGreaterThan(0);
      await get.arrayBuffer();
    }
  }
  const missing = await fetch(`${serving.url}/api/v2/tile/0/999`, { method: 'HEAD' });
  expect([missing.status, missing.headers.get('content-length'), await missing.text()]).toEqual([404, '10', '']);
  await serving.close();
});

test('other methods are not allowed', async () => {
  for (const path of paths) {
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS']) {
      const answer = await send(`/api/v2/${path}`, { method });
      expect([answer.status, answer.headers.get('allow')], `${method} ${path}`).toEqual([405, 'GET, HEAD']);
      expect(answer.headers.get('cache-control')).toBe('no-store');
    }
  }
});

test('a missing resource, or a wrong name, is 404 and not cached', async () => {
  const paths = ['tile/0/002', 'tile/0/001', 'tile/0/001.p/43', 'tile/0/001.p/45', 'tile/2/000.p/1', 'tile/0/000.p/0']
    .concat('tile/0/000.p/256', 'tile/00/000', 'tile/64/000', 'tile/0/x000/001', 'tile/0/1', 'tile/0/000/', 'tile/0/')
    .concat('tile/entries/000.p/0', 'tile/0/000.p/01', 'tile/0/%30%30%30', 'Checkpoint', 'checkpoint/', '', 'log/other')
    .map((path) => `/api/v2/${path}`);
  for (const path of [...paths, '/', '/checkpoint', '/api/v2', '/api/v1/checkpoint', '/x/api/v2/checkpoint']) {
    const answer = await send(path);
    expect(answer.status, path).toBe(404);
    expect(answer.headers.get('content-type')).toMatch(/^text\/plain;/);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.text()).toBe('Not Found\n');
  }
});

test('an entity tag belongs to the bytes that were sent', async () => {
  const path = '/api/v2/tile/entries/000';
  const tags = await Promise.all(
    ['identity', 'gzip'].map(async (coding) => {
      const headers = { 'accept-encoding': coding };
      const etag = (await send(path, { headers })).headers.get('etag')!;
      for (const known of [etag, `"x", W/${etag}`, '*']) {
        const answer = await send(path, { headers: { ...headers, 'if-none-match': known } });
        expect([answer.status, answer.headers.get('etag'), answer.body]).toEqual([304, etag, null]);
        expect(answer.headers.get('vary')).toBe('Accept-Encoding');
        expect(answer.headers.get('content-type')).toBeNull();
      }
      expect((await send(path, { headers: { ...headers, 'if-none-match': '"x"' } })).status).toBe(200);
      return etag;
    }),
  );
  expect(tags[0]).toMatch(/^"[\w-]+"$/);
  expect(tags[0]).not.toBe(tags[1]);
});

test('the same answers come over a socket', async () => {
  const serving = await serve(log.handler);
  const at = `${serving.url}/api/v2`;
  // fetch asks for gzip and undoes it.
  const bundle = await fetch(`${at}/tile/entries/000`);
  expect(bundle.headers.get('content-encoding')).toBe('gzip');
  expect(unbundle(Buffer.from(await bundle.arrayBuffer()))!.map(String)).toEqual(entries.slice(0, 256).map(String));
  const head = await fetch(`${at}/tile/0/000`, { method: 'HEAD' });
  expect([head.status, head.headers.get('content-length')]).toEqual([200, '8192']);
  const etag = head.headers.get('etag')!;
  expect((await fetch(`${at}/tile/0/000`, { headers: { 'if-none-match': etag } })).status).toBe(304);
  expect((await fetch(`${at}/checkpoint`, { method: 'DELETE' })).status).toBe(405);
  expect((await fetch(`${at}/tile/0/000.p/0`)).status).toBe(404);
  const long = { method: 'POST', body: new Uint8Array(65_536) };
  expect((await fetch(`${serving.url}/append`, long)).status).toBe(413);
  await serving.close();
});
