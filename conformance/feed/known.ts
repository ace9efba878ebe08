/** What the known service of this interface did, version 2 ("Server codes", "Events"). */
import { check, watch } from '../core/check.ts';
import type { Answer, Exchange } from '../core/exchange.ts';
import type { FeedTarget } from '../core/feed-target.ts';
import { quote } from '../oracle/quote.ts';
import { META } from './envelope.ts';
import { linkDefect } from './event-defects.ts';
import { events } from './events.ts';
import { jsonOf } from './parsed.ts';
import { type JsonObject, listing, numberIn } from './reading.ts';
import { kindDefect, said } from './value.ts';

export { errors } from './known-errors.ts';

/** The texts that go with each `meta.status`. */
const MESSAGES = new Map([
  ['200', 'Request successful'],
  ['204', 'No data returned'],
  ['401', 'Invalid API key'],
  ['403', 'The provided API key has been banned'],
  ['429', 'API request limit reached'],
  ['501', 'Invalid method'],
  ['511', 'API key is required (?key=)'],
]);

/** `meta` of an answer in JSON, where it has one. */
function metaOf({ resource = '', request }: Exchange, answer: Answer | undefined): JsonObject | undefined {
  if (!answer || !resource.endsWith('.json')) return undefined;
  const root = /[?&]callback=/.test(request.url) ? undefined : jsonOf(answer)?.value?.root;
  const meta = root?.kind === 'object' ? root.members.get('meta') : undefined;
  return meta?.kind === 'object' ? meta : undefined;
}

export const message = watch<FeedTarget>()({
  proves: 'FEED-OD-001',
  reasons: { other: '`meta.message` and `meta.status` do not go together' },
  begin: (_feed, t) => ({
    on(exchange, answer) {
      const meta = metaOf(exchange, answer);
      const [status, node] = [meta && numberIn(meta, 'status'), meta?.members.get('message')];
      // What either is by itself is judged by others: null, another type; of a success no text as well.
      if (status === undefined || node?.kind !== 'string') return;
      if (status.startsWith('2') && node.value.trim() === '') return;
      const text = MESSAGES.get(status);
      if (text === undefined) return;
      const [expected, actual] = [`${quote(text)} with ${status}`, `${said(node)} with ${status}`];
      t.judge(node.value === text ? undefined : { reason: 'other', expected, actual, at: '/meta/message' }, answer);
    },
  }),
});

export const method = watch<FeedTarget>()({
  proves: 'FEED-OD-011',
  reasons: {
    'not-an-object': '`meta.method` of an answer that has nothing to say is no empty object',
    'not-text': 'a further member of `meta.method` is neither a text nor null',
  },
  begin: (_feed, t) => ({
    on(exchange, answer) {
      const meta = metaOf(exchange, answer);
      const node = meta?.members.get('method');
      if (!meta || !node) return;
      const status = numberIn(meta, 'status');
      const expected = 'an object, empty where there is nothing to say';
      const none = { reason: 'not-an-object', expected, actual: said(node), at: '/meta/method' } as const;
      // That of a success is judged by the interface document.
      if (node.kind !== 'object') return status === '200' ? undefined : t.judge(none, answer);
      for (const [name, one] of node.members)
        if (name !== 'site_name') t.judge(kindDefect(one, 'string', 'not-text'), answer);
      t.judge(undefined, answer);
    },
  }),
});

export const nulls = check<FeedTarget>()({
  proves: 'FEED-OD-006',
  reasons: { null: 'a member of `meta` is null' },
  run: async (_feed, t) => {
    const { meta, answer } = await t.use(listing);
    for (const name of META) {
      const node = meta.members.get(name);
      const found = { reason: 'null', expected: 'a value', actual: 'null', at: `/meta/${name}` } as const;
      t.judge(node?.kind === 'null' ? found : undefined, answer);
    }
  },
});

export const link = check<FeedTarget>()({
  proves: 'FEED-OD-010',
  reasons: { 'not-https': '`link` of an event is a URL of another scheme than https' },
  run: async (_feed, t) => {
    const { events: listed, reading } = await t.use(events);
    const links = listed
      .filter((event) => !linkDefect(event))
      .map(({ members }) => members.get('link'))
      .filter((node) => node?.kind === 'string');
    await t.each(
      links,
      (node) => {
        const expected = 'an https URL';
        const other = { reason: 'not-https', expected, actual: said(node), at: node.pointer } as const;
        t.judge(/^https:/i.test(node.value.trim()) ? undefined : other, reading.answer);
      },
      'no event that is listed has a link',
    );
  },
});
