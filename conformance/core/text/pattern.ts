/**
 * Whether a slash path matches a pattern: `*` matches any text within one segment, `**` any number of segments. It
 * takes no more steps than the product of both lengths, so a pattern from a file cannot hang a run.
 */
export function matchesPattern(pattern: string, path: string): boolean {
  return segments(pattern.split('/'), path.split('/'));
}

function segments(pattern: readonly string[], path: readonly string[]): boolean {
  let reach = new Set([0]);
  for (const part of pattern) {
    const next = new Set<number>();
    // The positions are sorted, so every position from the first on is reached.
    const [first = Infinity] = reach;
    if (part === '**') for (let to = first; to <= path.length; to++) next.add(to);
    else for (const at of reach) if (at < path.length && segment(part, path[at]!)) next.add(at + 1);
    reach = next;
  }
  return reach.has(path.length);
}

/** Greedy matching of `*` inside one segment, with one point to backtrack to. */
function segment(pattern: string, text: string): boolean {
  let p = 0;
  let t = 0;
  let star = -1;
  let mark = 0;
  while (t < text.length) {
    if (pattern[p] === '*') {
      star = p++;
      mark = t;
    } else if (p < pattern.length && pattern[p] === text[t]) {
      p++;
      t++;
    } else if (star >= 0) {
      p = star + 1;
      t = ++mark;
    } else return false;
  }
  while (pattern[p] === '*') p++;
  return p === pattern.length;
}
