import { readingsOfEveryTree } from './every-tree.ts';

/** Every bundle that was read, of the first and of the grown tree. */
export const everyBundle = async (t: Parameters<typeof readingsOfEveryTree>[0]) =>
  (await readingsOfEveryTree(t, (tree) => tree.bundles)).flatMap((bundles) => [...bundles.values()]);

export const NO_BUNDLES = 'no bundle was read: the log is empty, or serves its entries in another format';
