import type { Choices } from '../../../reference/feed/index.ts';
import { type Ask, asksFor, CALLBACK, type FeedCase, KEY, SITE } from '../case.ts';
import { span } from '../date-time.ts';

const QUERY = `key=${KEY}`;
const path = `/v2/events/${SITE.slug}`;

/** Keys of every kind, and the answers to missing, wrong, banned and used-up keys. */
export function keys(now: number): readonly FeedCase[] {
  const events = [{ title: 'For holders of a key', times: [span(now, 24)] }];
  const valid: readonly (readonly [string, string, string])[] = [
    ['base64', 'ab+/cd==', 'A key with a plus, a slash and equals signs.'],
    ['percent', '100%20&x=y#z', 'A key with a percent sign, an ampersand and a number sign.'],
    ['long', 'k'.repeat(512), 'A key of 512 characters.'],
    ['not-ascii', 'clé 💡', 'A key with letters that are not ASCII.'],
  ];
  const json = (query: string) => asksFor(SITE.slug, ['json'], query);
  return [
    ...valid.map(
      ([name, key, about]): FeedCase => ({
        name: `key-${name}`,
        about,
        events,
        before: (feed) => feed.putKey(key),
        asks: json(`${new URLSearchParams({ key })}`),
      }),
    ),
    {
      name: 'key-upper-case',
      about: 'A valid key in upper case: it is another key, which nobody has.',
      events,
      asks: json(`key=${KEY.toUpperCase()}`),
    },
    { name: 'key-prefix', about: 'The beginning of a valid key.', events, asks: json(`key=${KEY.slice(0, 16)}`) },
    { name: 'key-empty', about: 'An empty key.', events, asks: json('key=') },
    { name: 'key-twice', about: 'Two keys of which one is valid.', events, asks: json(`key=no-such-key&${QUERY}`) },
    ...refusals(events, 'always-200'),
    ...refusals(events, 'mirrored'),
  ];
}

/** The refusals of a key, in every form, with and without a mirrored HTTP status. */
function refusals(events: NonNullable<FeedCase['events']>, status: Choices['status']): readonly FeedCase[] {
  const mirrored = status === 'mirrored';
  const refusal = (name: string, about: string, more: Partial<FeedCase>): FeedCase => ({
    name: mirrored ? `key-${name}-mirrored` : `key-${name}`,
    about: mirrored ? `${about} HTTP says it as well, but not to a script.` : about,
    ...(mirrored ? { choices: { status } } : {}),
    events,
    ...more,
  });
  return [
    refusal('missing', 'No key.', { asks: asksFor(SITE.slug, undefined, '') }),
    refusal('wrong', 'A key that is not known.', { asks: asksFor(SITE.slug, undefined, 'key=no-such-key') }),
    refusal('banned', 'A key that was banned.', { before: (feed) => feed.putKey(KEY, { banned: true }) }),
    refusal('used-up', 'A key whose requests are used up.', { requestsPerKey: 0 }),
  ];
}

/** Unknown formats. */
export function formats(): readonly FeedCase[] {
  const ask = (rest: string): Ask => ({ path: `/v2/events/${rest}`, query: QUERY });
  return [
    {
      name: 'format-unknown',
      about: 'Formats that there are not, none at all, and upper case: the status 501, in JSON.',
      asks: ['html', 'txt', 'JSON'].map((format) => ask(`${SITE.slug}.${format}`)).concat(ask(SITE.slug)),
    },
    {
      name: 'format-unknown-mirrored',
      about: 'A format that there is not, which HTTP says as well.',
      choices: { status: 'mirrored' },
      asks: [ask(`${SITE.slug}.html`)],
    },
  ];
}

const VALID = [
  'cb',
  '$',
  '_',
  'x',
  'a.b',
  'a.b[0]',
  'jQuery4000123_456',
  'a'.repeat(64),
  'b'.repeat(65),
  'c'.repeat(128),
];
const REFUSED = [
  'return',
  'd'.repeat(129),
  'alert(1)//',
  'a;b',
  'a\nb',
  'a\u2028b',
  '\\u0061',
  'é',
  '<script>',
  "a['b']",
  '1a',
  'a..b',
];

/** Functions that JSONP may call, and the answers to refused names. */
export function callbacks(now: number): readonly FeedCase[] {
  const events = [{ title: 'For </script> & \u2028', times: [span(now, 24)] }];
  const ask = (query: string, format = 'json'): Ask => ({ path: `${path}.${format}`, query: `${QUERY}&${query}` });
  const named = (names: readonly string[]) => names.map((callback) => ask(`${new URLSearchParams({ callback })}`));
  return [
    { name: 'callback', about: 'Names of functions, from one character to 128.', events, asks: named(VALID) },
    {
      name: 'callback-refused',
      about: 'Names that are no names, would call something else, or are too long: the status 501, and no call.',
      asks: [...named(REFUSED), ask('callback=one&callback=two')],
    },
    {
      name: 'callback-none',
      about: 'An empty name, a parameter of another name, and a format that cannot call: the answer is as without one.',
      events,
      asks: [ask('callback='), ask('Callback=cb'), ask('callback%5B%5D=cb'), ask(`callback=${CALLBACK}`, 'xml')],
    },
  ];
}
