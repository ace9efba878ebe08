/**
 * Quotes text of a target for people: in quotes, escaped, and never longer than a line.
 *
 * Anchored by: RFC 8259 section 7, the published example of the G clef
 */

/** How many UTF-16 units of a text are shown. */
const SHOWN = 100;

/**
 * The text as a JSON string (RFC 8259 section 7). A text of more than 100 units is cut and followed by its whole
 * length: a defect must stay readable when the target answers with a megabyte.
 */
export function quotedText(text: string): string {
  if (text.length <= SHOWN) return JSON.stringify(text);
  return `${JSON.stringify(text.slice(0, SHOWN))}… (${text.length} characters)`;
}
