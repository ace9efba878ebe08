import { escapedInJson } from './legible-text.ts';

/**
 * Indented JSON with a final newline that is safe to print: characters that a terminal or an editor would obey are
 * escaped as JSON does it, `\u009b`, so that a reader gets the same values. A bigint becomes a decimal string.
 */
export function legibleJson(value: unknown): string {
  const text = JSON.stringify(value, (_key, part) => (typeof part === 'bigint' ? String(part) : part), 2);
  return `${escapedInJson(text)}\n`;
}
