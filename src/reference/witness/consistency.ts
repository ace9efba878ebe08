import { nodeHash } from '../log/tree/hash.ts';

/** A tree of a size. */
interface Tree {
  readonly size: bigint;
  /** 32 bytes. */
  readonly root: Uint8Array;
}

const isSame = (a: Uint8Array, b: Uint8Array): boolean => Buffer.compare(a, b) === 0;

/**
 * Whether a proof shows that a tree begins with a smaller or equal one: the algorithm of RFC 9162, section 2.1.4.2. An empty
 * and the same tree need no proof.
 */
export function isConsistent(old: Tree, tree: Tree, proof: readonly Uint8Array[]): boolean {
  if (old.size === 0n) return proof.length === 0;
  if (old.size === tree.size) return proof.length === 0 && isSame(old.root, tree.root);
  if (proof.length === 0) return false;
  // A whole subtree at the left is itself the first hash.
  const isWhole = (old.size & (old.size - 1n)) === 0n;
  const [first, ...rest] = isWhole ? [old.root, ...proof] : proof;
  let [fn, sn] = [old.size - 1n, tree.size - 1n];
  while (fn & 1n) [fn, sn] = [fn >> 1n, sn >> 1n];
  let [oldRoot, root] = [first!, first!];
  for (const hash of rest) {
    if (sn === 0n) return false;
    if (fn & 1n || fn === sn) {
      [oldRoot, root] = [nodeHash(hash, oldRoot), nodeHash(hash, root)];
      while (!(fn & 1n) && fn !== 0n) [fn, sn] = [fn >> 1n, sn >> 1n];
    } else root = nodeHash(root, hash);
    [fn, sn] = [fn >> 1n, sn >> 1n];
  }
  return sn === 0n && isSame(oldRoot, old.root) && isSame(root, tree.root);
}
