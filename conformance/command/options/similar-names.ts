/** How many names are suggested at most. */
const MOST = 3;

/**
 * The names that the user may have meant, the nearest first, at most three: names that differ in a few letters, and
 * names that contain the typed text. Case does not matter.
 */
export function similarNames(typed: string, names: readonly string[]): readonly string[] {
  const text = typed.toLowerCase();
  return [...new Set(names)]
    .map((name) => ({ name, far: editDistance(text, name.toLowerCase()) }))
    .filter(({ name, far }) => far <= text.length / 3 || (text.length > 2 && name.toLowerCase().includes(text)))
    .sort((a, b) => a.far - b.far)
    .slice(0, MOST)
    .map(({ name }) => name);
}

/** `; similar: …` with similar names, or an empty text. */
export function similarNamesHint(typed: string, names: readonly string[]): string {
  const similar = similarNames(typed, names);
  return similar.length === 0 ? '' : `; similar: ${similar.join(', ')}`;
}

/** How many letters have to be put in, taken out or changed (Levenshtein). */
function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++)
      next.push(Math.min(next[j - 1]! + 1, row[j]! + 1, row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1)));
    row = next;
  }
  return row.at(-1)!;
}
