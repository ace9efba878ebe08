/** The two npm clients for such a feed, unmodified, on the reference and on faults. */

import { afterAll, describe, expect, test } from 'vitest';
import { type NpmClient, npmClient } from './npm-client.ts';
import { asDoubles, REFUSALS, type ServedFeed, type Serving, SITES, servedFeed } from './served.test-tool.ts';

const open: (NpmClient | ServedFeed)[] = [];
/** Serves a feed to both clients. */
async function read(o?: Serving) {
  const served = await servedFeed(o);
  const clients = { uwapi: npmClient('uwapi', served.url), uwaterloo: npmClient('uwaterloo-api', served.url) };
  open.unshift(clients.uwapi, clients.uwaterloo, served);
  return { ...clients, feed: served.feed };
}
afterAll(async () => {
  for (const resource of open) await resource.close();
});

const key = 'good';
const site = 'engineering';
const keyOf = (query: string) => (query === '' ? {} : { key: query.slice('key='.length) });
const NOT_JSON = 'Request did not yield valid JSON data';
/** The calls of uwaterloo-api for a body that is not JSON: first a failure, then a success. */
const twice = (body: unknown) => ({
  calls: [
    { error: 'Status Code: 200', status: 200, body },
    { error: null, status: 200, body },
  ],
});

describe('the reference', () => {
  const reads = read();

  test('uwapi has the events of every site as they were published, but ids as doubles', async () => {
    const { uwapi } = await reads;
    for (const site of Object.keys(SITES)) {
      expect(await uwapi.ask({ site, key }), site).toEqual({ resolved: asDoubles(site) });
    }
  });

  test('so has uwaterloo-api, with the envelope, but for a slug that it writes as bytes of Latin-1', async () => {
    const { uwaterloo, feed } = await reads;
    feed.putKey('counted');
    for (const [before, site] of Object.keys(SITES).entries()) {
      if (site === 'été') continue;
      const empty = SITES[site]!.length === 0;
      const meta = {
        requests: before + 1,
        timestamp: 1399701994,
        status: empty ? 204 : 200,
        message: empty ? 'No data returned' : 'Request successful',
        method_id: 1559,
        method: { site_name: site === 'library/news' ? null : `Site of ${site} & <b>` },
      };
      const body = { meta, data: asDoubles(site) };
      expect(await uwaterloo.ask({ site, key: 'counted' }), site).toEqual({
        calls: [{ error: null, status: 200, body }],
      });
    }
    expect(await uwaterloo.ask({ site: 'été', key })).toMatchObject({ calls: [{ status: 400 }, { status: 400 }] });
  });

  test('both read the list of sites, and find nothing in a site that is not on it', async () => {
    const { uwapi, uwaterloo } = await reads;
    const { resolved } = (await uwapi.ask({ key })) as { resolved: readonly { readonly slug: string }[] };
    expect(resolved.map(({ slug }) => slug).sort()).toEqual(Object.keys(SITES).sort());
    const meta = { status: 200, method_id: 1523, method: {} };
    expect(await uwaterloo.ask({ key })).toMatchObject({ calls: [{ error: null, body: { meta, data: resolved } }] });
    expect(await uwapi.ask({ site: 'nosuch', key })).toEqual({ resolved: [] });
    const none = { meta: { status: 204, method: {} }, data: [] };
    expect(await uwaterloo.ask({ site: 'nosuch', key })).toMatchObject({ calls: [{ error: null, body: none }] });
  });

  test('a new instance has the latest events; an old instance of uwapi keeps its first answer', async () => {
    const { uwapi, uwaterloo, feed } = await reads;
    feed.putSite({ slug: 'live', name: 'Live' });
    const number = feed.publish('live', { id: 1, title: 'First' });
    const title = async (again: boolean) => {
      const { resolved } = (await uwapi.ask({ site: 'live', key, again })) as { resolved: { title: string }[] };
      return resolved.map(({ title }) => title);
    };
    const titleToo = async () => {
      const read = await uwaterloo.ask({ site: 'live', key, again: true });
      return (read as { calls: [{ body: { data: { title: string }[] } }] }).calls[0].body.data.map(
        ({ title }) => title,
      );
    };
    expect([await title(false), await titleToo()]).toEqual([['First'], ['First']]);
    feed.update(number, { id: 1, title: 'Changed' });
    expect([await title(true), await titleToo()]).toEqual([['First'], ['Changed']]);
    expect(await title(false)).toEqual(['Changed']);
    feed.withdraw(number);
    expect([await title(false), await titleToo()]).toEqual([[], []]);
  });

  test('neither reads a JSONP call as JSON', async () => {
    const { uwapi, uwaterloo } = await reads;
    const query = { callback: 'cb' };
    expect(await uwapi.ask({ site, key, query })).toEqual({ rejected: NOT_JSON });
    const body = expect.stringMatching(/^\/\*\*\/cb\(\{.*\}\);$/);
    expect(await uwaterloo.ask({ site, key, query })).toEqual(twice(body));
  });
});

