import { nodeHash, sha256 } from '../../../reference/log/index.ts';
import { entryOf } from '../entry.ts';
import { inclusionProof, inventedProof } from '../proofs.ts';
import type { SeededTree } from '../seeded-tree.ts';
import { flipped, invented, swapped } from './damage.ts';
import { hex, type VectorCase, type VectorFile } from './vector.ts';

/** The values of a vector before they are formatted. */
interface Claim {
  readonly index: bigint;
  readonly size: bigint;
  readonly leafHash: Uint8Array;
  readonly proof: readonly Uint8Array[];
  readonly root: Uint8Array;
}

/** Leaves at the ends of tiles and trees, by size. */
const EDGES: readonly (readonly [size: number, indices: readonly number[]])[] = [
  [255, [0, 127, 128, 254]],
  [256, [0, 128, 255]],
  [257, [0, 255, 256]],
  [65_535, [0, 255, 256, 65_534]],
  [65_536, [0, 65_535]],
  [65_537, [0, 65_535, 65_536]],
  [70_000, [0, 65_535, 65_536, 69_887, 69_888, 69_999]],
];
const LARGE: readonly (readonly [index: bigint, size: bigint, about: string])[] = [
  [2n ** 32n + 4n, 2n ** 32n + 7n, 'an index that 32 bits do not hold'],
  [2n ** 53n, 2n ** 53n + 1n, 'a size that a double does not tell from its neighbour'],
  [2n ** 53n + 1n, 2n ** 53n + 2n, 'an index that a double does not tell from its neighbour'],
  [2n ** 62n, 2n ** 63n - 1n, 'the first leaf of the right half of the largest tree'],
  [2n ** 63n - 2n, 2n ** 63n - 1n, 'the last leaf of the largest tree'],
];

/** Inclusion proofs, valid and invalid. */
export function inclusion(tree: SeededTree): VectorFile {
  const of = (index: number, size: number): Claim => ({
    index: BigInt(index),
    size: BigInt(size),
    leafHash: tree.leaf(index),
    proof: inclusionProof(tree, index, size),
    root: tree.hash(0, size),
  });
  const sizes = Array.from({ length: 8 }, (_, i) => i + 1);
  const small = sizes.flatMap((size) => Array.from({ length: size }, (_, index) => accept(of(index, size))));
  const edges = EDGES.flatMap(([size, indices]) => indices.map((index) => accept(of(index, size))));
  const large = LARGE.map(([index, size, about]) => {
    const leafHash = invented(`leaf ${index} of ${size}`);
    const made = inventedProof(index, size, leafHash, (at) => invented(`sibling ${at} of leaf ${index} of ${size}`));
    return accept({ index, size, leafHash, ...made }, `${about}; the hashes are invented`);
  });
  return {
    kind: 'inclusion',
    about:
      'Inclusion proofs (RFC 6962, section 2.1.1). The leaves are those of trees.json, but for the largest trees. What a ' +
      'proof cannot show is not asked: that the size is the right one.',
    fields: {
      'input.index': 'index of the leaf, from 0, in decimal',
      'input.size': 'number of leaves of the tree, in decimal',
      'input.leafHash': 'SHA-256 of a zero byte and the entry',
      'input.proof': 'the hashes from the leaf to the root',
      'input.root': 'root hash of the tree',
    },
    reasons: {
      'index-beyond-size': 'the tree has no such leaf; judged first',
      'proof-length': 'more or fewer hashes than the definition has, or one that has not 32 bytes; judged second',
      'root-mismatch': 'the proof leads to another root',
    },
    cases: [...small, ...edges, ...large, ...refused(tree, of)],
  };
}

function accept(claim: Claim, about?: string): VectorCase {
  const { index, size } = claim;
  return {
    id: `${index}-of-${size}`,
    about: about ?? `leaf ${index} of ${size}`,
    verdict: 'accept',
    input: input(claim),
  };
}

function input({ index, size, leafHash, proof, root }: Claim): object {
  return { index: `${index}`, size: `${size}`, leafHash: hex(leafHash), proof: proof.map(hex), root: hex(root) };
}

