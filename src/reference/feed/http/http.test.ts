import { gunzipSync } from 'node:zlib';
import request from 'supertest';
import { expect, test } from 'vitest';
import { EVENTS, feed, get, meta, reopen, servedForEach, serving } from '../served.test-tool.ts';

servedForEach();

test('no data, and unknown methods', async () => {
  const status = async (path: string) => meta((await get(`/v2${path}?key=k`)).body).status;
  expect(await status('/events/library/news.json')).toBe(204);
  expect(await status('/events/library%2Fnews.json')).toBe(204);
  expect(await status('/events/%65ngineering.json')).toBe(200);
  expect(await status('/events/engineering%2Ejson')).toBe(200);
  for (const slug of [
    'Engineering',
    'eng',
    'engineering.json',
    'engineering%00',
    '__proto__',
    'constructor',
    "a'--",
    '%25',
  ]) {
    expect([slug, await status(`/events/${slug}.json`)]).toEqual([slug, 204]);
  }
  for (const path of [
    '/events/engineering',
    '/events/engineering.html',
    '/events/engineering.JSON',
    '/',
    '/events.json',
  ]) {
    expect([path, await status(path)]).toEqual([path, 501]);
  }
  for (const path of [
    '/events/engineering.json/',
    '//events/engineering.json',
    '/events/%ff.json',
    '/events/%zz.json',
  ]) {
    expect([path, await status(path)]).toEqual([path, 501]);
  }
  expect((await get('/v2/events/library/news.xml?key=k')).body).toMatch(/<site_name><\/site_name>.*<data><\/data>/);
  await get('/v1/events/engineering.json?key=k').expect(404);
  await reopen({ unknownSite: 'invalid-method' });
  expect(await status('/events/nowhere.json')).toBe(501);
  expect(await status('/events/library/news.json')).toBe(204);
});

test('the HTTP status mirrors meta.status, where it can', async () => {
  await reopen({ status: 'mirrored', unknownSite: 'invalid-method' });
  const status = async (path: string) => (await get(`/v2/events/${path}`)).status;
  expect(await status('engineering.json?key=k')).toBe(200);
  expect(await status('library/news.json?key=k')).toBe(200);
  expect(await status('nowhere.json?key=k')).toBe(501);
  expect(await status('engineering.json?key=banned')).toBe(403);
  for (const query of ['', '?key=bad']) {
    const answer = await get(`/v2/events/engineering.json${query}`).expect(401);
    expect(answer.headers['www-authenticate']).toBe('ApiKey realm="events", parameter="key"');
  }
});

test('every answer forbids caching, and may be read from any origin', async () => {
  const paths = [
    EVENTS,
    '/v2/events/engineering.xml?key=k',
    '/v2/events/engineering.json',
    '/v2/x',
    `${EVENTS}&callback=a`,
  ];
  for (const path of [...paths, '/elsewhere']) {
    const { headers } = await get(path);
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['access-control-allow-origin']).toBe('*');
    expect(headers['x-content-type-options']).toBe('nosniff');
    for (const name of ['etag', 'last-modified', 'expires', 'age']) expect(headers[name]).toBeUndefined();
  }
  const conditional = { 'if-none-match': '"x", W/"y"', 'if-modified-since': new Date().toUTCString() };
  await get(EVENTS).set(conditional).expect(200);
});

test('HEAD is GET without a body; other methods are not allowed', async () => {
  for (const path of [EVENTS, '/v2/events/engineering.xml?key=k', '/v2/events/engineering.json', '/elsewhere']) {
    for (const coding of ['identity', 'gzip']) {
      const answer = await request(serving.url).get(path).set('accept-encoding', coding);
      const head = await request(serving.url).head(path).set('accept-encoding', coding);
      const { date: _, ...rest } = answer.headers;
      expect(head.status).toBe(answer.status);
      expect(head.headers).toMatchObject({ ...rest, 'content-length': expect.stringMatching(/^\d+$/) });
      expect(head.text).toBeUndefined();
    }
  }
  for (const method of ['post', 'put', 'delete', 'patch'] as const) {
    await request(serving.url)[method](EVENTS).expect(405).expect('allow', 'GET, HEAD, OPTIONS');
  }
  const options = await request(serving.url).options(EVENTS).expect(204).expect('allow', 'GET, HEAD, OPTIONS');
  expect(options.headers['access-control-allow-methods']).toBe('GET, HEAD, OPTIONS');
});

