import type { NewEvent, Site } from '../../../reference/feed/index.ts';
import { asksFor, type FeedCase, KEY } from '../case.ts';
import { span } from '../date-time.ts';

const LONG = 'site-of-a-long-name-'.repeat(5);

/** Slugs that paths and tables often mishandle, with descriptions. */
const SLUGS: readonly (readonly [name: string, slug: string, about: string])[] = [
  ['one-letter', 'a', 'A slug of one letter.'],
  ['digit-first', '3d-print-centre', 'A slug that begins with a digit.'],
  ['prefix', 'eng', 'A slug that another one begins with: the event of that site is not listed.'],
  ['dot', 'news.archive.xml', 'A slug with dots, the last part of which looks like a format.'],
  ['slash', 'library/news', 'A slug with a slash in it.'],
  ['space', 'open house', 'A slug with a space in it.'],
  ['not-ascii', 'génie', 'A slug with a letter that is not ASCII.'],
  ['holidays', 'holidays', 'A slug that was a path of the known service.'],
  ['100-characters', LONG, 'A slug of a hundred characters.'],
  ['constructor', 'constructor', 'A slug that objects of some languages have a member of.'],
];

/** Sites of every kind, and the answers for unknown sites. */
export function sites(now: number): readonly FeedCase[] {
  const event = (title: string): NewEvent => ({ title, times: [span(now, 24)] });
  const whole: readonly Site[] = [
    { slug: 'engineering', name: 'Faculty of Engineering & Design', url: 'https://feed.example/engineering?a=b&c' },
    { slug: 'library/news', name: 'Bibliothèque 💡' },
    { slug: 'quiet', name: null },
  ];
  const list = `/v2/resources/sites`;
  return [
    ...SLUGS.map(
      ([name, slug, about]): FeedCase => ({
        name: `site-${name}`,
        about,
        site: { slug, name: `Site ${name}` },
        events: [event(`Of ${name}`)],
        before: (feed) => {
          feed.putSite({ slug: 'engineering', name: 'Faculty of Engineering' });
          feed.publish('engineering', event('Of engineering'));
        },
        asks: asksFor(slug, ['json']),
      }),
    ),
    {
      name: 'site-encoded',
      about: 'A path of which letters that need not be are percent-encoded, and the slash of a slug.',
      site: { slug: 'library/news', name: 'Library' },
      events: [event('News')],
      asks: [{ path: '/v2/events/%6cibrary%2Fnews.json', query: `key=${KEY}` }],
    },
    { name: 'site-unknown', about: 'A site that is not there: the status 204.', asks: asksFor('nowhere') },
    {
      name: 'site-unknown-501',
      about: 'A site that is not there, where that is answered with the status 501.',
      choices: { unknownSite: 'invalid-method' },
      asks: asksFor('nowhere'),
    },
    {
      name: 'sites',
      about: 'The list of sites: data that are no events.',
      before: (feed) => {
        for (const site of whole) feed.putSite(site);
      },
      asks: [
        { path: `${list}.json`, query: `key=${KEY}` },
        { path: `${list}.xml`, query: `key=${KEY}` },
      ],
    },
  ];
}
