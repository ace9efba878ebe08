import { bundle, leafHash, sha256, unbundle } from '../../../reference/log/index.ts';
import { hex, type VectorCase, type VectorFile } from './vector.ts';

/** Bytes, with the number of their repetitions. */
type Piece = readonly [bytes: Uint8Array, times?: number];

const text = (...texts: string[]) => texts.map((text) => Buffer.from(text));
/** A length in big-endian bytes. */
const length = (value: number, bytes: number) => Buffer.from(value.toString(16).padStart(2 * bytes, '0'), 'hex');
const THREE = text('first', 'second', 'third');
const whole = bundle(THREE);

/** Bundles to accept: description and bytes. */
const SOUND: readonly (readonly [id: string, about: string, pieces: readonly Piece[]])[] = [
  ['three', 'three entries', [[whole]]],
  ['one', 'one entry', [[bundle(text('only'))]]],
  ['one-empty', 'one entry of no bytes', [[bundle([Buffer.alloc(0)])]]],
  ['empty-between', 'entries of no bytes before, between and after others', [[bundle(text('', 'a', '', '', 'b', ''))]]],
  ['full-of-empty', '256 entries of no bytes', [[Buffer.alloc(2), 256]]],
  ['full', '256 entries of one byte', [[bundle(text('x')), 256]]],
  ['255', '255 entries of one byte', [[bundle(text('x')), 255]]],
  ['255-bytes', 'an entry of 255 bytes', [[length(255, 2)], [text('e')[0]!, 255]]],
  ['256-bytes', 'an entry of 256 bytes', [[length(256, 2)], [text('e')[0]!, 256]]],
  [
    '32768-bytes',
    'an entry of 32,768 bytes, which is negative as a signed number',
    [[length(32_768, 2)], [text('e')[0]!, 32_768]],
  ],
  [
    '65535-bytes',
    'an entry of 65,535 bytes, the longest that there is',
    [[length(65_535, 2)], [text('e')[0]!, 65_535]],
  ],
  [
    '65535-bytes-between',
    'the longest entry between two short ones',
    [[bundle(text('a'))], [length(65_535, 2)], [text('e')[0]!, 65_535], [bundle(text('b'))]],
  ],
  [
    'any-bytes',
    'entries of newlines, zeroes and bytes that are not UTF-8',
    [[bundle([Buffer.from('\n\r\n\0'), Buffer.from('fffe80c0', 'hex')])]],
  ],
  [
    'looks-like-lengths',
    'an entry that looks like lengths',
    [[bundle([Buffer.from('000100020003', 'hex'), Buffer.from('0000', 'hex')])]],
  ],
];

/** Bundles to refuse, with the number of requested entries. */
const UNSOUND: Readonly<
  Record<string, readonly (readonly [id: string, about: string, count: number, pieces: readonly Piece[]])[]>
