import request from 'supertest';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Serving, serve } from '../../serve.ts';
import { answer, NOW, open, titles } from '../feed.test-tool.ts';
import type { Feed } from '../feed.ts';

let feed: Feed;
let serving: Serving;
beforeEach(async () => {
  feed = open({ publishing: { token: 't' } });
  serving = await serve(feed.handler);
});
afterEach(async () => {
  await serving.close();
  feed.close();
});

const send = (method: 'put' | 'post' | 'delete', path: string, body?: string | object) => {
  const prepared = request(serving.url)[method](path).set('authorization', 'Bearer t');
  return body === undefined ? prepared : prepared.set('content-type', 'application/json').send(body);
};

test('sites, items and keys', async () => {
  await send('put', '/publish/sites/library%2Fnews', { name: 'News' }).expect(204);
  const big = '{"id": 9007199254740993, "title": "a", "more": 123456789012345678901234567890}';
  const created = await send('post', '/publish/sites/library%2Fnews/items', big).expect(201, { item: 1 });
  expect(created.headers['cache-control']).toBe('no-store');
  const path = '/v2/events/library/news.json?key=k';
  expect((await answer(feed, path)).data[0]).toMatchObject({
    id: 2n ** 53n + 1n,
    more: 123456789012345678901234567890n,
  });
  await send('put', '/publish/items/1', { title: 'b' }).expect(204);
  expect(await titles(feed, path)).toEqual(['b']);
  await send('delete', '/publish/items/1').expect(204);
  await send('delete', '/publish/items/1').expect(404);
  expect(await titles(feed, path)).toEqual([]);
  await send('put', '/publish/keys', { key: 'k', banned: true }).expect(204);
  expect((await answer(feed)).meta.status).toBe(403n);
  await send('delete', '/publish/keys', { key: 'k' }).expect(204);
  await send('delete', '/publish/keys', { key: 'k' }).expect(404);
  await send('delete', '/publish/sites/engineering').expect(204);
});

test('the clock stays where it is set, until it is released', async () => {
  await send('put', '/publish/clock', { now: 1_000 }).expect(204);
  expect((await answer(feed)).meta.timestamp).toBe(1n);
  await send('put', '/publish/clock', { now: null }).expect(204);
  expect((await answer(feed)).meta.timestamp).toBe(BigInt(Math.floor(NOW / 1_000)));
  await send('put', '/publish/clock', { now: 'soon' }).expect(422);
  await send('put', '/publish/clock', {}).expect(422);
});

test('a refusal gives its reason', async () => {
  const items = '/publish/sites/engineering/items';
  await send('post', items, { id: 1 }).expect(201);
  await send('post', items, { id: 1 }).expect(409);
  const wrong = await send('post', items, { updated: 'yesterday' }).expect(422);
  expect(wrong.body).toMatchObject({ error: 'invalid', where: '/updated', found: 'yesterday' });
  await send('post', items, '{').expect(400);
  await send('post', items, '[]').expect(422);
  await send('post', '/publish/sites/nowhere/items', {}).expect(404, /no-such-site/);
  await send('put', '/publish/items/99', {}).expect(404);
  await send('put', '/publish/sites/a', '"a"').expect(422);
  await send('put', '/publish/keys', { key: 1 }).expect(422);
  await send('post', '/publish/clock', {}).expect(405).expect('allow', 'PUT');
  await request(serving.url).get('/publish/clock').set('authorization', 'Bearer t').expect(405);
  const nothing = [
    '/publish/',
    '/publish/items',
    '/publish/items/0',
    '/publish/items/1/2',
    '/publish/sites/a/b',
  ].concat('/publish/sites/a/items/1', '/publish/x', '/publish/clock/1', '/publish/sites/%ff');
  for (const path of nothing) expect([path, (await send('put', path, {})).status]).toEqual([path, 404]);
});

test('publishing needs the token, and has to be enabled', async () => {
  for (const given of ['', 'Bearer', 'Bearer T', 'bearer t', 'Basic t', 'Bearer t2']) {
    const refused = await request(serving.url).put('/publish/sites/a').set('authorization', given).send({}).expect(401);
    expect(refused.headers['www-authenticate']).toBe('Bearer realm="publish"');
  }
  await request(serving.url).put('/publish/sites/a').send({}).expect(401);
  await serving.close();
  feed.close();
  feed = open();
  serving = await serve(feed.handler);
  await send('put', '/publish/sites/a', { name: null }).expect(404);
});
