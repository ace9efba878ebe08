/** Every bundle that was read. */
import { readingsOfEveryTree } from './every-tree.ts';

/** Every bundle that was read, of each tree. */
export const everyBundle = async (t: Parameters<typeof readingsOfEveryTree>[0]) =>
  (await readingsOfEveryTree(t, (one) => one.bundles)).flatMap((bundles) => [...bundles.values()]);

export const NO_BUNDLES = 'an empty log has no entries';
