import type { Feed, NewEvent } from '../../../reference/feed/index.ts';
import { asksFor, type FeedCase, SITE } from '../case.ts';
import { DAY, HOUR, span } from '../date-time.ts';

/** A step of a sequence: a change of the feed, and the request after it. */
type Step = readonly [name: string, about: string, change: (feed: Feed) => void, asked?: string];

/** Feeds that are read, changed and read again; an answer from an outdated cache is wrong. */
export function sequences(now: number): readonly FeedCase[] {
  const { slug } = SITE;
  const event = (title: string, more: NewEvent = {}): NewEvent => ({ id: 1, title, times: [span(now, 24)], ...more });
  /** The number of the first item of the feed. */
  const FIRST = 1;
  const publish = (feed: Feed) => void feed.publish(slug, event('Talk'));
  const withdraw = (feed: Feed) => void feed.withdraw(FIRST);
  return [
    sequence('publish', [
      ['1-nothing', 'Nothing is published yet.', () => {}],
      ['2-published', 'An event was published.', publish],
      [
        '3-another',
        'An earlier event was published after it.',
        (feed) => void feed.publish(slug, event('Before', { id: 2, times: [span(now, 1)] })),
      ],
    ]),
    sequence('withdraw', [
      ['1-published', 'An event is published.', publish],
      ['2-withdrawn', 'It was withdrawn.', withdraw],
      [
        '3-again',
        'It was published again, with the same id and another title.',
        (feed) => void feed.publish(slug, event('Talk again')),
      ],
    ]),
    sequence('update', [
      ['1-published', 'An event is published.', publish],
      ['2-title', 'Its title was changed, and nothing else.', (feed) => feed.update(FIRST, event('Talk!'))],
      [
        '3-past',
        'It was moved to yesterday.',
        (feed) => feed.update(FIRST, event('Talk!', { times: [span(now, -24)] })),
      ],
      ['4-back', 'It was moved to tomorrow again.', (feed) => feed.update(FIRST, event('Talk!'))],
    ]),
    sequence('time', [
      ['1-before', 'An event will take place.', publish],
      ['2-during', 'It takes place.', (feed) => feed.setNow(now + 24.5 * HOUR)],
      ['3-after', 'It is over: nobody changed anything.', (feed) => feed.setNow(now + 2 * DAY)],
    ]),
    sequence('site', [
      ['1-published', 'An event of a site is published.', publish],
      ['2-renamed', 'The site got another name.', (feed) => feed.putSite({ slug, name: 'Engineering' })],
      [
        '3-moved',
        'The event was moved to another site, which is asked now.',
        (feed) => {
          feed.putSite({ slug: 'arts', name: 'Arts' });
          feed.update(FIRST, event('Talk'), 'arts');
        },
        'arts',
      ],
      ['4-left', 'The site that it was in.', () => {}],
      ['5-removed', 'That site was taken away.', (feed) => void feed.removeSite(slug)],
    ]),
  ];
}

/** A case for each step; each case contains the next. */
function sequence(name: string, steps: readonly Step[]): FeedCase {
  const [[step, about, before, asked = SITE.slug], ...rest] = steps as [Step, ...Step[]];
  const firstCase = { name: `${name}-${step}`, about, before, asks: asksFor(asked, ['json', 'xml']) };
  return rest.length === 0 ? firstCase : { ...firstCase, next: [sequence(name, rest)] };
}
