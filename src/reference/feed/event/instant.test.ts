import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readInstant, writeInstant } from './instant.ts';

test('every form of one instant', () => {
  const at = Date.UTC(2014, 4, 9, 19, 30);
  for (const [text, offset] of [
    ['2014-05-09T15:30:00-04:00', -240],
    ['2014-05-09T15:30:00.000-04:00', -240],
    ['2014-05-09T15:30:00,0-04', -240],
    ['2014-05-09T15:30-04:00', -240],
    ['20140509T153000-0400', -240],
    ['20140509T1530-04', -240],
    ['2014-05-09T19:30:00Z', 0],
    ['2014-05-09t19:30:00z', 0],
    ['2014-05-09T19:30:00-00:00', 0],
    ['2014-05-10T01:00:00+05:30', 330],
    ['2014-05-10T09:30:00+14:00', 840],
    ['2014-05-09T07:30:00-12:00', -720],
  ] as const) {
    const read = readInstant(text);
    expect([text, read?.ms, (read?.offset ?? 1) + 0]).toEqual([text, at, offset]);
  }
});

test('the edges of a calendar', () => {
  const ms = (text: string) => readInstant(text)?.ms;
  expect(ms('2016-12-31T23:59:60Z')).toBe(Date.UTC(2017, 0, 1));
  expect(ms('1991-01-01T05:29:60.5+05:30')).toBe(Date.UTC(1991, 0, 1, 0, 0, 0, 500));
  expect(ms('2014-05-09T24:00:00Z')).toBe(Date.UTC(2014, 4, 10));
  expect(ms('2000-02-29T00:00:00Z')).toBe(Date.UTC(2000, 1, 29));
  expect(ms('0001-01-01T00:00:00Z')).toBe(-62_135_596_800_000);
  expect(ms('9999-12-31T23:59:59.5Z')).toBe(253_402_300_799_500);
  expect(ms('2014-05-09T15:30:00.0015Z')).toBe(Date.UTC(2014, 4, 9, 15, 30) + 1.5);
});

test('a text that is not an instant is refused', () => {
  const none = ['', '2014-05-09', '2014-05-09T15:30:00', '2014-05-09 15:30:00Z', '2014-05-09T15:30:00-0400']
    .concat('20140509T153000-04:00', '2014-02-30T00:00:00Z', '1900-02-29T00:00:00Z', '2014-13-01T00:00:00Z')
    .concat('2014-00-01T00:00:00Z', '2014-05-00T00:00:00Z', '2014-05-09T25:00:00Z', '2014-05-09T24:00:01Z')
    .concat('2014-05-09T15:60:00Z', '2014-05-09T15:30:60Z', '2014-05-09T15:30:61Z', '2014-05-09T15:30:00+24:00')
    .concat('2016-12-31T22:59:60Z', '2016-12-30T23:59:60Z', '2016-12-31T23:59:60-01:00')
    .concat('2014-05-09T15:30:00+00:60', '2014-05-09T15:30:00Z[UTC]', '+002014-05-09T15:30:00Z', '14-05-09T15:30:00Z')
    .concat(
      'Fri, 09 May 2014 15:30:00 GMT',
      ' 2014-05-09T15:30:00Z',
      '2014-05-09T15:30:00Z\n',
      '2014-05-09T15:30:00.Z',
    );
  for (const text of none) expect([text, readInstant(text)]).toEqual([text, undefined]);
});

test('readInstant reads the text of writeInstant, and Date agrees', () => {
  const offsets = fc.integer({ min: -14 * 60, max: 14 * 60 });
  const seconds = fc.integer({ min: -62_000_000_000, max: 253_000_000_000 });
  fc.assert(
    fc.property(seconds, offsets, (second, offset) => {
      const written = writeInstant(second * 1_000, offset);
      const read = readInstant(written);
      expect([read?.ms, (read?.offset ?? 1) + 0]).toEqual([second * 1_000, offset]);
      expect(Date.parse(written)).toBe(second * 1_000);
    }),
  );
});
