import { expect, test } from 'vitest';
import { fittingOptions, PAST_THE_HOUR, type UpcomingOption } from './options.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const START = Date.UTC(2024, 4, 9, 10) + PAST_THE_HOUR;
const LAST = { start: START, end: START + 2 * HOUR };

/** Looks one second before and after each boundary, at a feed that lists the event until an instant. */
const looksUntil = (until: number) =>
  [LAST.start, LAST.end, LAST.end + DAY]
    .flatMap((at) => [at - 1000, at + 1000])
    .map((now) => ({ last: LAST, now, listed: now <= until, what: 'an event' }));

test('each option is recognised by the lists before and after the boundaries', () => {
  const until: Readonly<Record<UpcomingOption, number>> = {
    'not-begun': LAST.start,
    'not-ended': LAST.end,
    today: Date.UTC(2024, 4, 10),
    'day-back': LAST.end + DAY,
  };
  for (const [option, at] of Object.entries(until)) expect(fittingOptions(looksUntil(at), 0)).toEqual([option]);
});

test('a day may be over in any zone: from the first to the last, it is today', () => {
  for (const hours of [14, 5.75, 0, -5, -11.5])
    expect(fittingOptions(looksUntil(Math.ceil((LAST.end + hours * HOUR) / DAY) * DAY - hours * HOUR), 0)).toEqual([
      'today',
    ]);
});

test('what is listed for two days, or never, is none of the options', () => {
  expect(fittingOptions(looksUntil(LAST.end + 2 * DAY), 0)).toEqual([]);
  expect(fittingOptions(looksUntil(LAST.start - DAY), 0)).toEqual([]);
});

test('within the skew of a clock no option is excluded', () => {
  const near = { last: LAST, now: LAST.end + 30_000, what: 'an event' };
  for (const listed of [true, false]) expect(fittingOptions([{ ...near, listed }], 60_000)).toContain('not-ended');
  expect(fittingOptions([{ ...near, listed: true }], 0)).not.toContain('not-ended');
});
