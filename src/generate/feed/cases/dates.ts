import type { NewEvent } from '../../../reference/feed/index.ts';
import { asksFor, type FeedCase, SITE } from '../case.ts';
import { DAY, dateTime, HOUR, span, sunday } from '../date-time.ts';

const OFFSETS = [-720, -300, -240, -210, 0, 330, 345, 765, 840];
/** The changes of the clocks in Ontario: at two o'clock, by an hour. */
const [SPRING, AUTUMN] = [
  [2, 2],
  [10, 1],
] as const;

/** Date-times in every form, on days at which programs often fail. All are in the next year, or later. */
export function dates(now: number): readonly FeedCase[] {
  const year = new Date(now).getUTCFullYear() + 1;
  const leap = year + ((4 - (year % 4)) % 4);
  const on = (month: number, nth: number, add = 0) =>
    new Date(Date.UTC(year, month, sunday(year, month, nth) + add)).toISOString().slice(0, 10);
  const event = (title: string, start: string | null, end: string | null = null, more: NewEvent = {}): NewEvent => ({
    title,
    times: [{ start, end }],
    ...more,
  });
  const day = `${year}-03-04`;
  const [spring, autumn] = [on(...SPRING), on(...AUTUMN)];
  return [
    {
      name: 'date-offsets',
      about: 'Offsets from -12:00 to +14:00, with half and quarter hours, and the three ways to write none.',
      events: [
        ...OFFSETS.map((offset, i) => {
          const { start, end } = span(now, 24 + i, 2, offset);
          return event(`Offset ${start.slice(-6)}`, start, end);
        }),
        event('Offset Z', `${day}T12:00:00Z`, `${day}T13:00:00Z`),
        event('Offset -00:00', `${day}T12:00:00-00:00`, `${day}T13:00:00-00:00`),
      ],
    },
    {
      name: 'date-forms',
      about: 'Other forms of ISO 8601: lower case, no seconds, a comma, the basic format, an offset in hours, hour 24.',
      events: [
        event('Lower case', `${day}t12:00:00z`),
        event('No seconds', `${day}T12:00-05:00`),
        event('Decimal comma', `${day}T12:00:00,5-05:00`),
        event('Offset in hours', `${day}T12:00:00-05`),
        event('Basic format', `${day.replaceAll('-', '')}T120000-0500`),
        event('Hour 24', `${day}T12:00:00-05:00`, `${day}T24:00:00-05:00`),
      ],
    },
    {
      name: 'date-fractions',
      about: 'Fractions of seconds of 1, 3, 6, 9 and 12 digits.',
      events: ['5', '001', '000001', '999999999', '123456789012'].map((digits) =>
        event(`${digits.length} digits`, `${day}T12:00:00.${digits}-05:00`),
      ),
    },
    {
      name: 'date-daylight-saving',
      about: 'Both sides of both changes of the clocks, the hour that is there twice, and one that is not there.',
      events: [
        event('The day before it begins', `${on(...SPRING, -1)}T12:00:00-05:00`, `${on(...SPRING, -1)}T13:00:00-05:00`),
        event('The last moment before it', `${spring}T01:59:59-05:00`),
        event('The first moment of it', `${spring}T03:00:00-04:00`),
        event('An hour that no clock showed', `${spring}T02:30:00-05:00`),
        event('Over its beginning', `${spring}T00:00:00-05:00`, `${spring}T12:00:00-04:00`),
        event('The hour for the first time', `${autumn}T01:30:00-04:00`),
        event('The hour for the second time', `${autumn}T01:30:00-05:00`),
        event('From the one to the other', `${autumn}T01:30:00-04:00`, `${autumn}T01:30:00-05:00`),
        event('Several days over its end', `${on(...AUTUMN, -2)}T09:00:00-04:00`, `${on(...AUTUMN, 2)}T17:00:00-05:00`),
      ],
    },
    {
      name: 'date-calendar',
      about: 'Leap days, the first and the last year of four digits, and a leap second.',
      events: [
        event('A leap day', `${leap}-02-29T12:00:00-05:00`, `${leap}-03-01T12:00:00-05:00`),
        event('Changed on a leap day of a century', `${day}T12:00:00-05:00`, null, {
          updated: '2000-02-29T23:59:59-05:00',
        }),
        event('Changed in the year 1', `${day}T13:00:00-05:00`, null, { updated: '0001-01-01T00:00:00+00:00' }),
        event('Changed before 1970', `${day}T14:00:00-05:00`, null, { updated: '1969-12-31T19:00:00-05:00' }),
        event('Since the year 1', '0001-01-01T00:00:00+00:00', `${year}-12-31T23:59:59-05:00`),
        event('Until the year 9999', `${year}-12-31T23:59:59-05:00`, '9999-12-31T23:59:59-05:00'),
        event('A leap second', `${year}-06-30T23:59:60Z`, `${year}-07-01T00:00:00Z`),
        event('Day and month below twelve', `${year}-03-04T05:06:07-05:00`),
      ],
    },
    {
      name: 'date-spans',
      about: 'Events that take no time, go on until the next day, last whole days, and have only a start or an end.',
      events: [
        event('No time', dateTime(now + DAY), dateTime(now + DAY)),
        event('Until the next day', `${day}T22:00:00-05:00`, `${year}-03-05T02:00:00-05:00`),
        event('All day', `${day}T00:00:00-05:00`, `${year}-03-05T00:00:00-05:00`),
        event('All of a year', `${year}-01-01T00:00:00-05:00`, `${year + 1}-01-01T00:00:00-05:00`),
        event('Only a start', `${day}T12:00:00-05:00`, null),
        event('Only an end', null, `${day}T12:00:00-05:00`),
        event('Ends at another offset', `${day}T12:00:00-05:00`, `${day}T18:30:00+00:00`),
      ],
    },
    {
      name: 'date-order-of-instants',
      about: 'Pairs of which the text that is smaller is the later instant.',
      events: [
        event('Second', `${day}T10:00:00-05:00`),
        event('First', `${day}T12:00:00+00:00`),
        event('Fourth', `${year}-03-05T23:00:00-12:00`),
        event('Third', `${year}-03-06T01:00:00+14:00`),
      ],
    },
  ];
}

