import { spawnSync } from 'node:child_process';
import https from 'node:https';
import { fileURLToPath } from 'node:url';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { edgeEvents } from '../../../src/generate/feed/cases/index.ts';
import type { FaultName, VariantName } from '../generated/alterations.ts';
import { faults, variants } from '../generated/alterations.ts';
import { readXml } from '../oracle/xml/tree.ts';
import { feedHandlers, mockFeed } from './index.ts';
import type { MockFeedOptions } from './mock-feed-options.ts';

const base = 'https://feed.example/v2';
const url = `${base}/events/engineering.json?key=example-key`;
const server = setupServer();

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const use = (options?: MockFeedOptions) => {
  const mock = mockFeed(options);
  server.use(...mock.handlers);
  return mock;
};
const titles = async (address = url) => {
  const { data } = (await (await fetch(address)).json()) as { data: { title: string | null }[] };
  return data.map((event) => event.title);
};

describe('a feed that is mocked', () => {
  test('answers in JSON, XML and JSONP, with its headers', async () => {
    use();
    const json = await fetch(url);
    expect([json.status, json.headers.get('content-type')]).toEqual([200, 'application/json; charset=utf-8']);
    expect(await json.json()).toMatchObject({ meta: { status: 200, method_id: 1559, requests: 1 } });
    const xml = await fetch(url.replace('.json', '.xml'));
    expect(readXml(await xml.bytes()).value!.root.children.map(({ name }) => name)).toEqual(['meta', 'data']);
    expect(await (await fetch(`${url}&callback=cb`)).text()).toMatch(/^\/\*\*\/cb\(\{.*\}\);$/s);
  });
  test('answers HEAD, OPTIONS, other methods, the list of sites and unknown paths as a feed does', async () => {
    use({ siteName: 'Engineering & Design' });
    const head = await fetch(url, { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
    expect((await fetch(url, { method: 'OPTIONS' })).headers.get('allow')).toBe('GET, HEAD, OPTIONS');
    expect((await fetch(url, { method: 'POST', body: '{}' })).status).toBe(405);
    const sites = await (await fetch(`${base}/resources/sites.json?key=example-key`)).json();
    expect(sites).toMatchObject({ data: [{ slug: 'engineering', name: 'Engineering & Design' }] });
    expect(await (await fetch(`${base}/nothing?key=example-key`)).json()).toMatchObject({ meta: { status: 501 } });
  });
  test('answers node:https, and a client that accepts gzip', async () => {
    use({ events: 'edge-cases' });
    const plain = await new Promise<number>((done) => {
      https.get(url, (incoming) => {
        incoming.resume();
        done(incoming.statusCode!);
      });
    });
    expect(plain).toBe(200);
    const zipped = await fetch(url, { headers: { 'accept-encoding': 'gzip' } });
    expect(zipped.headers.get('content-encoding')).toBe('gzip');
    expect((await zipped.json()) as object).toMatchObject({ data: { length: edgeEvents(Date.now()).length } });
  });
  test('is at its base and nowhere else', async () => {
    use({ base: 'http://127.0.0.1:8009/a.b/', events: [{ title: 'Here', times: [] }] });
    expect(await titles('http://127.0.0.1:8009/a.b/events/engineering.json?key=example-key')).toEqual(['Here']);
    for (const badOptions of [
      'http://127.0.0.1:8009/axb/events/engineering.json',
      'http://127.0.0.1:8010/a.b/events/x.json',
    ])
      await expect(fetch(badOptions)).rejects.toThrow();
    use({ base: 'https://feed.example', events: [{ title: 'At the root' }] });
    expect(await titles('https://feed.example/events/engineering.json?key=example-key')).toEqual(['At the root']);
  });
  test('has sites with slashes and keys with plus signs', async () => {
    use({ site: 'library/news', key: 'a+b/c', events: [{ title: 'News' }] });
    for (const path of ['library/news', 'library%2Fnews'])
      expect(await titles(`${base}/events/${path}.json?key=a%2Bb%2Fc`)).toEqual(['News']);
  });
  test('is another one for each call', async () => {
    const feed = use({ events: [] });
    const second = use({ events: [] });
    feed.feed.publish(feed.site, { title: 'In the other' });
    expect(await titles()).toEqual([]);
    second.feed.publish(second.site, { title: 'Here' });
    expect(await titles()).toEqual(['Here']);
  });
  test('goes by the clock that it is given', async () => {
    const start = Date.UTC(2030, 0, 1);
    let now = start;
    use({ now: () => now });
    expect(await titles()).toHaveLength(3);
    now = start + 31 * 86_400_000;
    expect(await titles()).toEqual([]);
  });
  test('goes by fake timers, and answers under them', async () => {
    vi.useFakeTimers({ now: Date.UTC(2030, 0, 1) });
    try {
      const { feed, site } = use();
      expect(await titles()).toHaveLength(3);
      feed.publish(site, { title: 'More' });
      expect(await titles()).toHaveLength(4);
      vi.setSystemTime(Date.UTC(2031, 0, 1));
      expect(await titles()).toEqual(['More']);
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('faults and variants', () => {
  const asked = async (options: MockFeedOptions) => {
    use(options);
    return (await fetch(url)).text();
  };
  test('alter what is answered', async () => {
    expect(JSON.parse(await asked({ fault: 'status-as-text' })).meta.status).toBe('200');
    expect(JSON.parse(await asked({ variant: 'further-members' })).meta.version).toBe(207);
  });
  test('can be mocked, all of them', () => {
    for (const fault of Object.keys(faults) as FaultName[]) expect(feedHandlers({ fault })).toHaveLength(1);
    for (const variant of Object.keys(variants) as VariantName[]) expect(feedHandlers({ variant })).toHaveLength(1);
  });
  test('of unknown names do not compile, and are reported with similar names', () => {
    // @ts-expect-error: no fault has this name.
    expect(() => feedHandlers({ fault: 'status-as-txt' })).toThrow(
      'the feed has no fault "status-as-txt"; similar: status-as-text',
    );
    // @ts-expect-error: a fault is no variant.
    expect(() => feedHandlers({ variant: 'status-as-text' })).toThrow('the feed has no variant "status-as-text"');
    const both = { fault: 'status-as-text', variant: 'further-members' } as const;
    expect(() => feedHandlers(both)).toThrow('fault and variant exclude each other');
  });
});

describe('a request that cannot be mocked is reported', () => {
  test.each(['/v2', 'feed.example', ''])('base %o', (address) => {
    expect(() => feedHandlers({ base: address })).toThrow('base is the URL of the feed');
  });
  test.each<[unknown, string]>([
    [{ kye: 'my-key' }, 'a mocked feed has no option "kye"; it has base, site, siteName, key, '],
    [{ request: 5 }, 'no option "request"; similar: requestsPerKey; '],
    [{ choices: { statsu: 'mirrored' } }, 'a mocked feed has no choice "statsu"; similar: status; it has status, '],
    [{ choices: { status: 'mirorred' } }, 'status is always-200 or mirrored, not "mirorred"; similar: mirrored'],
    [{ choices: { order: 1 } }, 'the choice order is next or start or id or published, not 1'],
    [{ events: 'edgecases' }, 'events is a list of events, or "edge-cases", not "edgecases"; similar: edge-cases'],
    [{ events: { title: 'Talk' } }, 'events is a list of events, or "edge-cases", not an object'],
    [{ requestsPerKey: '5' }, 'requestsPerKey is a whole number of requests, 0 or more, not "5"'],
    [{ now: 5 }, 'now is a function that gives milliseconds since the epoch, not 5'],
    [{ key: null }, 'key is the key that the feed takes, not null'],
  ])('options %j', (options, says) => {
    const made = () => mockFeed(options as MockFeedOptions);
    expect(made).toThrow(TypeError);
    expect(made).toThrow(says);
  });
  test('but not an option that is undefined, nor an event with members of its own', async () => {
    const { feed, site } = use({ fault: undefined, events: [] } as object);
    feed.publish(site, { titel: 'x' });
    expect(await (await fetch(url)).json()).toMatchObject({ data: [{ title: null, titel: 'x' }] });
  });
  test('an event that cannot be published', () => {
    const naive = [{ times: [{ start: '2030-01-01T12:00:00' }] }];
    expect(() => feedHandlers({ events: naive })).toThrow('/times/0/start');
  });
});

describe('without MSW', () => {
  const index = new URL('./index.ts', import.meta.url).href;
  const importing = (code: string) => {
    const hook = `import { registerHooks } from 'node:module';
      registerHooks({ resolve(name, context, next) {
        if (name.startsWith('msw')) throw Object.assign(new Error('Cannot find package'), { code: '${code}' });
        return next(name, context);
      } });`;
    const args = [
      '--import',
      `data:text/javascript,${encodeURIComponent(hook)}`,
      '-e',
      `import('${index}').catch(e => console.log(e.message))`,
    ];
    return spawnSync(process.execPath, args, { encoding: 'utf8', cwd: fileURLToPath(new URL('.', import.meta.url)) })
      .stdout;
  };
  test.each(['ERR_MODULE_NOT_FOUND', 'ERR_PACKAGE_PATH_NOT_EXPORTED'])(
    'a sentence says what to install: %s',
    (code) => {
      expect(importing(code)).toBe('touchstone/msw needs MSW, version 3 or later: npm install --save-dev msw@3\n');
    },
  );
});
