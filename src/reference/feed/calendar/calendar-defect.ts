/** Descriptions of defects of a calendar in words of RFC 5545, because the errors of ical.js name no property. */
import ICAL from 'ical.js';

/** Descriptions of the value types, by their names in RFC 5545, section 3.3. */
const TYPES: Readonly<Record<string, string>> = {
  date: 'a day such as 20261130',
  'date-time': 'a time such as 20261130T100000Z',
  duration: 'a duration such as PT1H30M',
  period: 'a period such as 20261130T100000Z/PT1H',
  recur: 'a rule such as FREQ=WEEKLY;COUNT=4',
  'utc-offset': 'an offset such as +0100',
};

const expected = (type: string): string => TYPES[type] ?? 'a value of its type';

/** The part of ical.js that is used here, so that consumers of this package do not need the types of ical.js. */
interface Entry {
  getAllProperties(): readonly { readonly name: string; readonly type: string; getValues(): unknown }[];
}

/** The first property of entries whose value does not have its type: `DTSTART is not a time such as …`. */
export function valueDefect(entries: readonly Entry[]): string | undefined {
  for (const property of entries.flatMap((entry) => entry.getAllProperties())) {
    try {
      // ical.js parses a value on first access.
      property.getValues();
    } catch {
      return `${property.name.toUpperCase()} is not ${expected(property.type)}`;
    }
  }
  return undefined;
}

/** A line of a calendar that cannot be read. */
export interface LineDefect {
  /** From 1. */
  readonly line: number;
  readonly expected: string;
  readonly found: string;
}

/** The first line that the parser refuses; undefined where it accepts each line alone. */
export function lineDefect(text: string): LineDefect | undefined {
  let at = 0;
  for (const folded of text.split(/\r?\n(?![ \t])/)) {
    const line = at + 1;
    at += folded.split('\n').length;
    // A line continues in the next line if that begins with a space (RFC 5545, section 3.1).
    const whole = folded.replaceAll(/\r?\n[ \t]/g, '');
    if (whole.trim() === '' || /^(BEGIN|END):/i.test(whole)) continue;
    try {
      ICAL.parse.property(whole);
    } catch {
      const name = /^[\w-]+/.exec(whole)?.[0].toUpperCase();
      const type = name && ICAL.design.icalendar.property[name.toLowerCase()]?.defaultType;
      return { line, expected: type ? `${expected(type)} as ${name}` : 'NAME:VALUE', found: JSON.stringify(whole) };
    }
  }
  return undefined;
}