function refused(tree: SeededTree, of: (index: number, size: number) => Claim): VectorCase[] {
  const [small, large, only, late] = [of(4, 7), of(65_535, 70_000), of(0, 1), of(256, 257)];
  const [first, second, third] = small.proof as [Buffer, Buffer, Buffer];
  const middle = large.proof.length >> 1;
  const plain = sha256(entryOf(tree.seed, 4n));
  const doubled = [4, 5, 6].map((at) => tree.leaf(at));
  const cut = Buffer.concat([first, second]);
  const cases: Record<string, readonly (readonly [id: string, about: string, claim: Claim])[]> = {
    'index-beyond-size': [
      ['index-is-size', 'an index that is the size', { ...small, index: 7n }],
      ['index-above-size', 'an index above the size', { ...small, index: 8n }],
      ['one-leaf-index-1', 'index 1 of a tree of one leaf', { ...only, index: 1n }],
      ['empty-tree', 'a leaf of the empty tree', { ...only, size: 0n, root: tree.hash(0, 0) }],
      ['index-in-32-bits', 'an index that is right in its lower 32 bits', { ...small, index: 2n ** 32n + 4n }],
      ['index-in-64-bits', 'the largest index of 64 bits', { ...small, index: 2n ** 64n - 1n }],
      ['index-in-a-double', 'index and size 2^53+1', { ...only, index: 2n ** 53n + 1n, size: 2n ** 53n + 1n }],
    ],
    'proof-length': [
      ['no-last', 'the last hash is missing', { ...small, proof: [first, second] }],
      ['no-first', 'the first hash is missing', { ...small, proof: [second, third] }],
      ['no-hash', 'all hashes are missing', { ...small, proof: [] }],
      ['root-in-proof', 'the root follows as a last hash', { ...small, proof: [first, second, third, small.root] }],
      ['leaf-in-proof', 'the leaf stands in front', { ...small, proof: [small.leafHash, first, second, third] }],
      ['one-leaf-one-hash', 'a hash for a tree of one leaf', { ...only, proof: [only.root] }],
      ['one-too-many', 'a hash more, of zeroes', { ...small, proof: [first, second, third, Buffer.alloc(32)] }],
      ['late-leaf-short', 'no hash for the last leaf of 257', { ...late, proof: [] }],
      ['late-leaf-long', 'nine hashes for the last leaf of 257', { ...late, proof: of(0, 257).proof }],
      ['no-last-large', 'the last of 17 hashes is missing', { ...large, proof: large.proof.slice(0, -1) }],
      [
        'edge-leaf-as-another',
        'the proof of leaf 6, said to be leaf 3; it leads to the root',
        { ...of(6, 7), index: 3n },
      ],
      [
        'edge-leaf-as-another-large',
        'the proof of the last leaf of 70,000, said to be leaf 511; it leads to the root',
        { ...of(69_999, 70_000), index: 511n },
      ],
      [
        'part-as-the-tree',
        'leaf 5 of 7, said to be leaf 1 of a tree of 3; the proof leads to the root',
        { ...of(5, 7), index: 1n, size: 3n },
      ],
      ['hash-of-31-bytes', 'a hash lacks its last byte', { ...small, proof: [first.subarray(0, 31), second, third] }],
      [
        'hash-of-33-bytes',
        'a hash has a byte more',
        { ...small, proof: [Buffer.concat([first, Buffer.of(0)]), second, third] },
      ],
      ['hash-of-no-bytes', 'a hash is empty', { ...small, proof: [first, Buffer.alloc(0), third] }],
      [
        'divided-elsewhere',
        'two hashes are divided at byte 31',
        { ...small, proof: [cut.subarray(0, 31), cut.subarray(31), third] },
      ],
    ],
    'root-mismatch': [
      ['swapped', 'the first two hashes are swapped', { ...small, proof: swapped(small.proof, 0, 1) }],
      ['reversed', 'the hashes stand from the root to the leaf', { ...small, proof: [third, second, first] }],
      [
        'first-bit',
        'the first bit of the first hash is flipped',
        { ...small, proof: [flipped(first, 0), second, third] },
      ],
      [
        'last-bit',
        'the last bit of the last hash is flipped',
        { ...small, proof: [first, second, flipped(third, 255)] },
      ],
      [
        'middle-bit',
        'a bit in the middle of a long proof is flipped',
        { ...large, proof: large.proof.with(middle, flipped(large.proof[middle]!, 100)) },
      ],
      ['index-below', 'the index of the neighbour', { ...small, index: 5n }],
      ['index-0', 'the index of the first leaf, for the last of a full tree', { ...of(7, 8), index: 0n }],
      ['root-bit', 'a bit of the root is flipped', { ...small, root: flipped(small.root, 7) }],
      ['root-of-6', 'the root of the tree of one leaf less', { ...small, root: tree.hash(0, 6) }],
      ['root-of-nothing', 'the root of the empty tree', { ...small, root: tree.hash(0, 0) }],
      ['root-of-zeroes', 'a root of zeroes', { ...small, root: Buffer.alloc(32) }],
      ['leaf-bit', 'a bit of the leaf hash is flipped', { ...small, leafHash: flipped(small.leafHash, 255) }],
      ['leaf-of-neighbour', 'the leaf hash of the neighbour', { ...small, leafHash: tree.leaf(5) }],
      ['leaf-without-prefix', 'the leaf hash is SHA-256 of the entry alone', { ...small, leafHash: plain }],
      ['one-leaf-wrong', 'a tree of one leaf with the hash of another', { ...only, leafHash: tree.leaf(1) }],
      [
        'odd-node-doubled',
        'the root of a tree that pairs its odd last leaf with itself',
        {
          ...small,
          root: nodeHash(
            tree.hash(0, 4),
            nodeHash(nodeHash(doubled[0]!, doubled[1]!), nodeHash(doubled[2]!, doubled[2]!)),
          ),
        },
      ],
      [
        'node-without-prefix',
        'the root is SHA-256 of both halves alone',
        { ...of(0, 2), root: sha256(Buffer.concat([tree.leaf(0), tree.leaf(1)])) },
      ],
      [
        'right-before-left',
        'the root hashes the right half first',
        { ...of(0, 2), root: nodeHash(tree.leaf(1), tree.leaf(0)) },
      ],
    ],
  };
  return Object.entries(cases).flatMap(([reason, those]) =>
    those.map(([id, about, claim]): VectorCase => ({ id, about, verdict: 'refuse', reason, input: input(claim) })),
  );
}
