import { describe, expect, test } from 'vitest';
import { readDateTime } from './date-time.ts';
import { readRfc3339 } from './rfc-3339.ts';

describe('readRfc3339', () => {
  test.each([
    '1985-04-12T23:20:50.52Z',
    '1996-12-19T16:39:57-08:00',
    '1990-12-31T23:59:60Z',
    '1990-12-31T15:59:60-08:00',
    '1937-01-01T12:00:27.87+00:20',
  ])('section 5.8: %s is an example', (text) => expect(readRfc3339(text).value).toEqual(readDateTime(text).value));

  test.each(['2014-05-09t15:30:00z', '2014-05-09T15:30:00-00:00', '0000-01-01T00:00:00.123456789012345Z'])(
    'sections 4.3 and 5.6: %s is a date-time',
    (text) => expect(readRfc3339(text).defect).toBeUndefined(),
  );

  test.each([
    '20140509T153000-0400',
    '2014-05-09T15:30:00-04',
    '2014-05-09T15:30:00\u221204:00',
    '2014-05-09T15:30-04:00',
    '2014-05-09T15-04:00',
    '2014-05-09T15:30:00,5-04:00',
    '2014-129T15:30:00-04:00',
    '2014-W19-5T15:30:00-04:00',
    '2014-05-09T24:00:00Z',
  ])('%s is a date-time of ISO 8601 only', (text) => {
    expect(readDateTime(text).defect).toBeUndefined();
    expect(readRfc3339(text).defect?.reason).toBe('not-rfc3339');
  });

  test('what ISO 8601 refuses is refused for the same reason', () =>
    expect(readRfc3339('2014-02-30T15:30:00').defect).toEqual(readDateTime('2014-02-30T15:30:00').defect));
});
