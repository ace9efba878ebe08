/** The date-times of an event. */
import type { Defect } from '../core/defect.ts';
import { type DateTimeReason, readDateTime } from '../oracle/date-time.ts';
import type { JsonNode } from '../oracle/json-node.ts';
import { timesOf } from './event-defects.ts';
import type { JsonObject } from './reading.ts';
import { kindDefect, said } from './value.ts';

/** What is there of `start` and `end` of each occurrence, and of `updated`. Nulls are left out. */
export function datesOf(event: JsonObject): readonly JsonNode[] {
  const nodes = timesOf(event).flatMap(({ members }) => [members.get('start'), members.get('end')]);
  return [...nodes, event.members.get('updated')].filter((node) => node !== undefined && node.kind !== 'null');
}

/** The instant that a date-time names, in nanoseconds since 1970; undefined for null and for what names none. */
export function instantOf(node: JsonNode | undefined): bigint | undefined {
  return node?.kind === 'string' ? readDateTime(node.value).value?.epochNanoseconds : undefined;
}

/** What keeps a value from being a date-time of ISO 8601 with an offset. */
export function dateDefect(node: JsonNode): Defect<DateTimeReason | 'not-a-text'> | undefined {
  const { pointer: at } = node;
  if (node.kind !== 'string') return kindDefect(node, 'string', 'not-a-text');
  const { defect } = readDateTime(node.value);
  return defect && { ...defect, at };
}

/** The occurrences of an event that say when they start and when they end, each with what is wrong with that. */
export function spansOf(event: JsonObject): readonly { readonly defect: Defect<'backwards'> | undefined }[] {
  return timesOf(event).flatMap(({ members }) => {
    const [start, end] = [members.get('start'), members.get('end')];
    const [from, to] = [instantOf(start), instantOf(end)];
    if (from === undefined || to === undefined) return [];
    const expected = `an end that is not before the start, ${said(start)}`;
    const backwards = { reason: 'backwards', expected, actual: said(end), at: end!.pointer } as const;
    return [{ defect: to < from ? backwards : undefined }];
  });
}
