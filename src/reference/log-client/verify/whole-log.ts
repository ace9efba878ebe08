import type { Tree } from '../tree/tree.ts';

/** Reads every entry of a log and proves each in the tree of the checkpoint. Gives their number. @throws Refused */
export async function verifyWholeLog(tree: Tree): Promise<bigint> {
  let count = 0n;
  await tree.proveRoot();
  for (let index = 0n; index * 256n < tree.head.size; index++)
    count += BigInt((await tree.entries(index))?.length ?? 0);
  return count;
}
