/** Quotes text for a POSIX shell. */

/** One word of a command line, in quotes only where the shell needs them. */
export const shellQuote = (word: string): string => (/^[\w@%+=:,./-]+$/.test(word) ? word : inSingleQuotes(word));

/** A text in single quotes, which a shell does not change. */
export const inSingleQuotes = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;
