/** So many letters in a row that stand in both tell something of a key. */
const ENOUGH = 4;

/** Whether a made-up key tells something of a valid one: a part of it stands there too, in letters of either case. */
export function revealsKey(made: string, key: string): boolean {
  const [one, other] = [made.toLowerCase(), key.toLowerCase()];
  if (one === '' || other === '') return false;
  const length = Math.min(ENOUGH, other.length);
  for (let at = 0; at + length <= other.length; at++) if (one.includes(other.slice(at, at + length))) return true;
  // The rest of a shortened key.
  return one.length < ENOUGH && (other.startsWith(one) || other.endsWith(one));
}
