/** Words as a POSIX shell takes them. */

/** A word as a shell takes it for one; in quotes only where it has to be. */
export const shellQuote = (word: string): string => (/^[\w@%+=:,./-]+$/.test(word) ? word : inSingleQuotes(word));

/** A text in quotes within which a shell changes nothing. */
export const inSingleQuotes = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;
