import type { TreeHead } from '../note/checkpoint.ts';
import { refuse } from '../refused.ts';
import type { LogClientRig } from '../rig.ts';
import { pathOf } from '../tree/proof.ts';
import type { Tree } from '../tree/tree.ts';

/** Verifies that an entry is at an index of the tree, by a proof. @throws Refused */
export function verifyProof(
  entry: Uint8Array,
  index: bigint,
  proof: readonly Uint8Array[],
  { size, root }: TreeHead,
  rig: LogClientRig,
): void {
  const computed = rig.rootOfProof(index, size, rig.hashLeaf(entry), proof, rig);
  if (!rig.isProved(computed, root)) refuse(`the proof does not show entry ${index} in the tree of ${size}`);
}

/** Verifies that an entry is at an index of the log, by a proof made from its tiles. @throws Refused */
export async function verifyInclusion(entry: Uint8Array, index: bigint, tree: Tree, rig: LogClientRig): Promise<void> {
  const { size } = tree.head;
  await tree.proveRoot();
  if (index < size) {
    const hash = (await tree.tile(0, index >> 8n))[Number(index & 0xffn)]!;
    if (!rig.isLeaf(rig.hashLeaf(entry), hash)) refuse(`the log has another entry at index ${index}`);
  }
  const proof = index < size ? await Promise.all(pathOf(index, size).map((range) => tree.hash(range))) : [];
  verifyProof(entry, index, proof, tree.head, rig);
}
