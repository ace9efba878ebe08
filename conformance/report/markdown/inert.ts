import { legibleText } from '../../core/text/legible-text.ts';

/** Characters with a meaning in Markdown, HTML, or GitHub's own additions: mentions, issues, emoji, formulas, addresses. */
const MEANT = /[!#$&*.:<>@[\\\]^_`{|}~]/g;

/**
 * A text as it is, for a paragraph or a cell of a table in Markdown: characters with a meaning are numeric character
 * references, which are never markup (CommonMark section 2.5), and a line end is `<br>`. It is cut at `limit` UTF-16
 * units.
 */
export function inert(text: string, limit: number): string {
  return legibleText(text, limit)
    .replace(MEANT, (char) => `&#${char.charCodeAt(0)};`)
    .trim()
    .replace(/\t/g, ' ')
    .replace(/\n/g, '<br>');
}
