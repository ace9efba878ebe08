import { runInNewContext } from 'node:vm';
import request from 'supertest';
import { expect, test } from 'vitest';
import { NOW, readXml } from '../feed.test-tool.ts';
import { EVENTS, feed, get, meta, reopen, servedForEach, serving } from '../served.test-tool.ts';

servedForEach();

test('JSON', async () => {
  const answer = await get(EVENTS).expect(200).expect('content-type', 'application/json; charset=utf-8');
  expect(answer.body).toBe(
    `{"meta":{"requests":1,"timestamp":${Math.floor(NOW / 1_000)},"status":200,"message":"Request successful",` +
      '"method_id":1559,"method":{"site_name":"Faculty of Engineering"}},"data":[{"id":9007199254740993,' +
      '"title":"Café & \\u003cb>\\u2028\\u003c/script>","times":[{"start":"2014-05-10T15:30:00-04:00",' +
      '"end":"2014-05-10T17:30:00-04:00"}],"type":["Seminar"],' +
      '"link":"https://uwaterloo.ca/engineering/events/1?a=1&b=2","updated":"2014-05-08T08:00:00-04:00"}]}',
  );
});

test('XML', async () => {
  const answer = await get('/v2/events/engineering.xml?key=k&callback=cb').expect(200);
  expect(answer.headers['content-type']).toBe('application/xml; charset=utf-8');
  expect(answer.body).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<response><meta><requests>1<\/requests>/);
  expect(answer.body).toContain('<title>Café &amp; &lt;b&gt;\u2028&lt;/script&gt;</title>');
  expect(answer.body).toContain('<times><item><start>2014-05-10T15:30:00-04:00</start>');
  expect(readXml(answer.body)[0]).toBe('response');
});

test('JSONP is one call with the data, and gives errors to scripts too', async () => {
  const plain = await get(EVENTS);
  const answer = await get(`${EVENTS}&callback=app.cb`)
    .expect(200)
    .expect('content-type', 'text/javascript; charset=utf-8');
  expect(answer.headers['x-content-type-options']).toBe('nosniff');
  expect(answer.body).toMatch(/^\/\*\*\/app\.cb\(\{.*\}\);$/);
  expect(answer.body).not.toMatch(/[\u2028\u2029]|<\/script/);
  const run = (body: string) =>
    JSON.parse(runInNewContext(`let data; const app = { cb: (x) => { data = x } }; ${body}; JSON.stringify(data)`));
  expect(run(answer.body).data).toEqual(JSON.parse(plain.body).data);
  await reopen({ status: 'mirrored' });
  const refused = await get('/v2/events/engineering.json?callback=app.cb').expect(200);
  expect(run(refused.body).meta).toMatchObject({ status: 511, requests: -1 });
});

test('a callback that is refused is an error in plain JSON', async () => {
  for (const bad of ['alert(1)//', 'a;b', '%E2%80%A8', 'delete', 'a&callback=b']) {
    const answer = await get(`${EVENTS}&callback=${bad}`).expect('content-type', /^application\/json/);
    expect(meta(answer.body)).toMatchObject({ status: 501, message: 'Invalid method', method: {} });
  }
  expect(meta((await get(`${EVENTS}&callback=`)).body).status).toBe(200);
});

test('keys', async () => {
  const cases: readonly (readonly [string, number, string])[] = [
    ['', 511, 'API key is required (?key=)'],
    ['?key=', 511, 'API key is required (?key=)'],
    ['?Key=k', 511, 'API key is required (?key=)'],
    ['?key[]=k', 511, 'API key is required (?key=)'],
    ['?key=K', 401, 'Invalid API key'],
    ['?key=k%20', 401, 'Invalid API key'],
    ['?key=k%00', 401, 'Invalid API key'],
    ['?key=bad&key=k', 401, 'Invalid API key'],
    ['?key=k&key=k', 401, 'Invalid API key'],
    ['?key=banned', 403, 'The provided API key has been banned'],
    ['?key=%6B', 200, 'Request successful'],
    ['?x=1&key=k&limit=0&page=9&constructor=1', 200, 'Request successful'],
  ];
  for (const [query, status, message] of cases) {
    for (const path of ['engineering', 'nowhere']) {
      const answer = await get(`/v2/events/${path}.json${query}`).expect(200);
      if (status === 200 && path === 'nowhere') continue;
      expect(meta(answer.body)).toMatchObject({ status, message, method_id: 1559 });
      if (status !== 200) expect(answer.body).toMatch(/"method":\{\}\},"data":\[\]\}$/);
    }
  }
});

test('a request is counted once for its key, with any outcome', async () => {
  const requests = async (path: string) => meta((await get(path)).body).requests;
  expect(await requests(EVENTS)).toBe(1);
  await request(serving.url).head(EVENTS);
  expect(await requests('/v2/events/nowhere.json?key=k')).toBe(3);
  expect(await requests('/v2/what?key=k')).toBe(4);
  expect(await requests('/v2/events/engineering.json?key=banned')).toBe(1);
  expect(await requests('/v2/events/engineering.json?key=bad')).toBe(-1);
  feed.putKey('k', { banned: true });
  expect(await requests(EVENTS)).toBe(5);
  const many = await Promise.all(Array.from({ length: 30 }, () => requests(EVENTS)));
  expect(many.toSorted((a, b) => Number(a) - Number(b))).toEqual(Array.from({ length: 30 }, (_, i) => i + 6));
});

test('a key is valid for the allowed number of requests', async () => {
  await reopen({ status: 'mirrored' }, { requestsPerKey: 2 });
  await get(EVENTS).expect(200);
  await get(EVENTS).expect(200);
  expect(meta((await get(EVENTS).expect(429)).body)).toMatchObject({
    status: 429,
    message: 'API request limit reached',
  });
});
