import { largeTree } from '../create/large-entries.ts';
import { writtenTree } from '../create/written-tree.ts';
import { submittedTree } from '../submissions/submitted-tree.ts';
import { firstTree } from './first-tree.ts';
import { grownTree } from './grown-tree.ts';

const TREES = [firstTree, grownTree, writtenTree, largeTree, submittedTree];

/** The tiles of each tree that a run reads. */
export const allTileReadings = TREES.map(({ tiles }) => tiles);
/** The entry bundles of each tree that a run reads. */
export const allBundleReadings = TREES.map(({ bundles }) => bundles);
