import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readDateTime } from '../../oracle/date/date-time.ts';
import { fitsXml } from '../../oracle/xml/name.ts';
import { dateTimeAt, nextHour, UTC_OFFSETS } from './date-times.ts';
import { eventContent } from './generated-event.ts';

const NOW = Date.UTC(2024, 1, 28, 22, 13, 20);
const instant = (text: string) => readDateTime(text).value!.epochNanoseconds;

test('a date-time at any offset is the instant that it was made of', () => {
  const at = fc.integer({ min: Date.UTC(1900), max: Date.UTC(2100) }).map((ms) => ms - (ms % 1000));
  fc.assert(
    fc.property(at, fc.constantFrom(...UTC_OFFSETS), (ms, offset) => {
      const { epochNanoseconds, form } = readDateTime(dateTimeAt(ms, offset)).value!;
      expect(epochNanoseconds).toBe(BigInt(ms) * 1_000_000n);
      expect(form.offsetMinutes).toBe(offset);
    }),
  );
});

test('a whole hour some time on', () => {
  expect(new Date(nextHour(NOW, 3)).toISOString()).toBe('2024-02-29T01:00:00.000Z');
});

test('an event by chance is upcoming, ends after it starts, and says nothing that XML cannot say', () => {
  fc.assert(
    fc.property(eventContent(NOW), ({ title, times, type }) => {
      for (const text of [title, ...(type ?? [])]) expect(text === null || fitsXml(text)).toBe(true);
      const first = instant(times![0]!.start!) - BigInt(NOW) * 1_000_000n;
      expect(first > 23n * 3_600_000_000_000n && first <= 48n * 3_600_000_000_000n).toBe(true);
      expect(times![0]!.end).not.toBeNull();
      for (const time of times!) if (time?.end) expect(instant(time.end)).toBeGreaterThanOrEqual(instant(time.start!));
    }),
  );
});

test('what is wrong with long titles is shown by the shortest of them', async () => {
  const short = fc.property(eventContent(NOW), ({ title }) => (title ?? '').length < 3);
  const { counterexample } = await fc.check(short, { seed: 1, numRuns: 200 });
  expect(counterexample![0].title).toHaveLength(3);
  expect(counterexample![0].times).toHaveLength(1);
});
