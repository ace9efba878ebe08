import { hash } from 'node:crypto';

/** Pseudo-random choices, the same for the same seed and name. */
export interface Random {
  /** A whole number from 0 up to `n` - 1, of at most 48 bits. */
  below(n: number): number;
  pick<T>(from: readonly T[]): T;
  /** True once in `n` times on average. */
  once(n: number): boolean;
  /** A list of at most `n` members, each made by a function. */
  some<T>(most: number, make: () => T): T[];
}

/** Numbers from SHA-256 of the seed, a name and a counter. */
export function random(seed: bigint, name: string): Random {
  let count = 0;
  const below = (n: number) =>
    hash('sha256', `touchstone feed ${name} of seed ${seed}: ${count++}`, 'buffer').readUIntBE(0, 6) % n;
  return {
    below,
    pick: (from) => from[below(from.length)]!,
    once: (n) => below(n) === 0,
    some: (most, make) => Array.from({ length: below(most + 1) }, make),
  };
}
