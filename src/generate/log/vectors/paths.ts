import { bundlePath, tilePath } from '../../../reference/log/index.ts';
import type { VectorCase, VectorFile } from './vector.ts';

const REASONS = {
  shape: 'it is not tile/<L>/<N> at all',
  level: 'L is neither `entries` nor a number from 0 to 63 in its shortest form',
  index: 'N is not an index up to 2^64-1 in its one shortest form',
  width: 'W is not a number from 1 to 255 in its shortest form',
};

/** Level (absent for a bundle), index and width (absent for a full one) of paths to accept. */
const SOUND: readonly (readonly [level: number | undefined, index: bigint, width?: number])[] = [
  ...[0n, 1n, 9n, 10n, 67n, 999n].map((index) => [0, index] as const),
  ...[1000n, 1001n, 999_999n, 1_000_000n, 1_234_067n].map((index) => [0, index] as const),
  [0, 1_000_000_000n],
  [0, 2n ** 32n],
  [0, 2n ** 53n + 1n],
  [0, 999_999_999_999_999_999n],
  [0, 2n ** 55n - 1n],
  [0, 2n ** 63n - 1n],
  [0, 2n ** 64n - 1n],
  ...[1, 2, 7, 9, 10, 62, 63].map((level) => [level, 0n] as const),
  [0, 0n, 1],
  [0, 273n, 112],
  [1, 1n, 17],
  [0, 1000n, 255],
  [3, 1_234_067n, 8],
  [63, 2n ** 64n - 1n, 255],
  [undefined, 0n],
  [undefined, 273n, 112],
  [undefined, 1_234_067n],
  [undefined, 2n ** 55n - 1n, 255],
];

/** Paths to refuse: the description of the defect, and the path. */
const UNSOUND: Readonly<Record<keyof typeof REASONS, readonly (readonly [about: string, path: string])[]>> = {
  shape: [
    ['nothing', ''],
    ['another resource', 'checkpoint'],
    ['no index', 'tile/0'],
    ['a slash in front', '/tile/0/000'],
    ['capitals', 'TILE/0/000'],
    ['the plural', 'tiles/0/000'],
    ['the height of tiles, as the Go checksum database has it', 'tile8/0/000'],
  ],
  level: [
    ['level 64', 'tile/64/000'],
    ['level 100', 'tile/100/000'],
    ['a level of 2^64', 'tile/18446744073709551616/000'],
    ['a level with a leading zero', 'tile/00/000'],
    ['a level with a leading zero, not zero itself', 'tile/01/000'],
    ['a negative level', 'tile/-1/000'],
    ['a level with a plus sign', 'tile/+1/000'],
    ['a level in hexadecimal', 'tile/0x0/000'],
    ['no level', 'tile//000'],
    ['a space in front of the level', 'tile/ 0/000'],
    ['entries in capitals', 'tile/ENTRIES/000'],
    ['entries in the singular', 'tile/entry/000'],
    ['data, as the Go checksum database has it', 'tile/data/000'],
  ],
  index: [
    ['no digits', 'tile/0/'],
    ['a level that is the height of tiles, and then the level', 'tile/8/0/000'],
    ['one digit', 'tile/0/0'],
    ['two digits', 'tile/0/00'],
    ['four digits', 'tile/0/0000'],
    ['four digits that need them', 'tile/0/1234'],
    ['an x before the only element', 'tile/0/x000'],
    ['an x before the last element', 'tile/0/x001/x234'],
    ['no x before the first element', 'tile/0/001/234'],
    ['no x before the middle element', 'tile/0/x001/234/067'],
    ['a capital X', 'tile/0/X001/234'],
    ['an element x000 in front', 'tile/0/x000/001'],
    ['two elements x000 in front', 'tile/0/x000/x000/001'],
    ['an element x000 in front of a bundle', 'tile/entries/x000/067'],
    ['an element of two digits', 'tile/0/x01/234'],
    ['an element of four digits', 'tile/0/x0001/234'],
    ['a slash at the end', 'tile/0/000/'],
    ['two slashes', 'tile/0/x001//234'],
    ['a negative index', 'tile/0/-01'],
    ['an index with a plus sign', 'tile/0/+01'],
    ['an index in hexadecimal', 'tile/0/00a'],
    ['an index of full-width digits', 'tile/0/００１'],
    ['an index with a space', 'tile/0/00 '],
    ['a newline at the end', 'tile/0/000\n'],
    ['percent-encoding', 'tile/0/%30%30%30'],
    ['a query', 'tile/0/000?'],
    ['a dot segment', 'tile/0/../000'],
    ['an extension', 'tile/0/000.bin'],
    ['2^64', 'tile/0/x018/x446/x744/x073/x709/x551/616'],
    ['seven elements of nines', 'tile/0/x999/x999/x999/x999/x999/x999/999'],
    ['eight elements', 'tile/0/x001/x000/x000/x000/x000/x000/x000/000'],
  ],
  width: [
    ['no width', 'tile/0/000.p'],
    ['no width after the slash', 'tile/0/000.p/'],
    ['width 0', 'tile/0/000.p/0'],
    ['width 256, which is a full tile', 'tile/0/000.p/256'],
    ['width 257, which is 1 in eight bits', 'tile/0/000.p/257'],
    ['a width with a leading zero', 'tile/0/000.p/01'],
    ['a width of three digits where one is enough', 'tile/0/000.p/008'],
    ['a negative width', 'tile/0/000.p/-1'],
    ['a width with a plus sign', 'tile/0/000.p/+1'],
    ['a width in hexadecimal', 'tile/0/000.p/a'],
    ['a slash after the width', 'tile/0/000.p/1/'],
    ['two widths', 'tile/0/000.p/1/2'],
    ['.p twice', 'tile/0/000.p/1.p/1'],
    ['width 0 of a bundle', 'tile/entries/000.p/0'],
    ['width 256 of a bundle', 'tile/entries/000.p/256'],
    ['a width of full-width digits', 'tile/0/000.p/１'],
  ],
};

/** Paths of tiles and bundles, valid and invalid. */
export function paths(): VectorFile {
  const accepted = SOUND.map(([level, index, width]): VectorCase => {
    const path = level === undefined ? bundlePath(index, width) : tilePath(level, index, width);
    const about = `${width === undefined ? 'a full' : 'a partial'} ${level === undefined ? 'bundle' : `tile of level ${level}`}`;
    const output = { ...(level === undefined ? {} : { level }), index: String(index), ...(width ? { width } : {}) };
    return { id: path, about, verdict: 'accept', input: { path }, output };
  });
  const refused = Object.entries(UNSOUND).flatMap(([reason, cases]) =>
    cases.map(
      ([about, path]): VectorCase => ({
        id: slug(about),
        about,
        verdict: 'refuse',
        reason,
        input: { path },
      }),
    ),
  );
  return {
    kind: 'paths',
    about:
      'Paths below the prefix of a log: tile/<L>/<N>[.p/<W>] and tile/entries/<N>[.p/<W>] (C2SP tlog-tiles, "Merkle ' +
      'Tree" and "Log entries"). They are judged from left to right. A writer of paths makes input from output.',
    fields: {
      'input.path': 'the path, without a slash in front',
      'output.level': 'level of the tile, 0 to 63; absent: the path is that of a bundle',
      'output.index': 'index, in decimal, up to 2^64-1',
      'output.width': 'number of hashes or entries, 1 to 255; absent: the tile or bundle is full',
    },
    reasons: REASONS,
    cases: [...accepted, ...refused],
  };
}

/** An id made from a description, which has to be unique. */
function slug(about: string): string {
  return about
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
