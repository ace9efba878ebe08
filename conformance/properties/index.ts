export { around, type Edges, edged } from './edged.ts';
export { type EntryMaker, entryMaker } from './entry-maker.ts';
export { leafIndex } from './leaf-index.ts';
export {
  MALFORMATIONS,
  type Malformation,
  type MalformedPath,
  malformations,
  malformedTilePath,
} from './malformed-tile-path.ts';
export { bundleOf, tileOf } from './tile-of.ts';
export { type LegalPath, legalTilePath, type PathOptions, type TileResource } from './tile-path.ts';
export { LARGEST_TREE, treeSize } from './tree-size.ts';
export { UNSOUND, type Unsound } from './unsound-entry.ts';