describe.each(['always-200', 'mirrored'] as const)('refusals, %s', (status) => {
  const reads = read({ choices: { status } });

  test.each(REFUSALS)('uwapi rejects with the message of $status', async ({ query, message }) => {
    const { uwapi } = await reads;
    expect(await uwapi.ask({ site, ...keyOf(query) })).toEqual({ rejected: `API Error: ${message}` });
  });

  test.each(REFUSALS)('uwaterloo-api sees an error where HTTP is $status, and else the envelope', async (refusal) => {
    const { uwaterloo } = await reads;
    const { query, status: code, message } = refusal;
    const outcome = await uwaterloo.ask({ site, ...keyOf(query) });
    // Without a key it sends no request.
    if (query === '') return expect(outcome).toEqual({ thrown: 'Invalid API key provided' });
    const body = { meta: { status: code, message }, data: [] };
    const http = status === 'mirrored' ? { error: `Status Code: ${code}`, status: code } : { error: null, status: 200 };
    expect(outcome).toMatchObject({ calls: [{ ...http, body }] });
    expect((outcome as { calls: readonly unknown[] }).calls).toHaveLength(1);
  });
});

test('an unknown site that is answered with 501, and a key that is used up', async () => {
  const { uwapi, uwaterloo } = await read({
    choices: { status: 'mirrored', unknownSite: 'invalid-method' },
    requestsPerKey: 2,
  });
  expect(await uwapi.ask({ site: 'nosuch', key })).toEqual({ rejected: 'API Error: Invalid method' });
  expect(await uwaterloo.ask({ site: 'nosuch', key })).toMatchObject({ calls: [{ error: 'Status Code: 501' }] });
  expect(await uwapi.ask({ site, key })).toEqual({ rejected: 'API Error: API request limit reached' });
  expect(await uwaterloo.ask({ site, key })).toMatchObject({ calls: [{ error: 'Status Code: 429' }] });
});

describe('faults', () => {
  test.each(['names-without-quotes', 'byte-order-mark', 'always-gzip'] as const)('both notice %s', async (fault) => {
    const { uwapi, uwaterloo } = await read({ fault });
    const long = { site: 'long', key };
    expect(await uwapi.ask(long)).toEqual({ rejected: NOT_JSON });
    expect(await uwaterloo.ask(long)).toEqual(twice(expect.any(String)));
  });

  test('uwapi does not survive an answer without meta; uwaterloo-api takes any', async () => {
    const { uwapi, uwaterloo } = await read({ fault: 'no-meta' });
    const died = "TypeError: Cannot read properties of undefined (reading 'status')";
    expect(await uwapi.ask({ site, key })).toEqual({ died });
    const body = { data: asDoubles(site) };
    expect(await uwaterloo.ask({ site, key })).toEqual({ calls: [{ error: null, status: 200, body }] });
  });

  test('nothing found, answered with 404, is an error to uwaterloo-api and no events to uwapi', async () => {
    const { uwapi, uwaterloo } = await read({ fault: 'no-data-as-404' });
    expect(await uwapi.ask({ site: 'empty', key })).toEqual({ resolved: [] });
    expect(await uwaterloo.ask({ site: 'empty', key })).toMatchObject({ calls: [{ error: 'Status Code: 404' }] });
  });

  test('malformed events reach the caller', async () => {
    const { uwapi } = await read({ fault: 'single-time-as-object' });
    const { resolved } = (await uwapi.ask({ site, key })) as { resolved: readonly unknown[] };
    expect(resolved[1]).toMatchObject({ title: 'Event 7', times: { start: '2014-06-11T10:00:00-04:00' } });
  });
});
