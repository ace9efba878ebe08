import { EMPTY_ROOT, foldStrings } from '../verify/hashing.ts';

/** The root of a perfect subtree: `2^level` entries, from `index * 2^level` on. */
export interface RangeNode {
  readonly level: number;
  readonly index: bigint;
  /** A latin1 string. */
  readonly hash: string;
}

const startOf = ({ level, index }: RangeNode): bigint => index << BigInt(level);
const endOf = ({ level, index }: RangeNode): bigint => (index + 1n) << BigInt(level);

/**
 * A compact range: the largest perfect subtrees of a tree that cover neighbouring entries, a few for each level. Two that
 * meet make one, and that of a whole tree gives its root (RFC 6962, section 2.1).
 */
export class CompactRange {
  readonly #nodes: RangeNode[] = [];

  constructor(nodes: Iterable<RangeNode> = []) {
    for (const node of nodes) this.append(node);
  }

  get nodes(): readonly RangeNode[] {
    return this.#nodes;
  }

  /** @throws RangeError for a subtree that does not begin where the range ends. */
  append(node: RangeNode): void {
    const last = this.#nodes.at(-1);
    if (last && startOf(node) !== endOf(last))
      throw new RangeError(`a subtree begins at entry ${startOf(node)}, and the range ends at ${endOf(last)}`);
    let added = node;
    for (;;) {
      const before = this.#nodes.at(-1);
      // A right sibling has an odd index.
      if (!before || before.level !== added.level || added.index % 2n === 0n) break;
      this.#nodes.pop();
      added = { level: added.level + 1, index: added.index / 2n, hash: foldStrings([before.hash, added.hash]) };
    }
    this.#nodes.push(added);
  }

  /** The root, as a latin1 string, of a range that begins at entry 0. */
  root(): string {
    const hashes = this.#nodes.map(({ hash }) => hash);
    return hashes.length === 0 ? EMPTY_ROOT : hashes.reduceRight((right, left) => foldStrings([left, right]));
  }
}
