/**
 * An index as path elements of three digits, all but the last with an `x`: 1234067 gives `x001/x234/067`
 * (C2SP tlog-tiles, "Merkle Tree").
 */
function elements(index: bigint): string {
  const digits = index.toString();
  const padded = digits.padStart(Math.ceil(digits.length / 3) * 3, '0');
  return padded.replace(/\d{3}(?=\d)/g, 'x$&/');
}

function suffix(width: number | undefined): string {
  return width === undefined ? '' : `.p/${width}`;
}

/** Path of a tile: `tile/<L>/<N>[.p/<W>]` (C2SP tlog-tiles, "Merkle Tree"). `width` (1 to 255) for a partial tile. */
export function tilePath(level: number, index: bigint, width?: number): string {
  return `tile/${level}/${elements(index)}${suffix(width)}`;
}

/** Path of a bundle: `tile/entries/<N>[.p/<W>]` (C2SP tlog-tiles, "Log entries"). `width` for a partial bundle. */
export function bundlePath(index: bigint, width?: number): string {
  return `tile/entries/${elements(index)}${suffix(width)}`;
}

/**
 * Width of the partial tile at the right edge of a level: floor(size / 256^level) mod 256, 0 where the level has no
 * partial tile (C2SP tlog-tiles, "Partial Tiles").
 */
export function partialWidth(size: bigint, level: number): number {
  return Number((size >> BigInt(8 * level)) & 0xffn);
}
