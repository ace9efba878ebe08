/**
 * How a report that was made again ended. `about-differs`: its judgements are as they were, but name, version or command are
 * not those of the kept report.
 */
export type MadeEnd = 'first' | 'same' | 'about-differs' | 'about-kept' | 'differs' | 'kept' | 'not-made';

/** The exit code of `results make`, by how the reports ended. */
export function exitCodeOf(ends: readonly MadeEnd[]): 0 | 1 | 3 {
  return ends.includes('not-made') ? 3 : ends.includes('differs') ? 1 : 0;
}

/** How one ended, in a sentence; with the exit code where it is the only one. `path`: a file that was written or moved. */
export function endText(end: Exclude<MadeEnd, 'not-made'>, isOnly: boolean, path?: string): string {
  const moved = path === undefined ? '' : `; the one before it is ${path}`;
  const texts: Readonly<Record<typeof end, string>> = {
    first: `its first report is written: ${path}`,
    same: 'as it was',
    'about-differs': 'as it was, but for name, version or command; --write keeps the new report',
    'about-kept': `as it was, but for name, version or command; the new report is kept${moved}`,
    differs: `it differs from the kept report${isOnly ? ` (exit code ${exitCodeOf([end])})` : ''}; --write keeps the new one`,
    kept: `it differs from the kept report, and the new one is kept${moved}`,
  };
  return texts[end];
}

/** How several ended, in a line with the exit code. */
export function summary(ends: readonly MadeEnd[]): string {
  const counted = (words: string, ...of: readonly MadeEnd[]) => {
    const count = ends.filter((end) => of.includes(end)).length;
    return count === 0 ? [] : [`${count} ${words}`];
  };
  const parts = [
    ...counted('as before', 'same', 'about-differs', 'about-kept'),
    ...counted('for the first time', 'first'),
    ...counted('kept anew', 'kept'),
    ...counted('not as before', 'differs'),
    ...counted('not made', 'not-made'),
  ];
  return `Results made: ${parts.join(', ')} (exit code ${exitCodeOf(ends)})`;
}
