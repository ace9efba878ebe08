/** The parts of a tree that are read, each once. */

import { premise } from '../../../core/check/premise.ts';
import type { Premise } from '../../../core/check/trial.ts';
import type { Checkpoint } from '../../oracle/checkpoint/checkpoint.ts';
import type { BundleReading, TileReading } from '../../oracle/tiles/reading.ts';
import type { TreeSample } from '../../oracle/tiles/sample.ts';
import type { LogTarget } from '../../target/log-target.ts';
import { readFourAtATime } from '../http/read-all.ts';
import { readServedBundle, readServedTile } from './read-resource.ts';

/** Why the entries of a tile cannot be read. */
const ENTRY_REASONS = [
  ...['missing', 'status', 'undecodable', 'truncated', 'trailing-bytes', 'count'],
  ...['leaf-truncated', 'leaf-trailing-bytes', 'leaf-count', 'leaf-entry-type', 'leaf-chain'],
] as const;

/** A checkpoint, and the parts of its tree to read. */
export interface SampledTree {
  readonly checkpoint: Checkpoint;
  readonly sample: TreeSample;
}

/** The premises that read a tree: tiles by `level/index`, bundles by index. */
export interface TreeReadings {
  readonly tree: Premise<LogTarget, SampledTree>;
  readonly tiles: Premise<LogTarget, ReadonlyMap<string, TileReading>>;
  readonly bundles: Premise<LogTarget, ReadonlyMap<bigint, BundleReading>>;
}

/** Declares the premises that read a tree. */
export function treeReadings(name: string, tree: Premise<LogTarget, SampledTree>): TreeReadings {
  const tiles = premise<LogTarget>()({
    name: `${name}-tiles`,
    reasons: ['missing', 'status', 'undecodable', 'length'],
    async find(log, t): Promise<ReadonlyMap<string, TileReading>> {
      const readings = await readFourAtATime((await t.use(tree)).sample.tiles, (id) => readServedTile(log, t, id));
      return new Map(readings.map((tile) => [`${tile.id.level}/${tile.id.index}`, tile]));
    },
  });
  const bundles = premise<LogTarget>()({
    name: `${name}-bundles`,
    reasons: [...ENTRY_REASONS],
    async find(log, t): Promise<ReadonlyMap<bigint, BundleReading>> {
      const read = await readFourAtATime((await t.use(tree)).sample.bundles, (id) => readServedBundle(log, t, id));
      return new Map(read.map((bundle) => [bundle.id.index, bundle]));
    },
  });
  return { tree, tiles, bundles };
}
