/** The envelope around the events (interface, "Envelope", "Errors"). */
import { check } from '../core/check.ts';
import type { FeedTarget } from '../core/feed-target.ts';
import { events } from './events.ts';
import { furtherSites } from './further-sites.ts';
import { listing, numberIn, readListing } from './reading.ts';
import { integerDefect, kindDefect, said } from './value.ts';

export { timestamp } from './timestamp.ts';

export const object = check<FeedTarget>()({
  proves: 'FEED-EN-001',
  reasons: {
    'not-an-object': 'the JSON is no object',
    'no-meta': 'the envelope has no object `meta`',
    'no-data': 'the envelope has no member `data`',
  },
  run: async (_feed, t) => {
    t.judge(undefined, (await t.use(listing)).answer);
  },
});

export const data = check<FeedTarget>()({
  proves: 'FEED-EN-002',
  reasons: {
    'not-a-list': '`data` is neither an array nor null',
    'not-an-event': 'an entry of `data` is neither an object nor null',
  },
  run: async (_feed, t) => {
    t.judge(undefined, (await t.use(events)).reading.answer);
  },
});

export const status = check<FeedTarget>()({
  proves: 'FEED-EN-003',
  reasons: {
    type: '`meta.status` is no integer',
    'not-success': '`meta.status` of a request that is right is not that of a success',
    'no-data': '`meta.status` says that there is no data, and there is',
    'not-as-declared': 'a site without events is answered otherwise than declared',
    changed: 'a site without events is answered in different ways',
  },
  run: async (feed, t) => {
    for (const reading of [await t.use(listing), readListing(await feed.get())]) {
      // What the first did not show is judged of the first alone.
      if (!reading) return;
      const { meta, data, answer } = reading;
      const listed = data.kind === 'array' ? data.items.length : undefined;
      const empty = numberIn(meta, 'status') === '204';
      const actual = `204, with ${listed} events`;
      t.judge(empty && listed ? { reason: 'no-data', expected: '200', actual, at: '/meta/status' } : undefined, answer);
      if (listed === 0) t.judge(t.chose('empty-status', empty ? 'no-data' : 'success'), answer);
    }
  },
});

export const message = check<FeedTarget>()({
  proves: 'FEED-EN-004',
  reasons: { type: '`meta.message` is neither a text nor null', empty: '`meta.message` of a success is empty' },
  run: async (_feed, t) => {
    const { meta, answer } = await t.use(listing);
    const node = meta.members.get('message');
    t.judge(kindDefect(node, 'string', 'type'), answer);
    const empty = node?.kind === 'string' && node.value.trim() === '';
    const expected = 'a text that says success';
    t.judge(empty ? { reason: 'empty', expected, actual: said(node), at: node.pointer } : undefined, answer);
  },
});

export const methodId = check<FeedTarget>()({
  proves: 'FEED-EN-005',
  reasons: {
    type: '`meta.method_id` is neither an integer nor null',
    other: '`meta.method_id` is that of another method',
    'other-site': '`meta.method_id` of a further site is that of another method, or no integer',
  },
  run: async (feed, t) => {
    const { meta, answer } = await t.use(listing);
    const node = meta.members.get('method_id');
    t.judge(integerDefect(node, 'the id of the method'), answer);
    const isOther = (one: typeof node) => one?.kind === 'number' && one.text !== '1559';
    const other = { reason: 'other', expected: '1559', actual: said(node), at: node?.pointer ?? '/meta' } as const;
    t.judge(isOther(node) ? other : undefined, answer);
    // What XML and calls say is held against the JSON of their site.
    for (const { site } of await t.use(furtherSites)) {
      const reading = readListing(await feed.get({ site }));
      const id = reading?.meta.members.get('method_id');
      const at = `events/${site}.json, /meta/method_id`;
      const apart = { reason: 'other-site', expected: '1559', actual: said(id), at } as const;
      t.judge(isOther(id) || integerDefect(id, '') ? apart : undefined, reading?.answer);
    }
  },
});

export const requests = check<FeedTarget>()({
  proves: 'FEED-EN-006',
  reasons: { type: '`meta.requests` is neither an integer nor null' },
  run: async (_feed, t) => {
    const { meta, answer } = await t.use(listing);
    t.judge(integerDefect(meta.members.get('requests'), 'the number of requests'), answer);
  },
});

export const method = check<FeedTarget>()({
  proves: 'FEED-EN-008',
  reasons: { type: '`meta.method` is no object', 'site-name': '`meta.method.site_name` is neither a text nor null' },
  run: async (_feed, t) => {
    const { meta, answer } = await t.use(listing);
    if (numberIn(meta, 'status') === '204')
      t.notApplicable('the site has no events: there may be nothing to say of it');
    const node = meta.members.get('method');
    t.judge(kindDefect(node, 'object', 'type'), answer);
    const name = node?.kind === 'object' ? node.members.get('site_name') : undefined;
    t.judge(kindDefect(name, 'string', 'site-name'), answer);
  },
});

/** The members of the envelope that the interface document lists. */
export const META = ['requests', 'timestamp', 'status', 'message', 'method_id', 'method'] as const;

export const members = check<FeedTarget>()({
  proves: 'FEED-EN-010',
  reasons: { missing: 'a member of the envelope is not there' },
  run: async (_feed, t) => {
    const { meta, answer } = await t.use(listing);
    const method = meta.members.get('method');
    const lacking = META.filter((name) => !meta.members.has(name)).map((name) => `/meta/${name}`);
    // With 204 it may have nothing to say of the site (known service, "Server codes").
    if (method?.kind === 'object' && !method.members.has('site_name') && numberIn(meta, 'status') === '200')
      lacking.push('/meta/method/site_name');
    const [at] = lacking;
    const expected = 'each member of the envelope, if only as null';
    t.judge(at === undefined ? undefined : { reason: 'missing', expected, actual: 'no such member', at }, answer);
  },
});
