/** The Markdown of the pages: links between its pages, and texts of ours as they stand in a sentence. */
import { posix } from 'node:path';

/** The first line of every page, which a reader does not see. */
export const GENERATED = '<!-- Written by `npm run generate`. Edit the sources that the page names, not this. -->\n';

export const code = (text: string): string => `\`${text}\``;

/** A link from one file of the repository to another, which may end in an anchor. */
export const linkTo = (from: string, to: string, text: string): string =>
  `[${text}](${posix.relative(posix.dirname(from), to)})`;

/** A link to a page of the web; the text alone if there is no address. */
export const webLink = (text: string, url: string | undefined): string => (url ? `[${text}](${url})` : text);

/** A place in a list that a link can lead to. */
export const anchor = (name: string): string => `<a id="${name}"></a>`;

/** A section with a heading; nothing if it has no content. */
export const section = (heading: string, parts: readonly string[]): readonly string[] =>
  parts.length === 0 ? [] : [`## ${heading}`, ...parts];

/** A page of paragraphs, lists, tables and headings, with an empty line between any two. */
export const page = (parts: readonly string[]): string => `${GENERATED}\n${parts.join('\n\n')}\n`;

export const list = (items: readonly string[]): string => items.map((item) => `- ${item}`).join('\n');

/** A text that begins a sentence. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Text without characters that begin HTML or a link, where it is not code: `<slug>` stays visible. */
export const plain = (text: string): string =>
  text
    .split(/(`[^`]*`)/)
    .map((part, i) => (i % 2 === 1 ? part : part.replace(/[<[\]*_|\\]/g, '\\$&')))
    .join('');
