/** A seeded source of random numbers. The same seed and label give the same sequence on every machine. */
export interface Random {
  /** A whole number from 0 up to, and not including, `bound` (1 to 2^53-1). */
  below(bound: number): number;
  /** The same for bounds beyond 2^53. */
  belowBig(bound: bigint): bigint;
}

/** FNV-1a over UTF-16 code units, then mixed so that texts that differ in their last letter may differ in every bit. */
function spread(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x21f0aaad);
  hash = Math.imul(hash ^ (hash >>> 15), 0x735a2d97);
  return hash ^ (hash >>> 15);
}

const rotate = (word: number, by: number): number => (word << by) | (word >>> (32 - by));

/**
 * xoshiro128** (Blackman and Vigna). Its state of 128 bits holds the whole seed, so that a target which sees the
 * beginning of a sample cannot find the rest by trying all seeds.
 */
export function seededRandom(seed: bigint, label: string): Random {
  let [a, b, c, d] = [1, 2, 3, 4].map((word) => spread(`${word}/${seed}/${label}`)) as [number, number, number, number];
  const next = (): number => {
    const result = Math.imul(rotate(Math.imul(b, 5), 7), 9) >>> 0;
    const shifted = b << 9;
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    c ^= shifted;
    d = rotate(d, 11);
    return result;
  };
  const belowBig = (bound: bigint): bigint => {
    let wide = 0n;
    // Three words leave a bias below 2^-32 for every bound up to 2^64.
    for (let word = 0; word < 3; word++) wide = (wide << 32n) | BigInt(next());
    return wide % bound;
  };
  return { below: (bound) => Number(belowBig(BigInt(bound))), belowBig };
}
