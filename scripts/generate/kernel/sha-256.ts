/** SHA-256 (FIPS 180-4) of four messages at once, as WebAssembly text. */

import {
  add,
  and,
  constant,
  type Expression,
  four,
  get,
  load,
  or,
  rotateRight,
  set,
  shiftRight,
  store,
  xor,
} from './expressions.ts';

const WORD = 16;
const BLOCK_WORDS = 16;
const ROUNDS = 64;
const VARIABLES = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

const PRIMES = [...Array(312).keys()].filter((n) => n > 1 && [...Array(n).keys()].every((d) => d < 2 || n % d !== 0));

/** The first 32 bits of the fractional part of the root of a prime: constants of section 4.2.2 (cube) and 5.3.3 (square). */
function fraction(prime: number, degree: 2 | 3): number {
  const scaled = BigInt(prime) << BigInt(32 * degree);
  let [low, high] = [0n, 1n << 40n];
  while (high - low > 1n) {
    const middle = (low + high) / 2n;
    if (middle ** BigInt(degree) <= scaled) low = middle;
    else high = middle;
  }
  return Number(BigInt.asUintN(32, low));
}

const K = PRIMES.slice(0, ROUNDS).map((prime) => fraction(prime, 3));
const INITIAL = PRIMES.slice(0, VARIABLES.length).map((prime) => fraction(prime, 2));

type Amounts = readonly [number, number, number];

/** Σ of section 4.1.2. */
const bigSigma = ([x, y, z]: Amounts, of: Expression): Expression =>
  xor(rotateRight(x, of), rotateRight(y, of), rotateRight(z, of));
/** σ of section 4.1.2. */
const smallSigma = ([x, y, z]: Amounts, of: Expression): Expression =>
  xor(rotateRight(x, of), rotateRight(y, of), shiftRight(z, of));

/** One round (section 6.2.2, step 3). The variables change their names in place of their values. */
function round(t: number): string[] {
  const named = (place: number) => VARIABLES[(place + ROUNDS - t) % VARIABLES.length]!;
  const at = (place: number) => get(named(place));
  const [a, b, c, e, f, g] = [at(0), at(1), at(2), at(4), at(5), at(6)];
  const [d, h] = [named(3), named(7)];
  const choice = xor(g, and(e, xor(f, g)));
  const majority = or(and(a, b), and(c, or(a, b)));
  return [
    set('t', add(get(h), bigSigma([6, 11, 25], e), choice, four(K[t]!), get(`w${t % BLOCK_WORDS}`))),
    set(d, add(get(d), get('t'))),
    set(h, add(get('t'), bigSigma([2, 13, 22], a), majority)),
  ];
}

/** The word of the message schedule 16 rounds later (step 1), in the place of the word that was used. */
function schedule(t: number): string {
  const word = (later: number) => get(`w${(t + later) % BLOCK_WORDS}`);
  const sum = add(word(0), smallSigma([7, 18, 3], word(1)), word(9), smallSigma([17, 19, 10], word(14)));
  return set(`w${t % BLOCK_WORDS}`, sum);
}

const rounds = (): string[] =>
  [...Array(ROUNDS).keys()].flatMap((t) => [...round(t), ...(t < ROUNDS - BLOCK_WORDS ? [schedule(t)] : [])]);

/** Names of locals that hold four words each. */
export const locals = (names: readonly string[]): string => names.map((name) => `(local $${name} v128)`).join(' ');

/** Writes the initial hash value of four messages to `state`. */
export const initialHash = (state: number): string[] =>
  INITIAL.map((word, i) => store(i * WORD, constant(state), four(word)));

/** The function `$block`: hashes the block of 16 words at `block` into the hash value of 8 words at `state`. */
export const blockFunction = (block: number, state: number): string => `(func $block
${locals([...VARIABLES, ...Array.from({ length: BLOCK_WORDS }, (_, i) => `w${i}`), 't'])}
${Array.from({ length: BLOCK_WORDS }, (_, i) => set(`w${i}`, load(i * WORD, constant(block)))).join('\n')}
${VARIABLES.map((name, i) => set(name, load(i * WORD, constant(state)))).join('\n')}
${rounds().join('\n')}
${VARIABLES.map((name, i) => store(i * WORD, constant(state), add(get(name), load(i * WORD, constant(state))))).join('\n')})`;
