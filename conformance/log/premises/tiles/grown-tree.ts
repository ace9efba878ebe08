import { premise } from '../../../core/check/premise.ts';
import { ascending } from '../../oracle/merkle/ascending.ts';
import { sampleTree } from '../../oracle/tiles/sample.ts';
import type { LogTarget } from '../../target/log-target.ts';
import { logGrowth } from '../growth/growth.ts';
import { servedSample } from './entry-format.ts';
import { firstTree } from './first-tree.ts';
import { minimumIndex } from './minimum-index.ts';
import { type SampledTree, treeReadings } from './tree-readings.ts';

/** The new part of the tree after the growth of the log. Not applicable if entries cannot be appended. */
export const grownTree = treeReadings(
  'grown-tree',
  premise<LogTarget>()({
    name: 'grown-tree',
    async find(log, t): Promise<SampledTree> {
      if (!log.append && !log.create) return t.notApplicable('entries cannot be appended');
      const firstSize = (await t.use(firstTree.tree)).checkpoint.size;
      const { checkpoint } = (await t.use(logGrowth)).snapshots.at(-1)!;
      const [, from] = [firstSize, minimumIndex(t)].sort(ascending);
      return { checkpoint, sample: await servedSample(t, sampleTree(checkpoint.size, from!, t.random)) };
    },
  }),
);
