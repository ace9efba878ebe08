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

/** Letters to put in, to take out or to replace (Levenshtein). */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, k) => k);
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1];
    for (const [k, other] of [...b].entries()) {
      const replaced = (row[k] as number) + (letter === other ? 0 : 1);
      next.push(Math.min(replaced, (row[k + 1] as number) + 1, (next[k] as number) + 1));
    }
    row = next;
  }
  return row[b.length] as number;
}
