/**
 * The date-times of an event.
 *
 * Follows: interface document, "Event"; ISO 8601, as `oracle/date/date-time.ts` reads it
 */

import type { Defect } from '../../../core/check/defect.ts';
import type { JsonNode } from '../../../oracle/json/json-node.ts';
import { type DateTimeReason, readDateTime } from '../date/date-time.ts';
import { formatValue, kindDefect, type ObjectNode } from '../json/value.ts';
import { occurrenceObjects } from './members.ts';

export const NO_DATE_TIMES = 'no event that is listed has a date-time';

/** The `start` and `end` of each occurrence, and `updated`, as far as they exist. Nulls are left out. */
export function dateTimesOf(event: ObjectNode): readonly JsonNode[] {
  const nodes = occurrenceObjects(event).flatMap(({ members }) => [members.get('start'), members.get('end')]);
  return [...nodes, event.members.get('updated')].filter((node) => node !== undefined && node.kind !== 'null');
}

/** The instant that a date-time names, in nanoseconds since 1970; undefined for null and for other values. */
export function instantOfNode(node: JsonNode | undefined): bigint | undefined {
  return node?.kind === 'string' ? readDateTime(node.value).value?.epochNanoseconds : undefined;
}

/** The offset from UTC of a date-time in minutes; undefined for null and for other values. */
export function offsetOfNode(node: JsonNode): number | undefined {
  return node.kind === 'string' ? readDateTime(node.value).value?.form.offsetMinutes : undefined;
}

/** The reasons of a check that judges date-times. */
export const DATE_TIME_REASONS: Readonly<Record<DateTimeReason | 'not-a-text', string>> = {
  'not-a-text': 'a date-time is neither a text nor null',
  'not-a-date': 'a date-time is a text of another form',
  'date-only': 'a date-time has no time of day',
  'no-offset': 'a date-time has no offset from UTC',
  separator: 'a date-time has no T between date and time',
  'expanded-year': 'a date-time has a year of more than four digits, which needs an agreement',
  mixed: 'a date-time mixes the extended with the basic format',
  calendar: 'a date-time has a day that the calendar does not have',
  time: 'a date-time has a time that no day has',
  'offset-range': 'a date-time has an offset of a day or more',
};

/** Why a value is not a date-time of ISO 8601 with an offset. */
export function dateTimeDefect(node: JsonNode): Defect<DateTimeReason | 'not-a-text'> | undefined {
  const { pointer: at } = node;
  if (node.kind !== 'string') return kindDefect(node, 'string', 'not-a-text');
  const { defect } = readDateTime(node.value);
  return defect && { ...defect, at };
}

/** The occurrences of an event with start and end, each with its defect. */
export function judgedSpans(event: ObjectNode): readonly { readonly defect: Defect<'backwards'> | undefined }[] {
  return occurrenceObjects(event).flatMap(({ members }) => {
    const [start, end] = [members.get('start'), members.get('end')];
    const [from, to] = [instantOfNode(start), instantOfNode(end)];
    if (from === undefined || to === undefined) return [];
    const expected = `an end that is not before the start, ${formatValue(start)}`;
    const backwards = { reason: 'backwards', expected, actual: formatValue(end), at: end!.pointer } as const;
    return [{ defect: to < from ? backwards : undefined }];
  });
}
