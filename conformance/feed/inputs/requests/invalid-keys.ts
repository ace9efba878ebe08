/** Keys that are not valid, made of one that is. */

/** The key with its first letter or digit changed for another of its kind. */
export function changedKey(key: string): string {
  const at = key.search(/[0-9A-Za-z]/);
  if (at < 0) return `${key}0`;
  const one = key[at]!;
  const [first, second] = /\d/.test(one)
    ? ['4', '7']
    : /[a-f]/.test(one)
      ? ['b', 'e']
      : /[g-z]/.test(one)
        ? ['k', 't']
        : ['B', 'E'];
  return key.slice(0, at) + (one === first ? second : first) + key.slice(at + 1);
}

export type InvalidKeyReason = 'changed' | 'case' | 'shortened' | 'extended' | 'empty' | 'word' | 'member' | 'query';

/** What programs make of a key that is not there, and what stands for anything elsewhere. */
const WORDS = ['null', 'undefined', '0', 'true', '*', '%'];

/** Members that each object of JavaScript has: a key that is looked up in one finds them (CWE-1321). */
const MEMBERS = ['constructor', '__proto__'];

/** As numbers and UUIDs are written; digits of either case are the same. */
const HEXADECIMAL = /^[0-9a-f-]*$/i;

const swapCase = (key: string) =>
  key.replace(/[a-z]|[A-Z]/gi, (one) => (one < 'a' ? one.toLowerCase() : one.toUpperCase()));

/** Whether keys are equal, as texts or, where the key is a number, as integers: nothing says which of both keys are. */
const isSameKey = (one: string, other: string) =>
  one === other || (/^\d+$/.test(one) && /^\d+$/.test(other) && BigInt(one) === BigInt(other));

/**
 * Keys that no feed should take. Where a key is hexadecimal, or in letters of one case, the case may mean
 * nothing; and space around a key is cut off by many who take no other key for it.
 */
export function invalidKeys(key: string): readonly (readonly [InvalidKeyReason, string])[] {
  const all: (readonly [InvalidKeyReason, string])[] = [
    ['changed', changedKey(key)],
    ['empty', ''],
    ['extended', `${key}x`],
    ['extended', `x${key}`],
    ['extended', `${key}\0x`],
  ];
  if (key.length > 1) all.push(['shortened', key.slice(0, -1)], ['shortened', key[0]!], ['shortened', key.slice(1)]);
  if (/[a-z]/.test(key) && /[A-Z]/.test(key) && !HEXADECIMAL.test(key)) all.push(['case', swapCase(key)]);
  const end = key.length - 1;
  if (end > 0) all.push(['changed', key.slice(0, end) + changedKey(key[end]!)]);
  // Anything, in a query that is put together (CWE-89), by LIKE, a letter each, and as a regular expression (CWE-625).
  all.push(['query', "' OR '1'='1"], ['query', "' OR 1=1 -- "], ['query', '_'.repeat(key.length)], ['query', '.*']);
  const words = WORDS.map((word) => ['word', word] as const);
  const members = MEMBERS.map((name) => ['member', name] as const);
  return [...all, ...words, ...members].filter(([, other]) => !isSameKey(other, key));
}
