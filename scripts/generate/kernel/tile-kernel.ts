/**
 * The root of a full tile (RFC 6962 section 2.1) as WebAssembly, four nodes at once. Between two levels a hash is eight words,
 * one in each of eight rows, so that nodes take their children as they are.
 */

import initWabt from 'wabt';
import {
  constant,
  four,
  get,
  load,
  or,
  set,
  shiftLeft,
  shiftRight,
  shuffle,
  store,
  swapped,
  words,
} from './expressions.ts';
import { blockFunction, initialHash, locals } from './sha-256.ts';

const HASH_BYTES = 32;
const HASH_WORDS = 8;
const BLOCK_WORDS = 16;
const VECTOR = 16;
const TILE_WIDTH = 256;
const TILE_BYTES = TILE_WIDTH * HASH_BYTES;
const ROW = 4 * TILE_WIDTH;
/** Places in the memory: the tile, and later its root; the rows; a block; a hash value. */
const [TILE, ROWS, BLOCK, STATE] = [0, TILE_BYTES, 2 * TILE_BYTES, 2 * TILE_BYTES + BLOCK_WORDS * VECTOR];
/** The hashed bits of a node: 0x01 and two hashes. */
const NODE_BITS = 8 * (1 + 2 * HASH_BYTES);

const each = (count: number, lines: (i: number) => string | readonly string[]): string =>
  [...Array(count).keys()].flatMap(lines).join('\n');

/** Words 0 to 3 (`half` 0) or 4 to 7 of four hashes of the tile go to four rows. */
function fourWordsToRows(half: number): string[] {
  const hash = (number: number) => swapped(load(HASH_BYTES * number + VECTOR * half, get('from')));
  const zipped = (numbers: readonly number[], first: number) =>
    shuffle(words(...numbers), hash(first), hash(first + 1));
  const row = (number: number, numbers: readonly number[], [first, second]: readonly [string, string]) =>
    store((4 * half + number) * ROW, get('to'), shuffle(words(...numbers), get(first), get(second)));
  return [
    set('p', zipped([0, 4, 1, 5], 0)),
    set('q', zipped([0, 4, 1, 5], 2)),
    set('r', zipped([2, 6, 3, 7], 0)),
    set('s', zipped([2, 6, 3, 7], 2)),
    row(0, [0, 1, 4, 5], ['p', 'q']),
    row(1, [2, 3, 6, 7], ['p', 'q']),
    row(2, [0, 1, 4, 5], ['r', 's']),
    row(3, [2, 3, 6, 7], ['r', 's']),
  ];
}

const toRows = `(func $toRows (local $from i32) (local $to i32) ${locals(['p', 'q', 'r', 's'])}
(local.set $from ${constant(TILE)}) (local.set $to ${constant(ROWS)})
(loop $next
${each(2, fourWordsToRows)}
(local.set $to (i32.add (local.get $to) ${constant(VECTOR)}))
(local.set $from (i32.add (local.get $from) ${constant(4 * HASH_BYTES)}))
(br_if $next (i32.lt_u (local.get $from) ${constant(TILE + TILE_BYTES)}))))`;

/** Word 0 to 15 of the first block of a node: 0x01, and both children but for the last byte. `c0` to `c15` are the children. */
const nodeWord = (i: number): string =>
  store(
    i * VECTOR,
    constant(BLOCK),
    or(i === 0 ? four(0x01000000) : shiftLeft(24, get(`c${i - 1}`)), shiftRight(8, get(`c${i}`))),
  );

/** Word 0 to 15 of the last block: the last byte, and the padding of FIPS 180-4 section 5.1.1. */
const lastWord = (i: number): string => {
  const last = () => or(shiftLeft(24, get('c15')), four(0x00800000));
  return store(i * VECTOR, constant(BLOCK), i === 0 ? last() : four(i === BLOCK_WORDS - 1 ? NODE_BITS : 0));
};

/** The function `$nodes`: from eight hashes, at a place in the rows, four nodes. */
const nodes = `(func $nodes (param $from i32) (param $to i32)
${locals(['x', 'y', ...Array.from({ length: BLOCK_WORDS }, (_, i) => `c${i}`)])}
${each(HASH_WORDS, (i) => [
  set('x', load(i * ROW, get('from'))),
  set('y', load(i * ROW + VECTOR, get('from'))),
  set(`c${i}`, shuffle(words(0, 2, 4, 6), get('x'), get('y'))),
  set(`c${i + HASH_WORDS}`, shuffle(words(1, 3, 5, 7), get('x'), get('y'))),
])}
${initialHash(STATE).join('\n')}
${each(BLOCK_WORDS, nodeWord)}
(call $block)
${each(BLOCK_WORDS, lastWord)}
(call $block)
${each(HASH_WORDS, (i) => store(i * ROW, get('to'), load(i * VECTOR, constant(STATE))))})`;

/** The export `fold`: from the tile at 0 its root, eight little-endian words, at 0. */
const fold = `(func (export "fold") (local $count i32) (local $from i32) (local $to i32) (local $end i32)
(call $toRows)
(local.set $count ${constant(TILE_WIDTH / 2)})
(loop $level
(local.set $from ${constant(ROWS)}) (local.set $to ${constant(ROWS)})
(local.set $end (i32.add ${constant(ROWS)} (i32.shl (local.get $count) ${constant(2)})))
(loop $next
(call $nodes (local.get $from) (local.get $to))
(local.set $from (i32.add (local.get $from) ${constant(2 * VECTOR)}))
(local.set $to (i32.add (local.get $to) ${constant(VECTOR)}))
(br_if $next (i32.lt_u (local.get $to) (local.get $end))))
(br_if $level (local.tee $count (i32.shr_u (local.get $count) ${constant(1)}))))
${each(HASH_WORDS, (i) => `(i32.store offset=${4 * i} ${constant(TILE)} (i32.load offset=${i * ROW} ${constant(ROWS)}))`)})`;

/** The text of the WebAssembly module. */
export const kernelText = (): string =>
  `(module (memory (export "memory") 1)\n${[blockFunction(BLOCK, STATE), toRows, nodes, fold].join('\n')})`;

/** The module as TypeScript. */
export async function kernelModule(): Promise<string> {
  const { parseWat } = await initWabt();
  const parsed = parseWat('tile-kernel.wat', kernelText(), { simd: true });
  const bytes = Buffer.from(parsed.toBinary({}).buffer).toString('base64');
  parsed.destroy();
  return `// Generated from scripts/generate/kernel by \`npm run generate\`.

/** The WebAssembly module of the kernel, in base64. */
export const KERNEL =
  '${bytes}';
`;
}