/** Events around now, under each meaning of "upcoming", and events in each order. */
export function upcoming(now: number): readonly FeedCase[] {
  const ended = (title: string, ms: number): NewEvent => ({
    title,
    times: [{ start: dateTime(now + ms - 2 * HOUR), end: dateTime(now + ms) }],
  });
  const around: readonly NewEvent[] = [
    ended('Ended 25 hours ago', -25 * HOUR),
    ended('Ended 24 hours ago', -24 * HOUR),
    ended('Ended 23 hours ago', -23 * HOUR),
    ended('Ended this morning', -3 * HOUR),
    ended('Ended a second ago', -1_000),
    ended('Ended a millisecond ago', -1),
    ended('Ends now', 0),
    ended('Ends in a millisecond', 1),
    ended('In progress', HOUR),
    { title: 'Starts now', times: [span(now, 0)] },
    { title: 'Starts in a second', times: [{ start: dateTime(now + 1_000), end: dateTime(now + HOUR) }] },
    { title: 'Tomorrow', times: [span(now, 24)] },
    { title: 'Ended eight hours ago, which was yesterday by its own offset', times: [span(now, -9, 1, 840)] },
    { title: 'Once past, once to come', times: [span(now, -48), span(now, 48)] },
    { title: 'Without times', times: [] },
  ];
  const options = {
    'not-ended': 'an event of which some occurrence has not ended is listed',
    'not-begun': 'an event of which some occurrence has not begun is listed',
    today: 'an event of which some occurrence ends today or later is listed',
    'day-back': 'an event of which some occurrence ended a day ago at most is listed',
  } as const;
  const orders = {
    next: 'by the first occurrence that is still listed',
    start: 'by the first of all occurrences',
    id: 'by id',
    published: 'as they were published',
  } as const;
  const ordered: readonly NewEvent[] = [
    { id: 30, title: 'B', times: [span(now, 72)] },
    { id: 10, title: 'C', times: [span(now, -48), span(now, 96)] },
    { id: 20, title: 'A', times: [span(now, 24)] },
    { id: 40, title: 'D', times: null },
  ];
  return [
    ...Object.entries(options).map(
      ([option, about]): FeedCase => ({
        name: `upcoming-${option}`,
        about: `Fifteen events around now, where ${about}.`,
        choices: { upcoming: option as keyof typeof options },
        ...(option === 'not-ended' ? {} : { asks: asksFor(SITE.slug, ['json']) }),
        events: around,
      }),
    ),
    ...Object.entries(orders).map(
      ([option, about]): FeedCase => ({
        name: `order-${option}`,
        about: `Four events that are listed ${about}.`,
        choices: { order: option as keyof typeof orders },
        asks: asksFor(SITE.slug, ['json']),
        events: ordered,
      }),
    ),
  ];
}
