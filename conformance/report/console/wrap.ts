import { stripVTControlCharacters } from 'node:util';

/** How many columns a text takes, near enough: what colours it takes none. */
const columns = (text: string): number => [...stripVTControlCharacters(text)].length;

/**
 * Breaks a text, which begins at column `indent`, at spaces so that it stays within `width` columns, and lets every
 * further line begin at that column. A word that is too long stays whole, so that it can be copied.
 */
export function wrap(text: string, indent: number, width = Number.POSITIVE_INFINITY): string {
  const lines = text.split('\n').flatMap((line) => {
    const [first = '', ...words] = line.split(' ');
    const broken = [first];
    for (const word of words) {
      const longer = `${broken.at(-1)} ${word}`;
      if (indent + columns(longer) > width) broken.push(word);
      else broken[broken.length - 1] = longer;
    }
    return broken;
  });
  return lines.join(`\n${' '.repeat(indent)}`);
}
