import { wantsGzip } from '../accept-gzip.ts';
import { type CertificateParts, certificateParts } from './certificates/certificate-parts.ts';
import { checkpointText, frozenLine, readCheckpoint, type TreeHead } from './checkpoint/checkpoint.ts';
import { keyId } from './checkpoint/key.ts';
import { type NoteSignature, note } from './checkpoint/note.ts';
import { type EntryParts, entryParts } from './entry/entry-parts.ts';
import { type Encoded, encode } from './http/encoding.ts';
import { type Audience, cacheControl, contentType, etag, headers, type Served } from './http/headers.ts';
import { type Kind, type Location, locate } from './http/location.ts';
import { bundle, unbundle } from './tree/bundle.ts';
import { foldRoot, tileRoot } from './tree/fold.ts';
import { emptyRoot, leafHash, nodeHash } from './tree/hash.ts';
import { inclusionRanges } from './tree/inclusion.ts';
import { bundlePath, partialWidth, tilePath } from './tree/path.ts';
import { tile, untile } from './tree/tile.ts';

/**
 * Every decision that the log takes, as a record of pure functions: one decision, one part. All output of the log goes
 * through this record, so a fault is the record with one member replaced. A part that needs another receives the record
 * as its last argument and never calls the functions of its module directly; otherwise a replaced `nodeHash` would not
 * change `foldRoot`.
 *
 * `unbundle`, `untile` and `readCheckpoint` are the inverses of `bundle`, `tile` and `checkpointText`, used only when a
 * log is resumed: a fault that changes a format and has to survive a restart replaces the inverse as well.
 */
export interface Parts extends EntryParts, CertificateParts {
  /** Hash of an entry, 32 bytes (RFC 6962, section 2.1). */
  leafHash(entry: Uint8Array): Uint8Array;
  /** Hash of an inner node over two 32-byte hashes, 32 bytes (RFC 6962, section 2.1). */
  nodeHash(left: Uint8Array, right: Uint8Array): Uint8Array;
  /** Root of the tree without entries, 32 bytes (RFC 6962, section 2.1). */
  emptyRoot(): Uint8Array;
  /** MTH over one or more neighbouring subtrees of equal height, the last of which may be incomplete. */
  foldRoot(hashes: readonly Uint8Array[], parts: Parts): Uint8Array;
  /** The hash that a full tile (256 hashes) gives to the level above (tlog-tiles, "Merkle Tree"). */
  tileRoot(hashes: readonly Uint8Array[], parts: Parts): Uint8Array;
  /** How many hashes the partial tile at the right edge of `level` has in a tree of `size`; 0: no partial tile. */
  partialWidth(size: bigint, level: number): number;

  /** Path of a tile below the prefix; `width` only for a partial one. */
  tilePath(level: number, index: bigint, width?: number): string;
  /** Path of an entry bundle below the prefix; `width` only for a partial one. */
  bundlePath(index: bigint, width?: number): string;
  /** Bytes of a tile of 1 to 256 hashes. */
  tile(hashes: readonly Uint8Array[]): Uint8Array;
  /** Hashes of a tile. `undefined`: these bytes are not a tile. */
  untile(bytes: Uint8Array): readonly Uint8Array[] | undefined;
  /** Bytes of a bundle of 1 to 256 entries. */
  bundle(entries: readonly Uint8Array[]): Uint8Array;
  /** Entries of a bundle. `undefined`: these bytes are not a bundle. */
  unbundle(bytes: Uint8Array): readonly Uint8Array[] | undefined;
  /** The longest entry that the log accepts, in bytes. */
  entryLimit(): number;

  /** The text that is signed, final newline included (tlog-checkpoint, "Note text"). */
  checkpointText(origin: string, size: bigint, root: Uint8Array): string;
  /** The extension line of a frozen log's checkpoint, without its newline. `since`: when it was frozen. */
  frozenLine(since: string): string;
  /** The tree head in the text of a checkpoint. `undefined`: this is not a checkpoint. */
  readCheckpoint(note: string): TreeHead | undefined;
  /** The signed note, to be served in UTF-8. */
  note(text: string, signatures: readonly NoteSignature[]): string;
  /** Key ID of a signer, an unsigned 32-bit number (signed-note, "Signatures"). */
  keyId(name: string, type: number, key: Uint8Array): number;

  /** The resource that a request path below `api/v2/` names. `undefined`: no resource, so 404. */
  locate(path: string): Location | undefined;
  contentType(kind: Kind): string;
  cacheControl(audience: Audience): string;
  /** Entity tag of the bytes that are sent, quotes included. */
  etag(bytes: Uint8Array): string;
  /** Whether this Accept-Encoding allows gzip; `null`: the request has no such header. */
  wantsGzip(acceptEncoding: string | null): boolean;
  /** The bytes to send for a resource, and their content coding. */
  encode(kind: Kind, bytes: Uint8Array, acceptEncoding: string | null, parts: Parts): Promise<Encoded>;
  /** All headers of a 200 answer but Content-Length. */
  headers(served: Served, parts: Parts): Record<string, string>;
}

/** The correct parts. */
export const parts: Parts = {
  leafHash,
  nodeHash,
  emptyRoot,
  foldRoot,
  tileRoot,
  partialWidth,
  tilePath,
  bundlePath,
  tile,
  untile,
  bundle,
  unbundle,
  entryLimit: () => 65_535,
  checkpointText,
  frozenLine,
  readCheckpoint,
  note,
  keyId,
  locate,
  contentType,
  cacheControl,
  etag,
  wantsGzip,
  encode,
  headers,

  ...entryParts,
  ...certificateParts,
  inclusionRanges,
};
