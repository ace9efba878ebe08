/**
 * JSON texts.
 *
 * Follows: RFC 8259, sections 2 and 4
 */

/** The value of a JSON text; undefined where the text is not JSON. */
export function parseJsonText(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
