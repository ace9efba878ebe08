/** How many characters of a text that a node or a contract gave a message shows. */
const SHOWN_CHARS = 500;

/** A text that a node or a contract gave, cut for a message. */
export function shortened(text: string, most: number = SHOWN_CHARS): string {
  if (text.length <= most) return text;
  return `${text.slice(0, most).toWellFormed()}… (${text.length} characters)`;
}
