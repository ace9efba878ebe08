/**
 * Date-times of RFC 3339 section 5.6, the narrower reading of ISO 8601.
 *
 * Anchored by: RFC 3339 section 5.8, the published examples
 */
import { type ParseResult, parseDefect } from '../../../core/check/parse-result.ts';
import { quotedText } from '../../../oracle/bytes/quoted-text.ts';
import { type DateTime, type DateTimeReason, readDateTime } from './date-time.ts';

/**
 * Reads a date-time of RFC 3339. `not-rfc3339` is a date-time that ISO 8601 allows and RFC 3339 does not: another date
 * than a calendar date in the extended format, no seconds, a comma, an offset without minutes or with the minus sign
 * (U+2212), 24:00.
 */
export function readRfc3339(text: string): ParseResult<DateTime, DateTimeReason | 'not-rfc3339'> {
  const parsed = readDateTime(text);
  if (parsed.defect) return parsed;
  const { format, date, precision, decimalSign, offset, minusSign, endOfDay } = parsed.value.form;
  const plain = format === 'extended' && date === 'calendar' && precision === 'second' && decimalSign !== ',';
  if (plain && offset !== 'hours' && !minusSign && !endOfDay) return parsed;
  return parseDefect('not-rfc3339', 'YYYY-MM-DDThh:mm:ss and Z or ±hh:mm (RFC 3339 section 5.6)', quotedText(text));
}
