/**
 * The dates of HTTP headers (RFC 9110 section 5.6.7).
 *
 * Anchored by: RFC 9110 section 5.6.7, the three published examples
 */

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const CLOCK = '(?<clock>\\d\\d:\\d\\d:\\d\\d)';
const FORMS = [
  `[A-Z][a-z]{2}, (?<day>\\d\\d) (?<month>[A-Z][a-z]{2}) (?<year>\\d{4}) ${CLOCK} GMT`,
  `[A-Z][a-z]+day, (?<day>\\d\\d)-(?<month>[A-Z][a-z]{2})-(?<year>\\d\\d) ${CLOCK} GMT`,
  `[A-Z][a-z]{2} (?<month>[A-Z][a-z]{2}) (?<day>[ \\d]\\d) ${CLOCK} (?<year>\\d{4})`,
].map((form) => new RegExp(`^${form}$`));

/**
 * Milliseconds since 1970, or undefined for a text in none of the three forms: such a date is invalid, and makes an
 * answer stale (RFC 9111 section 5.3). A year of two digits that seems more than 50 years ahead is in the past.
 */
export function readHttpDate(text: string, now: number): number | undefined {
  const parts = FORMS.map((form) => form.exec(text)?.groups).find((groups) => groups !== undefined);
  const month = MONTHS.indexOf(parts?.month ?? '') + 1;
  if (parts === undefined || month === 0) return undefined;
  const thisYear = new Date(now).getUTCFullYear();
  let year = Number(parts.year);
  if (parts.year!.length === 2) {
    year += thisYear - (thisYear % 100);
    if (year > thisYear + 50) year -= 100;
  }
  const [yyyy, mm, dd] = [year, month, parts.day!.trim()].map((part, i) => String(part).padStart(i === 0 ? 4 : 2, '0'));
  const ms = Date.parse(`${yyyy}-${mm}-${dd}T${parts.clock}Z`);
  return Number.isNaN(ms) ? undefined : ms;
}
