import { readingsOfEveryTree } from './every-tree.ts';

/** Every tile that was read, of the first and of the grown tree. */
export const everyTile = async (t: Parameters<typeof readingsOfEveryTree>[0]) =>
  (await readingsOfEveryTree(t, (tree) => tree.tiles)).flatMap((tiles) => [...tiles.values()]);

export const NO_TILES = 'an empty log has no tiles';
