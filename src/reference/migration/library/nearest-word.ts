/** The known words that one which is not known is likely to stand for: those that it is fewest edits away from. */

/** How many edits a slip may be, by the length of the word. */
const slips = (word: string): number => (word.length > 5 ? 2 : 1);
const plain = (word: string): string => word.toLowerCase().replace(/[^a-z0-9]/g, '');

export function nearest(word: string, known: readonly string[]): string[] {
  const away = known.map((one) => ({ one, edits: distance(plain(word), plain(one)) }));
  const least = Math.min(...away.map(({ edits }) => edits));
  if (least > slips(plain(word))) return [];
  return away.filter(({ edits }) => edits === least).map(({ one }) => one);
}

/** Letters to put in, to take out, to replace, or to swap with the next one (Damerau). */
function distance(a: string, b: string): number {
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, k) => k);
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1];
    for (const [k, other] of [...b].entries()) {
      const replaced = (row[k] as number) + (letter === other ? 0 : 1);
      const swapped = letter === b[k - 1] && other === a[i - 1] ? (before[k - 1] as number) + 1 : replaced;
      next.push(Math.min(replaced, swapped, (row[k + 1] as number) + 1, (next[k] as number) + 1));
    }
    [before, row] = [row, next];
  }
  return row[b.length] as number;
}
