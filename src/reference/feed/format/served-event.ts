import type { Choices } from '../choices.ts';
import type { Event, Occurrence } from '../event/event.ts';
import type { Item } from '../event/item.ts';
import type { JsonObject } from './json.ts';
import { mapText } from './xml-text.ts';

/** How dates and texts are served. */
export interface ValueParts {
  date(given: string): string;
  text(given: string): string;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#039;',
};

/** A title as the original service served it: escaped for HTML before it was written as JSON or XML. */
export function htmlEscaped(title: string): string {
  return title.replace(/[&<>"']/g, (character) => ENTITIES[character]!);
}

/** An item's event as it is served: every member, the six of the interface first. */
export function event({ event }: Item, { titles }: Choices, parts: ValueParts): Event {
  const date = (given: string | null) => (given === null ? null : parts.date(given));
  const occurrence = (span: Occurrence | null) => span && { ...span, start: date(span.start), end: date(span.end) };
  const { title } = event;
  const dated = {
    ...event,
    title: title !== null && titles === 'html-escaped' ? htmlEscaped(title) : title,
    times: event.times?.map(occurrence) ?? null,
    updated: date(event.updated),
  };
  return mapText(dated as JsonObject, parts.text) as Event;
}
