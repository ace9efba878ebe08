/**
 * How a sender has to write the timestamps in the fields of an answer (RFC 9110 sections 5.6.7, 6.6.1 and 8.8.2; RFC
 * 5322 section 3.3).
 *
 * Anchored by: RFC 9110 section 5.6.7, the three published examples; the timestamps that nginx, Go and Node write
 */

import type { Defect } from '../../core/check/defect.ts';
import type { Header } from '../../core/target/header.ts';
import { quotedText } from '../bytes/quoted-text.ts';

export type TimestampReason = 'form' | 'calendar';

/** The reasons of a check that judges timestamps. */
export const TIMESTAMP_REASONS: Readonly<Record<TimestampReason, string>> = {
  form: 'a timestamp is not an IMF-fixdate, as `Sun, 06 Nov 1994 08:49:37 GMT` is',
  calendar: 'a timestamp has a day or a time that does not exist, or another day of the week than its date has',
};

/**
 * The fields of an answer that are one timestamp. Expires is not among them: every value of it that is no timestamp,
 * such as 0, tells recipients that the answer has expired (RFC 9111 section 5.3).
 */
const FIELDS = ['Date', 'Last-Modified'];

const FORM =
  /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), (\d\d) (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) (\d{4}) (\d\d):(\d\d):(\d\d) GMT$/;
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const DAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

type Wrong = Pick<Defect<TimestampReason>, 'reason' | 'expected' | 'actual'>;

// The texts of a failure leave the timestamp out: it differs from answer to answer, and a baseline compares them.
const OTHER_FORM: Wrong = {
  reason: 'form',
  expected: 'an IMF-fixdate, such as Sun, 06 Nov 1994 08:49:37 GMT (RFC 9110 section 5.6.7)',
  actual: 'a timestamp of another form',
};
const notInCalendar = (actual: string): Wrong => ({
  reason: 'calendar',
  expected: 'a day and a time that exist, with the day of the week of that day (RFC 5322 section 3.3)',
  actual,
});

/** The defect of a timestamp; undefined if it is right. */
function wrongTimestamp(text: string): Wrong | undefined {
  const [, day, month, year, hour, minute, second] = FORM.exec(text) ?? [];
  if (month === undefined) return OTHER_FORM;
  // Date.UTC takes the years 0 to 99 for those of another century.
  const at = new Date(0);
  at.setUTCFullYear(Number(year), MONTHS.indexOf(month), Number(day));
  if (at.getUTCDate() !== Number(day)) return notInCalendar('a day that does not exist');
  // The second 60 is a leap second.
  if (Number(hour) > 23 || Number(minute) > 59 || Number(second) > 60)
    return notInCalendar('a time that does not exist');
  return text.startsWith(DAYS[at.getUTCDay()]!) ? undefined : notInCalendar('another day of the week');
}

/** The timestamps of an answer, each with its defect. `resource`: where the answer was served. */
export function judgedTimestamps(
  { headers }: { readonly headers: readonly Header[] },
  resource: string,
): readonly (Defect<TimestampReason> | undefined)[] {
  return FIELDS.flatMap((field) =>
    headers
      .filter(([name]) => name.toLowerCase() === field.toLowerCase())
      .map(([, value]) => {
        const wrong = wrongTimestamp(value.trim());
        return wrong && { ...wrong, at: `${resource}, ${field}: ${quotedText(value.trim())}` };
      }),
  );
}
