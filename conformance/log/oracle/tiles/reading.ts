/**
 * Tiles and bundles as they were read.
 *
 * Follows: C2SP tlog-tiles, "Merkle Tree", "Partial Tiles" and "Log entries"
 */
import type { Defect } from '../../../core/check/defect.ts';
import type { Answer } from '../../../core/target/answer.ts';
import type { LoggedCertificate } from '../certificates/logged-certificate.ts';
import type { EntriesFormReason } from './entry-format.ts';
import type { BundleId, TileId } from './resource.ts';

/**
 * A resource of the tree, and the answer that served it: at its own path, or the full resource in place of a partial.
 */
export interface ServedResource<I> {
  readonly id: I;
  /** The path that was answered with status 200. */
  readonly path: string;
  /** The number of hashes or entries of that path. */
  readonly width: number;
  readonly answer: Pick<Answer, 'status' | 'headers' | 'exchange' | 'cut'>;
}

/** A tile of the tree. */
export interface TileReading extends ServedResource<TileId> {
  /** How many bytes its body has, without content coding. */
  readonly byteLength: number;
  /** As many entries as the tree has there. */
  readonly hashes: readonly Uint8Array[];
}

/** A bundle, or a data tile, of the tree. The entries themselves are not kept: a log of large entries must not fill the memory. */
export interface BundleReading extends ServedResource<BundleId> {
  /** The defect of its body as an encoding of its entries, by `parseServedEntries`. */
  readonly formDefect: Defect<EntriesFormReason> | undefined;
  readonly leafHashes: readonly Uint8Array[];
  /** Of a data tile: what is judged of its entries. */
  readonly certificates?: readonly LoggedCertificate[];
  /** Whether gzip makes the bundle noticeably smaller. */
  readonly compressible: boolean;
}
