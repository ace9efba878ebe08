import type { NewEvent } from '../../../reference/feed/index.ts';
import { asksFor, type FeedCase, SITE } from '../case.ts';
import { DAY, dateTime, span } from '../date-time.ts';

/** Null at every place where the feed allows it. */
export function nulls(now: number): readonly FeedCase[] {
  const event = (title: string | null, more: NewEvent = {}): NewEvent => ({
    title,
    times: [span(now, 24)],
    type: ['Lecture'],
    link: 'https://feed.example/engineering/event',
    updated: dateTime(now - 3 * DAY),
    ...more,
  });
  const { start, end } = span(now, 30);
  const each = [
    event('No id', { id: null }),
    event(null),
    event('No times', { times: null }),
    event('No type', { type: null }),
    event('No link', { link: null }),
    event('No updated', { updated: null }),
  ];
  const all = { id: null, title: null, times: null, type: null, link: null, updated: null };
  return [
    { name: 'null-each', about: 'Each member of an event null alone.', events: each },
    {
      name: 'null-all',
      about: 'An event of which every member is null, between two others.',
      events: [event('A'), all, event('B')],
    },
    {
      name: 'null-in-times',
      about: 'Times that are null, whose start is null, whose end is null, and both.',
      events: [
        event('Entry null', { times: [null, span(now, 28)] }),
        event('Start null', { times: [{ start: null, end }] }),
        event('End null', { times: [{ start, end: null }] }),
        event('Both null', { times: [{ start: null, end: null }] }),
        event('Nothing but null', { times: [null] }),
      ],
    },
    {
      name: 'null-in-type',
      about: 'Types that are null: between others, and alone.',
      events: [event('Between', { type: ['Lecture', null, 'Seminar'] }), event('Alone', { type: [null] })],
    },
    { name: 'null-site-name', about: 'A site without a name.', site: { ...SITE, name: null }, events: [event('A')] },
    {
      name: 'null-absent-in-xml',
      about: 'Each member null alone, where XML leaves out the elements of null; those of lists stay, and are empty.',
      choices: { xmlNull: 'absent' },
      asks: asksFor(SITE.slug, ['json', 'xml']),
      events: [...each, { ...event('Entry null'), times: [null, span(now, 28)] }],
    },
  ];
}
