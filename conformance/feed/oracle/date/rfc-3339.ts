/**
 * Date-times of RFC 3339 section 5.6, the narrower reading of ISO 8601.
 *
 * Anchored by: RFC 3339 section 5.8, the published examples
 */
import { type ParseResult, parseDefect } from '../../../core/check/parse-result.ts';
import { quotedText } from '../../../oracle/bytes/quoted-text.ts';
import { type DateTime, type DateTimeReason, readDateTime } from './date-time.ts';

/**
 * Reads a date-time of RFC 3339. `not-rfc3339` is one that ISO 8601 has and RFC 3339 has not: another date than a
 * calendar date in the extended format, no seconds, a comma, an offset without minutes, 24:00.
 */
export function readRfc3339(text: string): ParseResult<DateTime, DateTimeReason | 'not-rfc3339'> {
  const read = readDateTime(text);
  if (read.defect) return read;
  const { format, date, precision, decimalSign, offset, endOfDay } = read.value.form;
  const plain = format === 'extended' && date === 'calendar' && precision === 'second' && decimalSign !== ',';
  if (plain && offset !== 'hours' && !endOfDay) return read;
  return parseDefect('not-rfc3339', 'YYYY-MM-DDThh:mm:ss and Z or ±hh:mm (RFC 3339 section 5.6)', quotedText(text));
}
