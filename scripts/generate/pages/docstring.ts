import { exportName } from '../../../conformance/core/check/name.ts';

const BLOCK = String.raw`/\*\*((?:(?!\*/)[\s\S])*)\*/\n`;

/**
 * The sentences about a check in its file: those directly above its export, and those at the top of the file, if it has
 * any; an empty text otherwise.
 */
export function docstringOf(text: string, name: string): string {
  const top = new RegExp(`^${BLOCK}(?=\\n*import )`).exec(text)?.[1];
  const above = new RegExp(`${BLOCK}(?=export const ${exportName(name)}\\b)`).exec(text)?.[1];
  return [top, above]
    .filter((block) => block !== undefined)
    .map((block) =>
      block
        .replace(/^\s*\* ?/gm, '')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .join(' ');
}
