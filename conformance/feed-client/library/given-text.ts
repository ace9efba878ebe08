import { rawJson } from '../../core/text/raw-json.ts';

/** The text in which the events of a client are looked for; undefined where it gave nothing that has a text. */
export function givenText(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  // A number of JSON may have any length, as the ids of a feed may.
  return JSON.stringify(value, (_name, member) => (typeof member === 'bigint' ? rawJson(String(member)) : member));
}
