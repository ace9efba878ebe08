import { stripVTControlCharacters } from 'node:util';

/** Approximately how many columns a text takes, without its colour codes. */
const columns = (text: string): number => [...stripVTControlCharacters(text)].length;

/**
 * Breaks a text at spaces so that it stays within `width` columns. The text and its further lines begin at column
 * `indent`. A word that is too long is not broken, so that it can be copied.
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
