/** The paths of C2SP tlog-tiles, "Merkle Tree" and "Log entries". */

const WIDTH = 256n;

function numbered(index: bigint, width: number): string {
  const digits = index.toString();
  const padded = digits.padStart(Math.ceil(digits.length / 3) * 3, '0');
  return `${padded.replace(/\d{3}(?=\d)/g, 'x$&/')}${width === 256 ? '' : `.p/${width}`}`;
}

/** How many hashes or entries the resource at this index of a level has in a tree: 256 unless it is at the right edge. */
export function widthAt(size: bigint, level: number, index: bigint): number {
  const count = (size >> BigInt(8 * level)) - index * WIDTH;
  return count < WIDTH ? Number(count) : 256;
}

/** The path of a tile. */
export const pathOfTile = (level: number, index: bigint, width: number): string =>
  `tile/${level}/${numbered(index, width)}`;
/** The path of an entry bundle. */
export const pathOfBundle = (index: bigint, width: number): string => `tile/entries/${numbered(index, width)}`;