test('gzip where it is accepted, of the same data', async () => {
  feed.publish('engineering', { title: 'x'.repeat(2_000) });
  for (const path of [EVENTS, '/v2/events/engineering.xml?key=k', `${EVENTS}&callback=a`]) {
    const plain = await get(path).set('accept-encoding', 'identity').expect('vary', 'Accept-Encoding');
    expect(plain.headers['content-encoding']).toBeUndefined();
    const zipped = await fetch(`${serving.url}${path}`, { headers: { 'accept-encoding': 'gzip' } });
    expect(zipped.headers.get('content-encoding')).toBe('gzip');
    const masked = (body: string) => body.replace(/requests\W+\d+/, '');
    expect(masked(await zipped.text())).toBe(masked(plain.body));
    await get(path)
      .set('accept-encoding', 'gzip;q=0, br')
      .expect(({ headers }) => {
        expect(headers['content-encoding']).toBeUndefined();
      });
  }
});

test('in process, the answers are the same', async () => {
  feed.publish('engineering', { title: 'x'.repeat(2_000) });
  for (const path of [EVENTS, '/v2/events/engineering.xml?key=k', '/v2/x', '/v2/events/engineering.json']) {
    const wire = await get(path).set('accept-encoding', 'identity');
    const inside = await feed.handler(new Request(`http://feed${path}`));
    expect(inside.status).toBe(wire.status);
    const masked = (body: string) => body.replace(/requests\W+-?\d+/, '');
    expect(masked(await inside.text())).toBe(masked(wire.body));
    expect(wire.headers).toMatchObject(Object.fromEntries(inside.headers));
    const zipped = await feed.handler(new Request(`http://feed${path}`, { headers: { 'accept-encoding': 'gzip' } }));
    if (zipped.headers.get('content-encoding') !== 'gzip') continue;
    expect(masked(gunzipSync(await zipped.arrayBuffer()).toString())).toBe(masked(wire.body));
  }
});

test('the list of sites', async () => {
  const answer = await get('/v2/resources/sites.json?key=k').expect(200);
  const none = { group_code: null, unit_code: null, unit_short_name: null, owner_type: null };
  expect(JSON.parse(answer.body)).toMatchObject({
    meta: { status: 200, method_id: 1523, method: {} },
    data: [
      { name: 'Faculty of Engineering', slug: 'engineering', url: null, ...none },
      { name: null, slug: 'library/news', url: 'https://lib.example/', ...none },
    ],
  });
  const xml = await get('/v2/resources/sites.xml?key=k').expect('content-type', /xml/);
  expect(xml.body).toContain('<slug>library/news</slug><url>https://lib.example/</url><group_code></group_code>');
  expect(meta((await get('/v2/resources/sites.json')).body).status).toBe(511);
});

test('titles as in the original service, and XML without nulls', async () => {
  await reopen({ titles: 'html-escaped', xmlNull: 'absent' });
  feed.publish('engineering', { title: `"A" & 'B' <c>`, times: [{ start: null, end: null }] });
  const { body } = await get(EVENTS);
  expect(body).toContain('"&quot;A&quot; &amp; &#039;B&#039; &lt;c&gt;"');
  const xml = await get('/v2/events/engineering.xml?key=k');
  expect(xml.body).toContain('<title>&amp;quot;A&amp;quot; &amp;amp; &amp;#039;B');
  expect(xml.body).toContain('<times><item></item></times><updated>');
});

test('another base path, or an empty one', async () => {
  for (const base of ['', '/public/v2']) {
    await reopen({}, { base });
    await get(`${base}/events/engineering.json?key=k`).expect(200);
    expect(meta((await get(`${base}/events/engineering.json?key=k`)).body).status).toBe(200);
  }
  await get(EVENTS).expect(404);
});

test('a middleware sees every request', async () => {
  await reopen(
    {},
    { middleware: [(next) => async (incoming) => new Response((await next(incoming)).body, { status: 299 })] },
  );
  await get(EVENTS).expect(299);
});
