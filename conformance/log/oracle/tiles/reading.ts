/** Tiles and bundles as they were read. */
import type { Answer } from '../../../core/target/answer.ts';
import type { BundleId, TileId } from './resource.ts';

/** A resource that the tree has, and the answer that served it: at its own path, or its full form in its place. */
export interface ServedResource<I> {
  readonly id: I;
  /** The path that answered. */
  readonly path: string;
  /** How many hashes or entries that path stands for. */
  readonly width: number;
  readonly answer: Pick<Answer, 'status' | 'headers' | 'exchange'>;
}

/** A tile of the tree, its hashes as many as the tree has there. */
export interface TileReading extends ServedResource<TileId> {
  readonly hashes: readonly Uint8Array[];
}

/** A bundle of the tree. The entries themselves are not kept: a log of large entries must not fill the memory. */
export interface BundleReading extends ServedResource<BundleId> {
  readonly leafHashes: readonly Uint8Array[];
  /** Whether gzip makes the bundle noticeably smaller. */
  readonly compressible: boolean;
}