> = {
  truncated: [
    ['no-last-byte', 'the last byte is missing', 3, [[whole.subarray(0, -1)]]],
    [
      'half-a-length',
      'it ends inside the length of its last entry',
      3,
      [[bundle(text('first', 'second'))], [Buffer.of(0)]],
    ],
    [
      'length-only',
      'the last entry is missing, its length is there',
      3,
      [[bundle(text('first', 'second'))], [length(5, 2)]],
    ],
    ['one-byte', 'a single zero', 1, [[Buffer.of(0)]]],
    [
      'little-endian',
      'lengths with the lowest byte first',
      3,
      [[Buffer.concat(THREE.flatMap((buffer) => [Buffer.of(buffer.length, 0), buffer]))]],
    ],
    [
      'one-byte-lengths',
      'lengths of one byte, as a varint is',
      3,
      [[Buffer.concat(THREE.flatMap((buffer) => [length(buffer.length, 1), buffer]))]],
    ],
    ['lines', 'a line for each entry', 3, [[Buffer.from('first\nsecond\nthird\n')]]],
    ['json', 'a list in JSON', 3, [[Buffer.from('["first","second","third"]')]]],
    ['gzip', 'compressed, and not said so', 3, [[Buffer.from('1f8b0800000000000003', 'hex')], [whole]]],
    ['65535-lacks-one', 'the longest entry lacks its last byte', 1, [[length(65_535, 2)], [text('e')[0]!, 65_534]]],
  ],
  count: [
    ['nothing', 'no bytes', 1, [[Buffer.alloc(0)]]],
    ['one-too-few', 'two entries for three', 3, [[bundle(text('first', 'second'))]]],
    ['one-too-many', 'four entries for three', 3, [[whole], [bundle(text('fourth'))]]],
    ['one-too-many-empty', 'three entries and one of no bytes', 3, [[whole], [Buffer.alloc(2)]]],
    ['255-for-256', '255 entries where the bundle is full', 256, [[bundle(text('x')), 255]]],
    ['257-for-256', '257 entries where the bundle is full', 256, [[bundle(text('x')), 257]]],
    ['256-for-1', 'a full bundle for a partial one', 1, [[bundle(text('x')), 256]]],
    [
      'four-byte-lengths',
      'lengths of four bytes, which read as entries of no bytes between',
      3,
      [[Buffer.concat(THREE.flatMap((buffer) => [length(buffer.length, 4), buffer]))]],
    ],
    ['wrapped', 'an entry of 65,536 bytes whose length has wrapped to 0', 1, [[length(0, 2)], [Buffer.of(0), 65_536]]],
  ],
  'trailing-bytes': [
    ['newline', 'a newline after the last entry', 3, [[whole], [Buffer.from('\n')]]],
    ['zero', 'a zero after the last entry', 3, [[whole], [Buffer.of(0)]]],
    ['text', 'a text after the last entry', 3, [[whole], [Buffer.from('end')]]],
    ['half-an-entry', 'half of a fourth entry', 3, [[whole], [bundle(text('fourth')).subarray(0, 5)]]],
    ['full-and-a-byte', 'a byte after 256 entries', 256, [[bundle(text('x')), 256], [Buffer.of(1)]]],
  ],
};

/** Entry bundles, right and wrong. */
export function bundles(): VectorFile {
  const refused = Object.entries(UNSOUND).flatMap(([reason, cases]) =>
    cases.map(
      ([id, about, count, pieces]): VectorCase => ({
        id,
        about,
        verdict: 'refuse',
        reason,
        input: input(count, pieces),
      }),
    ),
  );
  return {
    kind: 'bundles',
    about:
      'Entry bundles (C2SP tlog-tiles, "Log entries"): for each entry its length as two bytes, the highest first, then ' +
      'the entry. How many there have to be says the path: 256, or the width of a partial bundle.',
    fields: {
      'input.count': 'how many entries are asked for',
      'input.pieces': 'the bytes, as a list of pieces that stand one after the other',
      'input.pieces[].hex': 'bytes of the piece',
      'input.pieces[].times': 'how often they are repeated, as a number; once where it is absent',
      'output.lengths': 'lengths of the entries in bytes; absent where there are more than eight',
      'output.tileSha256': 'SHA-256 of the leaf hashes one after the other: of the level-0 tile over this bundle',
    },
    reasons: {
      truncated: 'one of the first `count` entries runs past the end',
      count: 'the bytes are whole entries, but fewer or more of them',
      'trailing-bytes': 'after `count` entries there is something that is not whole entries',
    },
    cases: [...SOUND.map(accepted), ...refused],
  };
}

function accepted([id, about, pieces]: (typeof SOUND)[number]): VectorCase {
  const entries = unbundle(
    Buffer.concat(pieces.flatMap(([bytes, times = 1]) => Array<Uint8Array>(times).fill(bytes))),
  )!;
  const lengths = entries.length > 8 ? {} : { lengths: entries.map((entry) => entry.length) };
  const tileSha256 = hex(sha256(Buffer.concat(entries.map(leafHash))));
  return { id, about, verdict: 'accept', input: input(entries.length, pieces), output: { ...lengths, tileSha256 } };
}

function input(count: number, pieces: readonly Piece[]): object {
  return {
    count,
    pieces: pieces.map(([bytes, times]) => ({ hex: hex(bytes), ...(times === undefined ? {} : { times }) })),
  };
}
