/** Hashes two nodes into their parent. */
export interface NodeHashing {
  nodeHash(left: Uint8Array, right: Uint8Array): Uint8Array;
}

/**
 * The parts, with a `nodeHash` that hashes two neighbours once. An append folds the right edge again, where most pairs
 * are those of the append before.
 */
export function rememberingPairs<P extends NodeHashing>(parts: P): P {
  const parents = new WeakMap<Uint8Array, { readonly right: Uint8Array; readonly parent: Uint8Array }>();
  const nodeHash = (left: Uint8Array, right: Uint8Array) => {
    const known = parents.get(left);
    if (known?.right === right) return known.parent;
    const parent = parts.nodeHash(left, right);
    parents.set(left, { right, parent });
    return parent;
  };
  return { ...parts, nodeHash };
}

/** Folds hashes into a single hash. */
export interface Folding extends NodeHashing {
  foldRoot(hashes: readonly Uint8Array[], parts: NodeHashing): Uint8Array;
}

/**
 * MTH over one or more neighbouring subtrees of equal height, left to right, the last of which may be incomplete
 * (RFC 6962, section 2.1). RFC 6962 splits at the largest power of two below the size; pairing from the left and
 * promoting the odd last hash, unchanged, builds the same tree without recursion.
 *
 * @throws RangeError when there is nothing to fold: the root of an empty tree is `emptyRoot`.
 */
export function foldRoot(hashes: readonly Uint8Array[], parts: NodeHashing): Uint8Array {
  let row = hashes;
  while (row.length > 1) {
    const above: Uint8Array[] = [];
    for (let i = 0; i + 1 < row.length; i += 2) above.push(parts.nodeHash(row[i]!, row[i + 1]!));
    if (row.length % 2 === 1) above.push(row[row.length - 1]!);
    row = above;
  }
  const root = row[0];
  if (root === undefined) throw new RangeError('no hashes to fold: the root of an empty tree is its own part');
  return root;
}

/**
 * The hash that a full tile gives to the level above: the MTH of its 256 hashes (C2SP tlog-tiles, "Merkle Tree"). It is
 * never called for a partial tile, which is not hashed into the level above ("Partial Tiles").
 */
export function tileRoot(hashes: readonly Uint8Array[], parts: Folding): Uint8Array {
  return parts.foldRoot(hashes, parts);
}
