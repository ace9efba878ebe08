import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createFeed, type Feed, feedRig, type Serving, serve } from '../../../src/reference/feed/index.ts';
import { type FeedTargetOptions, feedTarget } from '../target/feed.ts';
import { unusableOption } from './probe.ts';

let feed: Feed;
let server: Serving;
beforeEach(async () => {
  feed = createFeed(feedRig({}));
  feed.putSite({ slug: 'eng', name: 'Engineering' });
  feed.putSite({ slug: 'library/news', name: null });
  feed.putKey('a-valid-key');
  feed.putKey('another-valid-key');
  server = await serve(feed.handler);
});
afterEach(async () => {
  await server.close();
  feed.close();
});

/** The report of the options beside the feed; `at` has the address of the feed's server for `HERE`. */
async function said(at: Partial<FeedTargetOptions>) {
  const base = `${server.url}/v2`;
  const given = Object.fromEntries(
    Object.entries(at).map(([name, text]) => [name, String(text).replace('HERE', server.url)]),
  );
  const options = { base, site: 'eng', key: 'a-valid-key', ...given };
  const target = feedTarget(options);
  return unusableOption(target, options).finally(() => target.close());
}

describe('nothing is said', () => {
  test.each([
    [{}],
    [{ sitesUrl: 'HERE/v2/resources/sites.json', otherSite: 'library/news', otherKey: 'another-valid-key' }],
    [{ otherSite: 'library/news' }],
    // The feed does not answer for the site itself: that is for the checks.
    [{ key: 'a-wrong-key', sitesUrl: 'HERE/nowhere', otherSite: 'nowhere' }],
  ])('of what is as it should be, or for the checks: %j', async (at) => {
    expect(await said(at)).toBeUndefined();
  });
  test('of a site list that is not where the interface has it: the feed is to blame', async () => {
    await server.close();
    server = await serve(async (request) =>
      new URL(request.url).pathname.includes('/resources/')
        ? new Response(null, { status: 404 })
        : feed.handler(request),
    );
    expect(await said({ sitesUrl: 'HERE/v2/resources/sites.json' })).toBeUndefined();
  });
});

test.each([
  [
    { sitesUrl: 'HERE/v2/resources/site.json' },
    'usage',
    /^--sites-url \S+site\.json: expected the site list.* found status 501/,
  ],
  [
    { base: 'HERE/v3', sitesUrl: 'HERE/v2/resources/sites.json' },
    'usage',
    /^--url \S+v3: the feed answers with status 404 for events\/eng\.json, which is below \S+: say --url \S+\/v2$/,
  ],
  [
    { base: 'HERE/v3', site: 'engineering', sitesUrl: 'HERE/nowhere/resources/sites.json' },
    'usage',
    /^--url \S+v3: .*, and the site list is below \S+\/nowhere: give the address that events\/\{site\}\.json follows$/,
  ],
  [{ sitesUrl: 'HERE/nowhere' }, 'usage', /^--sites-url \S+: expected the site list.* found status 404/],
  [
    { sitesUrl: 'http://127.0.0.1:1/sites' },
    'unreached',
    /^--sites-url \S+: .*the connection was refused, so nothing was/,
  ],
  [
    { sitesUrl: 'HERE/v2/resources/sites.json', otherSite: 'nowhere' },
    'usage',
    /^--other-site nowhere: the site list has no such site; .* such as "library\/news"/,
  ],
  [
    { otherKey: 'a-wrong-key' },
    'usage',
    /^the feed does not accept the second key \(meta\.status 401\).*--other-key-env/,
  ],
] as const)('%j is a usage error', async (at, kind, why) => {
  const found = await said(at);
  expect(found).toMatchObject({ kind, why: expect.stringMatching(why) });
  expect(found!.why).not.toContain('a-wrong-key');
});

test.each([
  [
    'of HTML',
    () => new Response('<p>', { headers: { 'content-type': 'text/html' } }),
    /found an answer of type "text\/html"/,
  ],
  ['without a slug', () => Response.json([{ name: 'x' }]), /found an answer of type "application\/json"/],
])('an answer %s is no site list', async (_, answer, why) => {
  const other = await serve(async () => answer());
  const found = await said({ sitesUrl: `${other.url}/sites` }).finally(other.close);
  expect(found).toMatchObject({ kind: 'usage', why: expect.stringMatching(why) });
});

test('a site that is answered like an unknown one is reported, without a list', async () => {
  await server.close();
  server = await serve(async (request) =>
    new URL(request.url).pathname.includes('nowhere')
      ? new Response('{"no":1}', { status: 404 })
      : feed.handler(request),
  );
  expect(await said({ otherSite: 'nowhere' })).toMatchObject({
    why: expect.stringMatching(/^--other-site nowhere: .* status 404/),
  });
});
