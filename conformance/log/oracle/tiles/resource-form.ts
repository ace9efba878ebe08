/**
 * Whether an answer can be a tile or a bundle at all, of any width: a log may say with status 200 and a page that it has
 * nothing at a path, since tlog-tiles prescribes no status for that.
 *
 * Follows: C2SP tlog-tiles, "Merkle Tree" and "Log entries"
 */
import { isUtf8 } from 'node:buffer';
import type { Answer } from '../../../core/target/answer.ts';
import { parseDataTile } from '../certificates/tile-leaf.ts';
import { readableBody } from '../http/readable-body.ts';
import { parseBundle } from './bundle.ts';
import { HASH_SIZE } from './tile.ts';

/** Whether a body has the form of what the path begins to name. True for a body that cannot be read whole. */
export function hasResourceForm(path: string, answer: Answer): boolean {
  const body = readableBody(answer);
  if (body === undefined) return true;
  if (path.startsWith('tile/data/')) return isDataTile(body);
  return path.startsWith('tile/entries/') ? isBundle(body) : isTile(body);
}

/** Whether the answer to the path of a tile or bundle is a text for people instead, whatever its status. */
export function isPage(path: string, answer: Answer): boolean {
  const body = readableBody(answer);
  return body !== undefined && body.length > 0 && isText(body) && !hasResourceForm(path, answer);
}

/** Tiles and bundles that are merely wrong are no such text: hashes and the lengths of entries have other bytes. */
function isText(body: Uint8Array): boolean {
  return isUtf8(body) && body.every((byte) => byte >= 0x20 || (byte >= 0x09 && byte <= 0x0d));
}

/** Hashes are no text: hardly any 32 random bytes are UTF-8. */
function isTile(body: Uint8Array): boolean {
  return body.length > 0 && body.length % HASH_SIZE === 0 && !isUtf8(body);
}

function isDataTile(body: Uint8Array): boolean {
  if (body.length === 0) return false;
  const { defect } = parseDataTile(body, 1);
  return defect === undefined || defect.reason === 'trailing-bytes';
}

function isBundle(body: Uint8Array): boolean {
  if (body.length === 0) return false;
  const { defect } = parseBundle(body, 1);
  // The bytes are complete entries, of which there may be any number.
  return defect === undefined || defect.reason === 'count';
}
