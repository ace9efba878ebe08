/** Expressions of the WebAssembly text format on four 32-bit words at once (WebAssembly SIMD, `v128`). */

/** The text of an expression. */
export type Expression = string;

const binary =
  (instruction: string) =>
  (...of: readonly Expression[]): Expression =>
    of.reduce((left, right) => `(${instruction} ${left} ${right})`);

export const xor = binary('v128.xor');
export const or = binary('v128.or');
export const and = binary('v128.and');
/** Addition modulo 2^32. */
export const add = binary('i32x4.add');

export const get = (name: string): Expression => `(local.get $${name})`;
export const set = (name: string, to: Expression): string => `(local.set $${name} ${to})`;

/** Four times the same word. */
export const four = (word: number): Expression => `(v128.const i32x4 ${Array(4).fill(word).join(' ')})`;

export const load = (offset: number, at: Expression): Expression => `(v128.load offset=${offset} ${at})`;
export const store = (offset: number, at: Expression, value: Expression): string =>
  `(v128.store offset=${offset} ${at} ${value})`;
export const constant = (value: number): Expression => `(i32.const ${value})`;

/** SHR^n (FIPS 180-4 section 3.2). */
export const shiftRight = (n: number, of: Expression): Expression => `(i32x4.shr_u ${of} ${constant(n)})`;
export const shiftLeft = (n: number, of: Expression): Expression => `(i32x4.shl ${of} ${constant(n)})`;
/** ROTR^n (FIPS 180-4 section 3.2), which SIMD has no instruction for. */
export const rotateRight = (n: number, of: Expression): Expression => or(shiftRight(n, of), shiftLeft(32 - n, of));

/** Bytes of two vectors; from 16 on they are those of the second. */
export const shuffle = (bytes: readonly number[], first: Expression, second: Expression): Expression =>
  `(i8x16.shuffle ${bytes.join(' ')} ${first} ${second})`;
/** The bytes of some words of two vectors, by the numbers of the words. */
export const words = (...numbers: readonly number[]): number[] =>
  numbers.flatMap((number) => [0, 1, 2, 3].map((byte) => 4 * number + byte));
/** Four words with the bytes of each in the other order. */
export const swapped = (of: Expression): Expression =>
  shuffle([3, 2, 1, 0, 7, 6, 5, 4, 11, 10, 9, 8, 15, 14, 13, 12], of, of);
