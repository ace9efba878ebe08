/** The kinds of resources of a log. */
export type Kind = 'checkpoint' | 'tile' | 'entries' | 'issuer';

/** A resource that a request names. */
export interface Location {
  readonly kind: Kind;
  /** The path of the resource in the store. */
  readonly path: string;
}

const TILE = /^tile\/(entries|0|[1-9]\d?)\/((?:x\d{3}\/){0,6}\d{3})(?:\.p\/([1-9]\d{0,2}))?$/;
const LAST = 2n ** 64n - 1n;

/**
 * The resource that a request path below `api/v2/` names: `checkpoint`, `tile/<L>/<N>[.p/<W>]` or
 * `tile/entries/<N>[.p/<W>]`, where L is 0 to 63, N a 64-bit index in three-digit elements and W 1 to 255, all without
 * extra leading zeroes (C2SP tlog-tiles, "Merkle Tree"). `undefined` for everything else. An N with an element `x000`
 * in front is a second name of another tile, which the specification does not give; it is refused, so that every tile
 * has one name. The path in the store is the path of the request: the log serves a resource under no other name.
 */
export function locate(path: string): Location | undefined {
  if (path === 'checkpoint') return { kind: 'checkpoint', path };
  const match = TILE.exec(path);
  if (match === null) return undefined;
  const [, level, index, width] = match as unknown as [string, string, string, string | undefined];
  if (level !== 'entries' && Number(level) > 63) return undefined;
  if (index.startsWith('x000') || BigInt(index.replace(/[x/]/g, '')) > LAST) return undefined;
  if (width !== undefined && Number(width) > 255) return undefined;
  return { kind: level === 'entries' ? 'entries' : 'tile', path };
}
