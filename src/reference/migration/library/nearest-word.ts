/** The known words that are likely meant by an unknown word: those with the fewest edits. */

/** The most edits of a misspelling, by the length of the word. */
const slips = (word: string): number => (word.length > 5 ? 2 : 1);
const plain = (word: string): string => word.toLowerCase().replace(/[^a-z0-9]/g, '');

export function nearest(word: string, known: readonly string[]): string[] {
  const candidates = known.map((candidate) => ({ candidate, edits: distance(plain(word), plain(candidate)) }));
  const least = Math.min(...candidates.map(({ edits }) => edits));
  if (least > slips(plain(word))) return [];
  return candidates.filter(({ edits }) => edits === least).map(({ candidate }) => candidate);
}

/** The number of letters to insert, delete, replace, or swap with the next (Damerau). */
function distance(a: string, b: string): number {
  let previous: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, k) => k);
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1];
    for (const [k, other] of [...b].entries()) {
      const replaced = (row[k] as number) + (letter === other ? 0 : 1);
      const swapped = letter === b[k - 1] && other === a[i - 1] ? (previous[k - 1] as number) + 1 : replaced;
      next.push(Math.min(replaced, swapped, (row[k + 1] as number) + 1, (next[k] as number) + 1));
    }
    [previous, row] = [row, next];
  }
  return row[b.length] as number;
}
