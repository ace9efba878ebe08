/** Paths that no log can ever serve a tile or bundle at. */

/** A path that can never name a tile or bundle, and why. */
export interface ImpossiblePath {
  readonly path: string;
  readonly why: string;
}

/** Well formed, so that only their absence is in question: no tree of less than 2^64 entries has these. */
export const ABSENT_PATHS: readonly ImpossiblePath[] = [
  { path: 'tile/8/000.p/1', why: 'a hash at level 8 stands for 2^64 entries' },
  { path: 'tile/9/000', why: 'a hash at level 9 stands for more than 2^64 entries' },
  { path: 'tile/62/000.p/3', why: 'a hash at level 62 stands for more than 2^64 entries' },
  { path: 'tile/63/000', why: 'a hash at level 63 stands for more than 2^64 entries' },
  { path: 'tile/0/x999/x999/x999/x999/x999/999', why: 'a tile beyond 2^64 entries' },
  { path: 'tile/entries/x999/x999/x999/x999/x999/999', why: 'a bundle beyond 2^64 entries' },
];

/** Not a path that the encoding can give, nor another spelling of one. */
const MALFORMED_PATHS: readonly ImpossiblePath[] = [
  { path: 'tile/64/000', why: 'levels are 0 to 63' },
  { path: 'tile/4294967295/000', why: 'levels are 0 to 63' },
  { path: 'tile/none/000', why: 'a level is a number' },
  { path: 'tile/0/none', why: 'an index is three-digit elements' },
  { path: 'tile/0/000.p/0', why: 'widths are 1 to 255' },
  { path: 'tile/0/000.p/257', why: 'widths are 1 to 255' },
  { path: 'tile/0/000.p/999', why: 'widths are 1 to 255' },
  { path: 'tile/0/000.p/-1', why: 'widths are 1 to 255' },
  { path: 'tile/entries/000.p/999', why: 'widths are 1 to 255' },
];

/** Numbers that an integer of 8, 32 or 64 bits reads as 0 when it wraps: a full or a partial tile is there then. */
const WRAPPING_PATHS: readonly ImpossiblePath[] = [
  ...['256', '4294967296'].flatMap((level) => [
    { path: `tile/${level}/000`, why: 'levels are 0 to 63' },
    { path: `tile/${level}/000.p/1`, why: 'levels are 0 to 63' },
  ]),
  { path: 'tile/0/x018/x446/x744/x073/x709/x551/616', why: 'a tile beyond 2^64 entries' },
  { path: 'tile/0/x018/x446/x744/x073/x709/x551/616.p/1', why: 'a tile beyond 2^64 entries' },
  { path: 'tile/entries/x018/x446/x744/x073/x709/x551/616', why: 'a bundle beyond 2^64 entries' },
  { path: 'tile/entries/x018/x446/x744/x073/x709/x551/616.p/1', why: 'a bundle beyond 2^64 entries' },
];

/** Elements before those of an index: with them no tree of less than 2^64 entries has a tile or bundle of that index. */
const BEFORE_AN_INDEX = 'x999/x999/x999/x000/x000';

/** Who reads only the last elements of an index finds the first tile there, or the first bundle. */
const PATHS_THAT_END_LIKE_THE_FIRST: readonly ImpossiblePath[] = ['', '.p/1'].flatMap((width) => [
  { path: `tile/0/${BEFORE_AN_INDEX}/000${width}`, why: 'a tile beyond 2^64 entries' },
  { path: `tile/entries/${BEFORE_AN_INDEX}/000${width}`, why: 'a bundle beyond 2^64 entries' },
]);

/** The same of the partial tile and bundle of a tree of this size. */
export function pathsThatEndLikeTheLast(size: bigint, entries: 'entries' | 'data'): readonly ImpossiblePath[] {
  const width = size % 256n;
  if (width === 0n) return [];
  const end = `${BEFORE_AN_INDEX}/${String((size / 256n) % 1000n).padStart(3, '0')}.p/${width}`;
  return [
    { path: `tile/0/${end}`, why: 'a tile beyond 2^64 entries' },
    { path: `tile/${entries}/${end}`, why: `a ${entries === 'data' ? 'data tile' : 'bundle'} beyond 2^64 entries` },
  ];
}

export const IMPOSSIBLE_PATHS: readonly ImpossiblePath[] = [
  ...ABSENT_PATHS,
  ...MALFORMED_PATHS,
  ...WRAPPING_PATHS,
  ...PATHS_THAT_END_LIKE_THE_FIRST,
];

/** The same of a log of certificates (static-ct-api, "Merkle Tree" and "Log entries"). */
export const IMPOSSIBLE_CERTIFICATE_PATHS: readonly ImpossiblePath[] = [
  { path: 'tile/6/000.p/1', why: 'levels are 0 to 5' },
  { path: 'tile/data/x999/x999/x999/x999/x999/999', why: 'a data tile beyond 2^64 entries' },
  { path: `tile/data/${BEFORE_AN_INDEX}/000`, why: 'a data tile beyond 2^64 entries' },
  { path: 'tile/data/000.p/999', why: 'widths are 1 to 255' },
];
