import { largeTree } from '../create/large-entries.ts';
import { writtenTree } from '../create/written-tree.ts';
import { firstTree } from './first-tree.ts';
import { grownTree } from './grown-tree.ts';

const TREES = [firstTree, grownTree, writtenTree, largeTree];

/** What is read of the tiles of each tree that a run looks at. */
export const allTileReadings = TREES.map(({ tiles }) => tiles);
/** The same of its entry bundles. */
export const allBundleReadings = TREES.map(({ bundles }) => bundles);
