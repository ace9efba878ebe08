import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { readIsoDate } from './calendar.ts';
import { readDateTime } from './date-time.ts';

const at = (text: string) => readDateTime(text).value?.epochNanoseconds;
/** The instant by the platform, for the one form that ECMAScript defines. */
const platform = (text: string) => BigInt(Date.parse(text)) * 1_000_000n;
const SAMPLE = platform('2014-05-09T19:30:00Z');

describe('readDateTime', () => {
  test.each([
    ['1985-04-12T23:20:50.52Z', '1985-04-12T23:20:50.520Z'],
    ['1996-12-19T16:39:57-08:00', '1996-12-20T00:39:57Z'],
    ['1990-12-31T23:59:60Z', '1991-01-01T00:00:00Z'],
    ['1990-12-31T15:59:60-08:00', '1991-01-01T00:00:00Z'],
    ['1937-01-01T12:00:27.87+00:20', '1937-01-01T11:40:27.870Z'],
  ])('RFC 3339 section 5.8: %s is %s', (text, instant) => expect(at(text)).toBe(platform(instant)));

  test.each([
    '2014-05-09T15:30:00-04:00',
    '2014-05-09T15:30:00-04',
    '2014-05-09T15:30:00\u221204:00',
    '20140509T153000\u22120400',
    '2014-05-09T15:30-04:00',
    '2014-05-09T15:30-04',
    '2014-05-09T15.5-04:00',
    '2014-05-09T15,5-04',
    '2014-05-09T15:30,0-04:00',
    '2014-05-09T15:30:00,000-04:00',
    '2014-05-09t15:30:00.0-04:00',
    '2014-05-09T19:30:00Z',
    '2014-05-09T19:30z',
    '20140509T153000-0400',
    '20140509T153000.0-04',
    '20140509T1530-0400',
    '20140509T193000Z',
    '2014-129T15:30:00-04:00',
    '2014129T153000-0400',
    '2014-W19-5T15:30:00-04:00',
    '2014W195T1530-04',
    '2014-w19-5T15:30:00-04:00',
    '2014-05-10T01:00:00+05:30',
    '2014-05-09T19:30:00-00:00',
    '2014-05-09T19:29:59.9999999999999999999999999999999999999999999+00:00',
  ])('%s is an exact instant, to the nanosecond', (text) => {
    const value = readDateTime(text).value!;
    expect(value.epochNanoseconds + (value.exact ? 0n : 1n)).toBe(SAMPLE);
  });

  test.each([
    ['2014-05-09T15:30:00', 'no-offset'],
    ['20140509T153000', 'no-offset'],
    ['2014-05-09 15:30:00', 'no-offset'],
    ['2014-05-09', 'date-only'],
    ['20140509', 'date-only'],
    ['2014-05', 'date-only'],
    ['2014-W19-5', 'date-only'],
    ['2014-05-09T15:30:00-0400', 'mixed'],
    ['20140509T153000-04:00', 'mixed'],
    ['20140509T15:30:00-04:00', 'mixed'],
    ['2014-05-09T153000-04:00', 'mixed'],
    ['2014-05-09T153000Z', 'mixed'],
    ['2014-05-09T15:3000-04:00', 'mixed'],
    ['2014-0509T15:30:00Z', 'mixed'],
    ['2014-W195T15:30:00Z', 'mixed'],
    ['2014-05-09 15:30:00-04:00', 'separator'],
    ['+002014-05-09T15:30:00-04:00', 'expanded-year'],
    ['-0001-05-09T15:30:00-04:00', 'not-a-date'],
    ['12014-05-09T15:30:00Z', 'not-a-date'],
    ['14-05-09T15:30:00Z', 'not-a-date'],
    ['2014-05T15:30:00Z', 'not-a-date'],
    ['2014-W19T15:30:00Z', 'not-a-date'],
    ['2014-5-9T15:30:00Z', 'not-a-date'],
    ['2014-05-09T5:30:00Z', 'not-a-date'],
    ['2014-05-09T015:30:00Z', 'not-a-date'],
    ['2014-05-09T15:30:00 -04:00', 'not-a-date'],
    ['2014-05-09T15:30:00-4', 'not-a-date'],
    ['2014-05-09T15:30:00-04:00:00', 'not-a-date'],
    ['2014-05-09T15:30:00+01:00Z', 'not-a-date'],
    ['2014-05-09T15:30:00.Z', 'not-a-date'],
    ['2014-05-09T15.5:00Z', 'not-a-date'],
    ['2014-05-09T15:30:00-04:00[America/Toronto]', 'not-a-date'],
    ['2014-05-09T15:30:00\u201304:00', 'not-a-date'],
    ['2014-05-09T15:30:00\u221200:00', 'not-a-date'],
    ['2014-05-09T15:30\u221200', 'not-a-date'],
    ['2014-05-0\u0969T15:30:00Z', 'not-a-date'],
    [' 2014-05-09T15:30:00Z', 'not-a-date'],
    ['2014-05-09T15:30:00Z\n', 'not-a-date'],
    ['Fri, 09 May 2014 15:30:00 GMT', 'not-a-date'],
    ['Fri May 09 2014 15:30:00 GMT-0400 (EDT)', 'not-a-date'],
    ['1399663800', 'not-a-date'],
    ['', 'not-a-date'],
    ['2014-02-30T15:30:00-04:00', 'calendar'],
    ['2014-02-29T15:30:00Z', 'calendar'],
    ['1900-02-29T15:30:00Z', 'calendar'],
    ['2014-00-09T15:30:00Z', 'calendar'],
    ['2014-13-09T15:30:00Z', 'calendar'],
    ['2014-05-00T15:30:00Z', 'calendar'],
    ['2014-366T15:30:00Z', 'calendar'],
    ['2014-000T15:30:00Z', 'calendar'],
    ['2014-W53-1T15:30:00Z', 'calendar'],
    ['2014-W00-1T15:30:00Z', 'calendar'],
    ['2014-W19-8T15:30:00Z', 'calendar'],
    ['2014-W19-0T15:30:00Z', 'calendar'],
    ['2014-05-09T25:00:00Z', 'time'],
    ['2014-05-09T24:00:01Z', 'time'],
    ['2014-05-09T24:01Z', 'time'],
    ['2014-05-09T24:00:00.0000000000000000000000000000000001Z', 'time'],
    ['2014-05-09T15:60:00Z', 'time'],
    ['2014-05-09T15:30:61Z', 'time'],
    ['1998-12-31T23:58:60Z', 'time'],
    ['1998-12-31T22:59:60Z', 'time'],
    ['1998-12-30T23:59:60Z', 'time'],
    ['1998-12-31T23:59:60-08:00', 'time'],
    ['2014-05-09T15:30:00+24:00', 'offset-range'],
    ['2014-05-09T15:30:00-04:60', 'offset-range'],
  ])('%s is refused: %s', (text, reason) => expect(readDateTime(text).defect?.reason).toBe(reason));

  test.each([
    ['2014-05-09T24:00:00-04:00', '2014-05-10T00:00:00-04:00'],
    ['20141231T24Z', '2015-01-01T00:00:00Z'],
    ['2000-02-29T00:00:00Z', '2000-02-29T00:00:00.000Z'],
    ['0001-01-01T00:00:00Z', '0001-01-01T00:00:00.000Z'],
    ['0000-02-29T00:00:00Z', '0000-02-29T00:00:00.000Z'],
    ['9999-12-31T23:59:59Z', '9999-12-31T23:59:59.000Z'],
    ['2014-05-09T15:30:00+14:00', '2014-05-09T15:30:00.000+14:00'],
    ['2038-01-19T03:14:08Z', '2038-01-19T03:14:08.000Z'],
    ['2106-02-07T07:28:16+01:00', '2106-02-07T06:28:16.000Z'],
    ['2100-03-01T00:30:00-05:00', '2100-02-28T23:30:00.000-06:00'],
    ['2026-10-25T02:30:00+02:00', '2026-10-25T00:30:00.000Z'],
    ['2026-10-25T02:30:00+01:00', '2026-10-25T01:30:00.000Z'],
    ['2026-04-05T01:45:00+10:30', '2026-04-04T15:15:00.000Z'],
    ['2008-W01-1T00:00:00Z', '2007-12-31T00:00:00Z'],
    ['2009-W53-7T00:00:00Z', '2010-01-03T00:00:00Z'],
    ['2004-W53-6T00:00:00Z', '2005-01-01T00:00:00Z'],
    ['1968-366T00:00:00Z', '1968-12-31T00:00:00Z'],
  ])('%s is %s', (text, instant) => expect(at(text)).toBe(platform(instant)));

  it('tells how it is written', () => {
    expect(readDateTime('2014-05-09T15:30:00-04:00').value!.form).toEqual({
      format: 'extended',
      date: 'calendar',
      precision: 'second',
      offset: 'minutes',
      offsetMinutes: -240,
      minusSign: false,
      negativeZero: false,
      lowerCase: false,
      endOfDay: false,
      leapSecond: false,
    });
    expect(readDateTime('2015W010t24,0-00').value).toBeUndefined();
    expect(readDateTime('2015W011t24,0-00').value!.form).toEqual({
      format: 'basic',
      date: 'week',
      precision: 'hour',
      decimalSign: ',',
      offset: 'hours',
      offsetMinutes: 0,
      minusSign: false,
      negativeZero: true,
      lowerCase: true,
      endOfDay: true,
      leapSecond: false,
    });
    expect(readDateTime('1998-12-31T23:59:60z').value!.form).toMatchObject({ offset: 'Z', leapSecond: true });
  });

  it('agrees with the platform on the form that ECMAScript defines', () => {
    // No offset may lead out of the years of four digits.
    const range = { min: new Date('0000-01-02T00:00:00Z'), max: new Date('9999-12-30T00:00:00Z'), noInvalidDate: true };
    const offset = fc.tuple(
      fc.constantFrom('+', '-'),
      fc.integer({ min: 0, max: 23 }),
      fc.integer({ min: 0, max: 59 }),
    );
    fc.assert(
      fc.property(fc.date(range), offset, (date, [sign, hours, minutes]) => {
        const two = (part: number) => String(part).padStart(2, '0');
        const text = `${date.toISOString().slice(0, -1)}${sign}${two(hours)}:${two(minutes)}`;
        expect(at(text)).toBe(platform(text));
      }),
    );
  });

  it('knows the days that the platform knows, and no others', () => {
    fc.assert(
      fc.property(fc.nat(9999), fc.nat(13), fc.nat(32), (year, month, day) => {
        const text = [String(year).padStart(4, '0'), ...[month, day].map((n) => String(n).padStart(2, '0'))].join('-');
        // Date.parse reads 30 February as 2 March, so the text has to be reproduced.
        const ms = Date.parse(`${text}T00:00:00Z`);
        const isDate = !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(text);
        expect(readIsoDate(text)!.day).toBe(isDate ? ms / 86_400_000 : undefined);
      }),
      { numRuns: 2000 },
    );
  });

  it('finds one day under its three names', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9998 }), fc.integer({ min: 1, max: 365 }), (year, ordinal) => {
        const name = String(year).padStart(4, '0');
        const day = readIsoDate(`${name}-${String(ordinal).padStart(3, '0')}`)!.day!;
        expect(day).toBe(Date.parse(`${name}-01-01T00:00:00Z`) / 86_400_000 + ordinal - 1);
        const date = new Date(day * 86_400_000);
        expect(readIsoDate(date.toISOString().slice(0, 10))!.day).toBe(day);
        // The Thursday of a week is in the year that the week belongs to (RFC 3339 appendix A, "iso-week").
        const weekday = date.getUTCDay() || 7;
        const thursday = new Date((day + 4 - weekday) * 86_400_000);
        const yearOf = thursday.toISOString().slice(0, 4);
        const week = Math.floor((thursday.getTime() - Date.parse(`${yearOf}-01-01T00:00:00Z`)) / 604_800_000) + 1;
        expect(readIsoDate(`${yearOf}-W${String(week).padStart(2, '0')}-${weekday}`)!.day).toBe(day);
      }),
      { numRuns: 1000 },
    );
  });

  it('reads a megabyte of digits, and answers for any text', () => {
    expect(at(`2014-05-09T19:29:59.${'9'.repeat(1_000_000)}Z`)).toBe(SAMPLE - 1n);
    expect(readDateTime('-'.repeat(1_000_000)).defect!.actual.length).toBeLessThan(200);
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0129-:T.,ZW+ ') }), (text) => {
        const { value, defect } = readDateTime(text);
        expect(value === undefined).toBe(defect !== undefined);
      }),
    );
  });
});
