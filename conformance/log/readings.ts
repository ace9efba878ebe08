/** What is read of a tree: which parts, and then those parts, each once. */
import { type Premise, premise } from '../core/premise.ts';
import type { LogTarget } from '../core/target.ts';
import type { Trial } from '../core/trial.ts';
import type { Checkpoint } from '../oracle/checkpoint.ts';
import type { Sample } from './sample.ts';
import { type BundleReading, readAll, readBundle, readTile, type TileReading } from './view.ts';

/** One checkpoint, and which parts of its tree are looked at. */
export interface Tree {
  readonly checkpoint: Checkpoint;
  readonly sample: Sample;
}

/** What was read of a tree, tiles by `level/index`, bundles by index. */
export interface Readings {
  readonly tree: Premise<LogTarget, Tree>;
  readonly tiles: Premise<LogTarget, ReadonlyMap<string, TileReading>>;
  readonly bundles: Premise<LogTarget, ReadonlyMap<bigint, BundleReading>>;
}

/** Declares the premises by which a tree is read; each failure is charged to the check that owns it. */
export function readings(name: string, tree: Premise<LogTarget, Tree>): Readings {
  const tiles = premise<LogTarget>()({
    name: `${name}-tiles`,
    owners: {
      missing: 'log/tiles/served#missing',
      status: 'log/tiles/served#status',
      undecodable: 'log/http/content-coding#undecodable',
      length: 'log/tiles/length#length',
    },
    async find(log, t): Promise<ReadonlyMap<string, TileReading>> {
      const read = await readAll((await t.use(tree)).sample.tiles, (id) => readTile(log, t, id));
      return new Map(read.map((one) => [`${one.id.level}/${one.id.index}`, one]));
    },
  });
  const bundles = premise<LogTarget>()({
    name: `${name}-bundles`,
    owners: {
      missing: 'log/entries/served#missing',
      status: 'log/entries/served#status',
      undecodable: 'log/http/content-coding#undecodable',
      truncated: 'log/entries/well-formed#truncated',
      'trailing-bytes': 'log/entries/well-formed#trailing-bytes',
      count: 'log/entries/well-formed#count',
    },
    async find(log, t): Promise<ReadonlyMap<bigint, BundleReading>> {
      const read = await readAll((await t.use(tree)).sample.bundles, (id) => readBundle(log, t, id));
      return new Map(read.map((one) => [one.id.index, one]));
    },
  });
  return { tree, tiles, bundles };
}

/** Below this entry nothing is owed: the log is declared to be pruned up to it. */
export function minimumIndex(t: Trial<LogTarget, string>): bigint {
  return BigInt(t.declared('minimum-index') ?? 0);
}
