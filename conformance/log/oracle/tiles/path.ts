/**
 * The paths of tiles and bundles below a log's prefix (C2SP tlog-tiles, "Merkle Tree" and "Log entries").
 *
 * Anchored by: kat.json path_encoding; the paths of tessera/log; C2SP tlog-tiles, the published example of 1234067
 */

import { type ParseResult, parseDefect, parsedValue } from '../../../core/check/parse-result.ts';
import { quotedText } from '../../../oracle/bytes/quoted-text.ts';
import type { BundleId, TileId } from './resource.ts';

const LAST_INDEX = 2n ** 64n - 1n;
/** 2^64-1 has 20 digits, which fill seven elements; longer paths are refused before they are converted to a number. */
const MOST_ELEMENTS = 7;

/** `<N>`: three digits an element, all but the last after an `x`. RangeError outside 0 to 2^64-1. */
export function indexPath(n: bigint): string {
  if (n < 0n || n > LAST_INDEX) throw new RangeError(`no index ${n}`);
  let path = String(n % 1000n).padStart(3, '0');
  for (let rest = n / 1000n; rest > 0n; rest /= 1000n) path = `x${String(rest % 1000n).padStart(3, '0')}/${path}`;
  return path;
}

/** `.p/<W>` of a partial tile or bundle, empty for a full one. RangeError outside 1 to 255. */
function widthSuffix(width: number | undefined): string {
  if (width === undefined) return '';
  if (!Number.isInteger(width) || width < 1 || width > 255) throw new RangeError(`no width ${width}`);
  return `.p/${width}`;
}

/** `tile/<L>/<N>[.p/<W>]`. RangeError where level, index or width is outside its bounds. */
export function tilePath(tile: TileId): string {
  if (!Number.isInteger(tile.level) || tile.level < 0 || tile.level > 63)
    throw new RangeError(`no level ${tile.level}`);
  return `tile/${tile.level}/${indexPath(tile.index)}${widthSuffix(tile.width)}`;
}

/** `tile/entries/<N>[.p/<W>]`. RangeError where index or width is outside its bounds. */
export function bundlePath(bundle: BundleId): string {
  return `tile/entries/${indexPath(bundle.index)}${widthSuffix(bundle.width)}`;
}

/** `tile/data/<N>[.p/<W>]`: where logs without bundles have their entries (static-ct-api v1.1.0, "Log Entries"). */
export function dataTilePath(bundle: BundleId): string {
  return bundlePath(bundle).replace('tile/entries/', 'tile/data/');
}

/** A decimal number without additional leading zeroes, up to `last`; undefined for any other text. */
function decimal(text: string, last: number): number | undefined {
  return /^(0|[1-9][0-9]{0,2})$/.test(text) && Number(text) <= last ? Number(text) : undefined;
}

/** The number that the elements of `<N>` encode; undefined if they are not the shortest form of a number. */
function indexOf(elements: readonly string[]): bigint | undefined {
  const digits = elements.map((element, i) =>
    (i < elements.length - 1 ? /^x([0-9]{3})$/ : /^([0-9]{3})$/).exec(element),
  );
  if (digits.includes(null) || (elements.length > 1 && elements[0] === 'x000')) return undefined;
  const index = BigInt(digits.map((match) => match?.[1]).join(''));
  return index <= LAST_INDEX ? index : undefined;
}

/**
 * The tile, or the entries in the format of the log, that a path names, read strictly and from left to right: `shape` if it is
 * not `tile/<L>/<N>` at all, `level` for L other than 0 to 63 or the name of the format, `index` for N not in its shortest form or above 2^64-1, `width` for W other
 * than 1 to 255. L and W have no additional leading zeroes, and N has no leading element `x000`.
 */
export function parseTilePath(
  path: string,
  entries: 'entries' | 'data' = 'entries',
): ParseResult<
  ({ kind: 'tile' } & TileId) | ({ kind: 'entries' | 'data' } & BundleId),
  'level' | 'index' | 'width' | 'shape'
> {
  const [root, under, ...rest] = path.split('/');
  if (root !== 'tile' || under === undefined || rest.length === 0) {
    return parseDefect('shape', 'tile/<L>/<N>[.p/<W>]', quotedText(path));
  }
  const kind = under === entries ? entries : 'tile';
  const level = kind === 'tile' ? decimal(under, 63) : undefined;
  if (kind === 'tile' && level === undefined) return parseDefect('level', `0 to 63, or ${entries}`, quotedText(under));

  const partial = rest.findIndex((element) => element.endsWith('.p'));
  const elements = partial < 0 ? rest : [...rest.slice(0, partial), rest[partial]!.slice(0, -2)];
  const index = elements.length <= MOST_ELEMENTS ? indexOf(elements) : undefined;
  if (index === undefined)
    return parseDefect('index', 'an index such as x001/x234/067', quotedText(elements.join('/')));

  const widthText = rest.slice(elements.length).join('/');
  const width = partial < 0 ? undefined : decimal(widthText, 255);
  if (partial >= 0 && (width === undefined || width === 0))
    return parseDefect('width', '1 to 255', quotedText(widthText));

  const place = { index, ...(width === undefined ? {} : { width }) };
  return parsedValue(kind === 'tile' ? { kind, level: level!, ...place } : { kind, ...place });
}
