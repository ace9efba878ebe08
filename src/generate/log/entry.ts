/** The shortest entry of the rule, in bytes. */
const SHORTEST = 297;
/** Number of lengths: neighbours differ in length, and 256 is not a multiple, so bundles differ in size. */
export const LENGTHS = 7;
/** Number of digits of an index and of a seed. */
const DIGITS = 20;
/** Offset of the digits of the index in an entry. */
export const INDEX_AT = 'entry '.length;

/** The rule of {@link entryOf}, for people who write it in another language. */
export const ENTRY_RULE =
  'Entry i of seed s has 297 + (i mod 7) bytes. They begin with the ASCII text "entry I of seed S" and a newline, I and ' +
  'S being i and s as 20 decimal digits with leading zeroes (56 bytes in all). Every byte after that is its own position ' +
  'in the entry modulo 256, the first byte of the entry being at position 0.';

/**
 * An entry by the rule: binary bytes (zeroes, newlines, invalid UTF-8), 300 on average, different from every other
 * entry.
 *
 * @throws RangeError for an index or a seed that is negative or has more than 20 digits.
 */
export function entryOf(seed: bigint, index: bigint): Buffer {
  const head = Buffer.from(`entry ${padded(index)} of seed ${padded(seed)}\n`);
  const entry = Buffer.alloc(SHORTEST + Number(index % BigInt(LENGTHS)));
  for (let at = 0; at < entry.length; at++) entry[at] = at;
  head.copy(entry);
  return entry;
}

/** A number as decimal digits, padded to the width in entries. */
export function padded(number: bigint): string {
  const text = number.toString().padStart(DIGITS, '0');
  if (/^\d{20}$/.test(text)) return text;
  throw new RangeError(`a number of an entry has at most ${DIGITS} digits and no sign: ${number}`);
}
