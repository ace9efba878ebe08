import { expect, test } from 'vitest';
import { FeedError } from '../error.ts';
import { answer, NOW, open, titles } from '../feed.test-tool.ts';
import { readCalendar } from './read-calendar.ts';

const WINDOW = { from: Date.UTC(2014, 0), to: Date.UTC(2015, 0) };
const calendar = (...entries: readonly string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//x', ...entries, 'END:VCALENDAR', ''].join('\r\n');
const entry = (...lines: readonly string[]) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT'].join('\r\n');
const times = (text: string, o = {}) => {
  const { events, skipped } = readCalendar(text, { ...WINDOW, ...o });
  expect(skipped).toEqual([]);
  return [...events.values()].flatMap((event) => (event.times ?? []).map((time) => [time!.start, time!.end]));
};
const TORONTO = `BEGIN:VTIMEZONE
TZID:Here
BEGIN:STANDARD
DTSTART:20071104T020000
RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU
TZOFFSETFROM:-0400
TZOFFSETTO:-0500
END:STANDARD
BEGIN:DAYLIGHT
DTSTART:20070311T020000
RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU
TZOFFSETFROM:-0500
TZOFFSETTO:-0400
END:DAYLIGHT
END:VTIMEZONE`.replaceAll('\n', '\r\n');

test('an entry as an event', () => {
  const lines = ['UID:1', 'DTSTART:20140510T193000Z', 'DTEND:20140510T213000Z', 'SUMMARY:Tea\\, cake & co\\nagain'];
  const more = [
    'CATEGORIES:Seminar,Open house',
    'CATEGORIES:Tea',
    'URL:https://a.example/b?c',
    'DTSTAMP:20140101T000000Z',
  ];
  const { events } = readCalendar(calendar(entry(...lines, ...more, 'LAST-MODIFIED:20140508T080000Z')), WINDOW);
  expect(events.get('1')).toEqual({
    title: 'Tea, cake & co\nagain',
    times: [{ start: '2014-05-10T19:30:00+00:00', end: '2014-05-10T21:30:00+00:00' }],
    type: ['Seminar', 'Open house', 'Tea'],
    link: 'https://a.example/b?c',
    updated: '2014-05-08T08:00:00+00:00',
  });
});

test('zones of the file, of the database, and of the calendar', () => {
  const at = (start: string, o = {}) => times(calendar(TORONTO, entry('UID:1', start)), o)[0]![0];
  expect(at('DTSTART;TZID=Here:20140510T153000')).toBe('2014-05-10T15:30:00-04:00');
  expect(at('DTSTART;TZID=Here:20140110T153000')).toBe('2014-01-10T15:30:00-05:00');
  expect(at('DTSTART;TZID=Here:20450710T153000')).toBe('2045-07-10T15:30:00-04:00');
  expect(at('DTSTART;TZID=America/Toronto:20140510T153000')).toBe('2014-05-10T15:30:00-04:00');
  expect(at('DTSTART;TZID=Asia/Kathmandu:20140510T153000')).toBe('2014-05-10T15:30:00+05:45');
  expect(at('DTSTART;TZID=/x.example/2014/Europe/Zurich:20140510T153000')).toBe('2014-05-10T15:30:00+02:00');
  expect(at('DTSTART:20140510T153000')).toBe('2014-05-10T15:30:00+00:00');
  expect(at('DTSTART:20140510T153000', { zone: 'Europe/Zurich' })).toBe('2014-05-10T15:30:00+02:00');
  const named = calendar('X-WR-TIMEZONE:America/Toronto', entry('UID:1', 'DTSTART:20140510T153000'));
  expect(times(named)[0]![0]).toBe('2014-05-10T15:30:00-04:00');
});

test('a repeated hour is the first, a skipped hour has the offset from before the change', () => {
  for (const zone of ['Here', 'America/Toronto']) {
    const at = (local: string) => times(calendar(TORONTO, entry('UID:1', `DTSTART;TZID=${zone}:${local}`)))[0]![0];
    expect(at('20141102T005959')).toBe('2014-11-02T00:59:59-04:00');
    expect(at('20141102T013000')).toBe('2014-11-02T01:30:00-04:00');
    expect(at('20141102T020000')).toBe('2014-11-02T02:00:00-05:00');
    expect(at('20140309T015959')).toBe('2014-03-09T01:59:59-05:00');
    expect(at('20140309T023000')).toBe('2014-03-09T02:30:00-05:00');
    expect(at('20140309T030000')).toBe('2014-03-09T03:00:00-04:00');
  }
});

test('days, durations and no end', () => {
  const zone = { zone: 'America/Toronto' };
  expect(times(calendar(entry('UID:1', 'DTSTART;VALUE=DATE:20140510')), zone)).toEqual([
    ['2014-05-10T00:00:00-04:00', '2014-05-11T00:00:00-04:00'],
  ]);
  const days = ['DTSTART;VALUE=DATE:20141101', 'DTEND;VALUE=DATE:20141104'];
  expect(times(calendar(entry('UID:1', ...days)), zone)).toEqual([
    ['2014-11-01T00:00:00-04:00', '2014-11-04T00:00:00-05:00'],
  ]);
  expect(times(calendar(entry('UID:1', 'DTSTART:20140510T153000Z', 'DURATION:PT90M')))).toEqual([
    ['2014-05-10T15:30:00+00:00', '2014-05-10T17:00:00+00:00'],
  ]);
  expect(times(calendar(entry('UID:1', 'DTSTART:20140510T153000Z')))).toEqual([['2014-05-10T15:30:00+00:00', null]]);
});

test('recurring entries, with exceptions, in the window', () => {
  for (const zone of ['Here', 'America/Toronto']) {
    const series = entry(
      'UID:1',
      'SUMMARY:Weekly',
      `DTSTART;TZID=${zone}:20141020T090000`,
      `DTEND;TZID=${zone}:20141020T100000`,
      'RRULE:FREQ=WEEKLY;COUNT=6',
      `EXDATE;TZID=${zone}:20141027T090000`,
      `RDATE;TZID=${zone}:20141029T090000`,
    );
    const moved = entry('UID:1', `RECURRENCE-ID;TZID=${zone}:20141103T090000`, `DTSTART;TZID=${zone}:20141104T140000`);
    const cancelled = entry(
      'UID:1',
      `RECURRENCE-ID;TZID=${zone}:20141110T090000`,
      'DTSTART:20141110T140000Z',
      'STATUS:CANCELLED',
    );
    expect(times(calendar(TORONTO, series, moved, cancelled))).toEqual([
      ['2014-10-20T09:00:00-04:00', '2014-10-20T10:00:00-04:00'],
      ['2014-10-29T09:00:00-04:00', '2014-10-29T10:00:00-04:00'],
      ['2014-11-04T14:00:00-05:00', null],
      ['2014-11-17T09:00:00-05:00', '2014-11-17T10:00:00-05:00'],
      ['2014-11-24T09:00:00-05:00', '2014-11-24T10:00:00-05:00'],
    ]);
  }
  const later = entry(
    'UID:1',
    'RECURRENCE-ID;RANGE=THISANDFUTURE:20140508T090000Z',
    'DTSTART:20140508T100000Z',
    'DURATION:PT2H',
  );
  const daily = entry('UID:1', 'DTSTART:20140507T090000Z', 'DURATION:PT1H', 'RRULE:FREQ=DAILY;COUNT=3');
  expect(times(calendar(daily, later))).toEqual([
    ['2014-05-07T09:00:00+00:00', '2014-05-07T10:00:00+00:00'],
    ['2014-05-08T10:00:00+00:00', '2014-05-08T12:00:00+00:00'],
    ['2014-05-09T10:00:00+00:00', '2014-05-09T12:00:00+00:00'],
  ]);
  const endless = calendar(entry('UID:1', 'DTSTART;VALUE=DATE:19700101', 'RRULE:FREQ=DAILY'));
  const occurrences = times(endless, { from: Date.UTC(2014, 4, 10), to: Date.UTC(2014, 4, 12) });
  expect(occurrences.map(([start]) => start)).toEqual([10, 11, 12].map((day) => `2014-05-${day}T00:00:00+00:00`));
});

test('unreadable entries are reported, and the others are read', () => {
  const { events, skipped, absent } = readCalendar(
    calendar(
      entry('SUMMARY:no uid', 'DTSTART:20140510T153000Z'),
      entry('UID:2', 'DTSTART;TZID=Nowhere/At all:20140510T153000'),
      entry('UID:3', 'SUMMARY:no start'),
      entry('UID:4', 'DTSTART:20140510T153000Z', 'URL:mailto:a@b.example'),
      entry('UID:5', 'DTSTART:20140510T153000Z', 'STATUS:CANCELLED'),
      entry('UID:6', 'DTSTART:20010510T153000Z', 'RRULE:FREQ=DAILY;COUNT=3', 'SUMMARY:long ago'),
      entry('UID:7', 'DTSTART:x5'),
      entry('UID:8', 'DTSTART:20140510T153000Z', 'DTEND:20140510'),
      entry('UID:9', 'DTSTART:20140510T153000Z', 'DURATION:long'),
      entry('UID:10', 'DTSTART:20140510T153000Z', 'DTEND:20140509T153000Z'),
      entry('UID:11', 'DTSTART:20140510T153000Z', 'RRULE:FREQ=WEEKLY;BYMONTHDAY=3;BYYEARDAY=1'),
    ),
    WINDOW,
  );
  expect([...events.keys()]).toEqual(['4']);
  expect(events.get('4')!.link).toBeNull();
  expect(skipped).toEqual([
    'an entry without UID: no uid',
    '2: an unknown zone: Nowhere/At all',
    '3 ("no start"): no DTSTART',
    '7: DTSTART is not a time such as 20261130T100000Z',
    '8: DTEND is not a time such as 20261130T100000Z',
    '9: DURATION is not a duration such as PT1H30M',
    '10: it ends before it starts: 2014-05-10T15:30:00+00:00 to 2014-05-09T15:30:00+00:00',
    '11: RRULE cannot be followed: Invalid BYYEARDAY rule',
  ]);
  expect(absent).toEqual(['5: cancelled', '6 ("long ago"): no occurrence in the window']);
  for (const text of ['', 'nothing', 'BEGIN:VCARD\r\nEND:VCARD', 'BEGIN:VCALENDAR\r\nBEGIN:VEVENT']) {
    expect(() => readCalendar(text, WINDOW), text).toThrow(FeedError);
  }
  for (const [text, found] of [
    ['\ufeff \n', /found\s+nothing/],
    ['{"a":1}', /found\s+a text that begins with "\{\\"a\\":1\}"/],
    [`${calendar()}{`, /found\s+\S/],
    [
      calendar(entry('UID:1', 'RRULE:FREQ=SOME\r\n TIMES')),
      /expected\s+a rule such as .* as RRULE\n\s+found\s+"RRULE:FREQ=SOMETIMES"\n\s+where\s+line \d/,
    ],
    [`BEGIN:VCALENDAR\nno colon\nEND:VCALENDAR`, /expected\s+NAME:VALUE\n\s+found\s+"no colon"\n\s+where\s+line 2/],
  ] as const)
    expect(() => readCalendar(text, WINDOW)).toThrow(found);
  expect(readCalendar(`\ufeff${calendar()}`, WINDOW).skipped).toEqual([]);
  expect(() => readCalendar(calendar(), { ...WINDOW, zone: 'Nowhere' })).toThrow(FeedError);
});

test('another import updates, withdraws and restores events, each under its id', async () => {
  const feed = open();
  const vevent = (uid: string, title: string) =>
    entry(`UID:${uid}`, 'DTSTART:20140601T120000Z', 'DTSTAMP:20140101T000000Z', `SUMMARY:${title}`);
  const listed = async () => (await answer(feed)).data.map(({ id, title }) => [id, title]);
  feed.publish('engineering', { id: 2n, title: 'by hand' });
  const done = { added: 0, changed: 0, unchanged: 0, withdrawn: 0, skipped: [], absent: [] };
  expect(feed.importCalendar('engineering', calendar(vevent('a', 'A'), vevent('b', 'B')))).toEqual({
    ...done,
    added: 2,
  });
  const [a, b] = [3n, 4n];
  expect(await listed()).toEqual([
    [a, 'A'],
    [b, 'B'],
    [2n, 'by hand'],
  ]);
  expect(feed.importCalendar('engineering', calendar(vevent('b', 'BB'), vevent('c', 'C')))).toEqual({
    ...done,
    added: 1,
    changed: 1,
    withdrawn: 1,
  });
  expect(await titles(feed)).toEqual(['BB', 'C', 'by hand']);
  const last = feed.importCalendar('engineering', calendar(vevent('b', 'BB'), vevent('c', 'C'), vevent('a', 'A')));
  expect(last).toEqual({ ...done, added: 1, unchanged: 2 });
  expect(await listed()).toEqual([
    [a, 'A'],
    [b, 'BB'],
    [5n, 'C'],
    [2n, 'by hand'],
  ]);
  feed.close();
});

test('a series stays listed, whole, until its last occurrence has ended', async () => {
  const feed = open();
  const series = entry('UID:1', 'DTSTART:20140503T120000Z', 'DURATION:PT1H', 'RRULE:FREQ=WEEKLY;COUNT=3', 'SUMMARY:s');
  feed.importCalendar('engineering', calendar(series));
  expect((await answer(feed)).data[0]!.times).toHaveLength(3);
  feed.setNow(Date.UTC(2014, 4, 17, 13));
  expect(await titles(feed)).toEqual(['s']);
  feed.setNow(Date.UTC(2014, 4, 17, 13) + 1);
  expect(await titles(feed)).toEqual([]);
  feed.setNow(null);
  expect(feed.now()).toBe(NOW);
  feed.close();
});
