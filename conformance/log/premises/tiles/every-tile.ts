/** Every tile that was read. */
import { readingsOfEveryTree } from './every-tree.ts';

/** Every tile that was read, of each tree. */
export const everyTile = async (t: Parameters<typeof readingsOfEveryTree>[0]) =>
  (await readingsOfEveryTree(t, (one) => one.tiles)).flatMap((tiles) => [...tiles.values()]);

export const NO_TILES = 'an empty log has no tiles';
