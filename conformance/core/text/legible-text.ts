/** How many UTF-16 units of one text a result carries: a dozen lines of a terminal. */
export const LEGIBLE_LENGTH = 1000;

/**
 * Control characters except newline and tab, line separators, characters that change the text direction, lone
 * surrogates.
 */
const UNSAFE = /[^\P{Cc}\n\t]|[\p{Zl}\p{Zp}\p{Bidi_Control}\p{Cs}]/gu;

/** Those of them that JSON.stringify leaves as they are: it escapes C0 and lone surrogates. */
const UNSAFE_IN_JSON = /[\x7f-\x9f\p{Zl}\p{Zp}\p{Bidi_Control}]/gu;

const unicodeEscape = (char: string): string => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`;

const escaped = (char: string): string => {
  const code = char.charCodeAt(0);
  return code < 0x100 ? `\\x${code.toString(16).padStart(2, '0')}` : unicodeEscape(char);
};

/** A text in which characters that a terminal or an editor would obey are visible: `\x1b`, `\u202e`. */
export const withVisibleControls = (text: string): string => text.replace(UNSAFE, escaped);

/** JSON in which such characters are escaped in the way of JSON, so that its values stay the same. */
export const escapedInJson = (json: string): string => json.replace(UNSAFE_IN_JSON, unicodeEscape);

/** The first `limit` units, without cutting a surrogate pair in two. */
const head = (text: string, limit: number): string =>
  text.slice(0, limit).replace(text.length > limit ? /[\ud800-\udbff]$/ : /$^/, '');

/**
 * Makes a text that may come from a target safe to print: nothing in it moves a cursor or colours a terminal, and a
 * text longer than `limit` units is cut and followed by its length. The beginning does not depend on the length, so
 * that a baseline can match it.
 */
export function legibleText(text: string, limit = LEGIBLE_LENGTH): string {
  // Escapes make it longer, so it is cut before and after them.
  const clean = withVisibleControls(head(text, limit));
  if (text.length <= limit && clean.length <= limit) return clean;
  return `${head(clean, limit)}… (${text.length} characters)`;
}
