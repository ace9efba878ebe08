/** jQuery and fetch-jsonp in a page of another origin, in Chromium, on the reference and on faults. */

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { withFeedHeaders, withFeedParts } from '../../conformance/feed/testbed/alterations.ts';
import { browserPath, type FeedPage, feedPage, type PageClient } from './page.ts';
import { asDoubles, REFUSALS, type ServedFeed, type Serving, SITES, servedFeed } from './served.test-tool.ts';
import type { Tree } from './xml.ts';

const JSONP = ['jquery-jsonp', 'fetch-jsonp'] as const;
const ALL: readonly PageClient[] = ['jquery-get', ...JSONP];
/** The form of the function names that each client generates. */
const NAMES: Readonly<Record<(typeof JSONP)[number], RegExp>> = {
  'jquery-jsonp': /^jQuery4000\d+_\d+$/,
  'fetch-jsonp': /^jsonp_\d+_\d+$/,
};
/** The outcome of each client when the browser does not run the answer. */
const BLOCKED: Readonly<Record<(typeof JSONP)[number], unknown>> = {
  'jquery-jsonp': { failed: 'error', said: 'error', status: 404 },
  'fetch-jsonp': { failed: 'JSONP request to URL failed' },
};
/** The outcome of each client when a script ran that did not call it. */
const NOT_CALLED: Readonly<Record<(typeof JSONP)[number], unknown>> = {
  'jquery-jsonp': {
    failed: 'parsererror',
    said: expect.stringMatching(/^jQuery4000\d+_\d+ was not called$/),
    status: 200,
  },
  'fetch-jsonp': { failed: 'JSONP request to URL timed out' },
};

type Envelope = { readonly data: { readonly meta: Readonly<Record<string, unknown>>; readonly data: unknown } };

