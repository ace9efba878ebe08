/** Words as a POSIX shell takes them. */

/** A word as a shell takes it for one. */
export const shellQuote = (word: string): string =>
  /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
