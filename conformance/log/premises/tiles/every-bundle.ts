import { readingsOfEveryTree } from './every-tree.ts';

/** Every bundle that was read, of the first tree and of the grown one. */
export const everyBundle = async (t: Parameters<typeof readingsOfEveryTree>[0]) =>
  (await readingsOfEveryTree(t, (tree) => tree.bundles)).flatMap((bundles) => [...bundles.values()]);

export const NO_BUNDLES = 'an empty log has no entries';