if (browserPath === undefined) {
  console.warn(
    'skipped: jQuery and fetch-jsonp in a page, since neither chromium nor google-chrome is on this machine',
  );
  test.skip('feed-page: chromium is absent');
} else {
  let page: FeedPage;
  let served: ServedFeed | undefined;
  const serve = async (o: Serving = {}): Promise<ServedFeed> => {
    await served?.close();
    page.errors();
    return (served = await servedFeed(o));
  };
  beforeAll(async () => {
    page = await feedPage();
  });
  afterAll(async () => {
    await page?.close();
    await served?.close();
  });

  describe.each(['always-200', 'mirrored'] as const)('the reference, %s', (status) => {
    beforeAll(() => serve({ choices: { status } }));

    test.each(ALL)('%s has the events of every site as they were published, but ids as doubles', async (client) => {
      for (const site of Object.keys(SITES)) {
        const { data } = (await page.ask(client, served!.events(site))) as Envelope;
        expect(data.data, site).toEqual(asDoubles(site));
        const [code, message] = site === 'empty' ? [204, 'No data returned'] : [200, 'Request successful'];
        const site_name = site === 'library/news' ? null : `Site of ${site} & <b>`;
        expect(data.meta, site).toMatchObject({ status: code, message, method_id: 1559, method: { site_name } });
      }
      expect(page.errors()).toEqual([]);
    });

    test.each(JSONP)('%s makes up a name that is called, also where its key is refused', async (client) => {
      page.asked();
      for (const { query, status, message } of REFUSALS) {
        const { data } = (await page.ask(client, served!.events('engineering', 'json', query))) as Envelope;
        expect(data).toMatchObject({ meta: { status, message, method_id: 1559, method: {} }, data: [] });
      }
      const asked = page.asked();
      expect(asked).toHaveLength(REFUSALS.length);
      for (const { searchParams } of asked) expect(searchParams.get('callback')).toMatch(NAMES[client]);
    });

    test('jQuery fails with the envelope where HTTP mirrors the refusal, and else succeeds with it', async () => {
      for (const { query, status: code, message } of REFUSALS) {
        const body = { meta: { status: code, message }, data: [] };
        const http = code === 511 ? 401 : code;
        const outcome = await page.ask('jquery-get', served!.events('engineering', 'json', query));
        expect(outcome).toMatchObject(status === 'mirrored' ? { failed: 'error', status: http, body } : { data: body });
      }
    });

    test('jQuery parses the XML into a document with each title', async () => {
      for (const site of ['engineering', 'odd', 'long']) {
        const { data } = (await page.ask('jquery-get', served!.events(site, 'xml'))) as { data: unknown };
        const [name, [meta, [last, items]]] = data as [string, [Tree, Tree]];
        expect([name, meta[0], last]).toEqual(['response', 'meta', 'data']);
        const titles = (items as readonly Tree[]).map(([, members]) => (members as readonly Tree[])[1]);
        expect(titles, site).toEqual(SITES[site]!.map(({ title }) => ['title', title ?? '']));
      }
    });

    test.each(ALL)('%s sees the latest publication, change and withdrawal', async (client) => {
      const { feed } = served!;
      feed.putSite({ slug: 'live', name: 'Live' });
      const titles = async () => {
        const { data } = (await page.ask(client, served!.events('live'))) as { data: { data: { title: string }[] } };
        return data.data.map(({ title }) => title);
      };
      expect(await titles()).toEqual([]);
      const number = feed.publish('live', { id: 1, title: 'First' });
      expect(await titles()).toEqual(['First']);
      feed.update(number, { id: 1, title: 'Changed' });
      expect(await titles()).toEqual(['Changed']);
      feed.withdraw(number);
      expect(await titles()).toEqual([]);
    });

    test('a name that is code is not run', async () => {
      for (const jsonpCallbackFunction of ['window.ran=true;x', 'x,window.ran=true,x']) {
        const outcome = await page.ask('fetch-jsonp', served!.events('engineering'), { jsonpCallbackFunction });
        expect(outcome).toEqual(BLOCKED['fetch-jsonp']);
      }
      expect(await page.variable('ran')).toBe('undefined');
      expect(page.errors()).toEqual([]);
    });
  });

  test('a member called __proto__ reaches readers of JSON, but not functions that a script calls', async () => {
    const { feed, events } = await serve();
    feed.putSite({ slug: 'proto', name: null });
    feed.publish('proto', JSON.parse('{"title": "x", "__proto__": "y"}'));
    const names = async (client: PageClient) => {
      const { data } = (await page.ask(client, events('proto'))) as { data: { data: [object] } };
      return Object.keys(data.data[0]);
    };
    expect(await names('jquery-get')).toContain('__proto__');
    for (const client of JSONP) expect(await names(client)).toEqual(expect.not.arrayContaining(['__proto__']));
  });

  describe('faults', () => {
    test.each(['callback-ignored', 'callback-short-only', 'jsonp-called-json', 'jsonp-without-type'] as const)(
      'Chromium does not run the answers of %s',
      async (fault) => {
        const { events } = await serve({ fault });
        for (const client of JSONP) expect(await page.ask(client, events('engineering'))).toEqual(BLOCKED[client]);
        expect(page.errors()).toEqual([]);
      },
    );

    test.each(['jsonp-errors-with-status', 'jsonp-errors-undeclared'] as const)(
      'who reads by scripts learns nothing of a refusal by %s',
      async (fault) => {
        const { events } = await serve({ fault });
        const refused = events('engineering', 'json', 'key=unknown');
        for (const client of JSONP) expect(await page.ask(client, refused)).toEqual(BLOCKED[client]);
      },
    );

    test.each(['callback-fixed', 'jsonp-without-parenthesis'] as const)(
      'no function is called by %s',
      async (fault) => {
        const { events } = await serve({ fault });
        for (const client of JSONP) expect(await page.ask(client, events('engineering'))).toEqual(NOT_CALLED[client]);
        expect(page.errors()).toHaveLength(2);
      },
    );

    test('JSON in place of the call is not run, even with the type of a script', async () => {
      // Chromium inspects cross-origin answers (Opaque Response Blocking): it blocks JSON under any type.
      const { events } = await serve({
        alter: (rig) => withFeedParts(rig, { callback: () => undefined, contentType: () => 'text/javascript' }),
      });
      for (const client of JSONP) expect(await page.ask(client, events('engineering'))).toEqual(BLOCKED[client]);
    });

    test('without the header for other origins, their pages can read by scripts only', async () => {
      const { events } = await serve({
        alter: (rig) => withFeedHeaders(rig, /^/, (headers) => headers.delete('access-control-allow-origin')),
      });
      expect(await page.ask('jquery-get', events('engineering'))).toEqual({ failed: 'error', said: '', status: 0 });
      for (const client of JSONP) expect(await page.ask(client, events('engineering'))).toHaveProperty('data.data');
    });

    test('jQuery notices malformed JSON, and no client notices a missing meta', async () => {
      const { events } = await serve({ fault: 'names-without-quotes' });
      expect(await page.ask('jquery-get', events('engineering'))).toMatchObject({ failed: 'parsererror', status: 200 });
      const bare = await serve({ fault: 'no-meta' });
      for (const client of ALL) {
        expect(await page.ask(client, bare.events('engineering'))).toEqual({
          data: { data: asDoubles('engineering') },
        });
      }
    });

    test('callbacks in lower case are noticed by jQuery, whose names have a capital, and not by fetch-jsonp', async () => {
      const { events } = await serve({ fault: 'callback-in-lower-case' });
      expect(await page.ask('jquery-jsonp', events('engineering'))).toEqual(NOT_CALLED['jquery-jsonp']);
      expect(await page.ask('fetch-jsonp', events('engineering'))).toHaveProperty('data.data');
    });

    test('a second call finds no function of fetch-jsonp any more; jQuery keeps its function for a while', async () => {
      const { events } = await serve({ fault: 'jsonp-twice' });
      for (const client of JSONP) expect(await page.ask(client, events('engineering'))).toHaveProperty('data.data');
      expect(page.errors()).toEqual([expect.stringMatching(/jsonp_\d+_\d+ is not defined$/)]);
    });

    test('JSON as a string in the call is passed on as a string', async () => {
      const { events } = await serve({ fault: 'jsonp-with-text' });
      for (const client of JSONP) {
        expect(await page.ask(client, events('engineering'))).toEqual({ data: expect.stringMatching(/^\{"meta":/) });
      }
    });

    test('cached events are outdated for readers of the same address', async () => {
      const { feed, events } = await serve({ fault: 'events-cached-by-max-age' });
      const titles = async (client: PageClient) => {
        const { data } = (await page.ask(client, events('empty'))) as { data: { data: { title: string }[] } };
        return data.data.map(({ title }) => title);
      };
      feed.publish('empty', { title: 'First' });
      expect(await titles('jquery-get')).toEqual(['First']);
      feed.publish('empty', { title: 'Second' });
      expect(await titles('jquery-get')).toEqual(['First']);
      // Each request has another function name, so each has another address.
      for (const client of JSONP) expect(await titles(client)).toEqual(['First', 'Second']);
    });

    test.each([
      ['xml-called-json', { failed: 'parsererror', said: expect.stringContaining('is not valid JSON') }],
      ['xml-called-html', { data: expect.stringMatching(/^<\?xml/) }],
      ['xml-raw-ampersand', { failed: 'parsererror', said: expect.stringContaining('Invalid XML') }],
    ] as const)('jQuery has no document of %s', async (fault, outcome) => {
      const { events } = await serve({ fault });
      expect(await page.ask('jquery-get', events('odd', 'xml'))).toMatchObject(outcome);
    });
  });
}
