import { nodeHash } from '../../../reference/log/index.ts';
import { consistencyProof } from '../proofs.ts';
import { type SeededTree, seededTree } from '../seeded-tree.ts';
import { flipped, invented, swapped } from './damage.ts';
import { hex, type VectorCase, type VectorFile } from './vector.ts';

/** The values of a vector before they are formatted. */
interface Claim {
  readonly size1: bigint;
  readonly size2: bigint;
  readonly root1: Uint8Array;
  readonly root2: Uint8Array;
  readonly proof: readonly Uint8Array[];
}

/** Pairs of sizes around the ends of tiles. */
const EDGES: readonly (readonly [size1: number, size2: number])[] = [
  [1, 255],
  [255, 256],
  [255, 257],
  [256, 257],
  [256, 65_536],
  [257, 65_537],
  [65_535, 65_536],
  [65_535, 65_537],
  [65_536, 65_537],
  [1, 70_000],
  [255, 70_000],
  [65_535, 70_000],
  [65_536, 70_000],
  [65_537, 70_000],
  [69_888, 70_000],
  [69_999, 70_000],
  [70_000, 70_000],
];
const FROM_NOTHING =
  'RFC 6962 defines a proof for sizes above 0 only: a verifier may decline to be asked, for there is nothing to prove';

/** Consistency proofs, valid and invalid. */
export function consistency(tree: SeededTree): VectorFile {
  const of = (size1: number, size2: number): Claim => ({
    size1: BigInt(size1),
    size2: BigInt(size2),
    root1: tree.hash(0, size1),
    root2: tree.hash(0, size2),
    proof: size1 === 0 ? [] : consistencyProof(tree, size1, size2),
  });
  const sizes = Array.from({ length: 8 }, (_, i) => i + 1);
  const small = sizes.flatMap((size2) => sizes.slice(0, size2).map((size1) => accept(of(size1, size2))));
  const fromNothing = [0, 1, 7, 70_000].map((size2) => ({ ...accept(of(0, size2)), mayRefuse: FROM_NOTHING }));
  return {
    kind: 'consistency',
    about:
      'Consistency proofs (RFC 6962, section 2.1.2). The trees are those of trees.json, but for the largest. Where ' +
      'size1 is size2, the proof is empty and both roots are one. Where size1 is 0 there is nothing to prove, since every ' +
      'list begins with the empty one: the proof is empty, root1 is SHA-256 of nothing, and nothing is said of root2.',
    fields: {
      'input.size1': 'number of leaves of the earlier tree, in decimal',
      'input.size2': 'number of leaves of the later tree, in decimal',
      'input.root1': 'root hash of the earlier tree',
      'input.root2': 'root hash of the later tree',
      'input.proof': 'the hashes, in the order of the definition',
    },
    reasons: {
      sizes: 'the earlier tree is the larger one; judged first',
      'proof-length': 'more or fewer hashes than the definition has, or one that has not 32 bytes; judged second',
      'root1-mismatch': 'the proof leads to another root of the earlier tree; judged third',
      'root2-mismatch': 'the proof leads to another root of the later tree',
    },
    cases: [
      ...small,
      ...EDGES.map(([size1, size2]) => accept(of(size1, size2))),
      ...large(),
      ...fromNothing,
      ...refused(tree, of),
    ],
  };
}

function accept(claim: Claim, about?: string): VectorCase {
  const { size1, size2 } = claim;
  const id = `${size1}-to-${size2}`;
  return { id, about: about ?? `from ${size1} to ${size2}`, verdict: 'accept', input: input(claim) };
}

/** Proofs between trees that are too large to build, from a power of two, where root1 is itself the first hash. */
function large(): VectorCase[] {
  return [
    [2n ** 32n, 2n ** 32n + 1n],
    [2n ** 53n, 2n ** 53n + 1n],
    [2n ** 62n, 2n ** 63n - 1n],
  ].map(([size1, size2]) => {
    const [root1, rest] = [invented(`root of ${size1}`), invented(`rest of ${size2}`)];
    const claim = { size1: size1!, size2: size2!, root1, root2: nodeHash(root1, rest), proof: [rest] };
    return accept(claim, `from ${size1} to ${size2}; the hashes are invented`);
  });
}

function input({ size1, size2, root1, root2, proof }: Claim): object {
  return { size1: `${size1}`, size2: `${size2}`, root1: hex(root1), root2: hex(root2), proof: proof.map(hex) };
}

function refused(tree: SeededTree, of: (size1: number, size2: number) => Claim): VectorCase[] {
  const [small, power, large, same, nothing] = [of(3, 7), of(4, 7), of(65_535, 70_000), of(7, 7), of(0, 7)];
  const other = seededTree(tree.seed + 1n, 7);
  const [first, second, third, fourth] = small.proof as [Buffer, Buffer, Buffer, Buffer];
  const cases: Record<string, readonly (readonly [id: string, about: string, claim: Claim])[]> = {
    sizes: [
      ['backwards', 'from 7 to 3', { ...small, size1: 7n, size2: 3n, root1: small.root2, root2: small.root1 }],
      ['backwards-by-one', 'from 4 to 3, with an empty proof', { ...small, size1: 4n, size2: 3n, proof: [] }],
      ['to-nothing', 'from 1 to 0', { ...of(1, 1), size2: 0n, root2: tree.hash(0, 0) }],
      ['size1-in-64-bits', 'from 2^64-1 to 7', { ...small, size1: 2n ** 64n - 1n }],
      ['size1-in-32-bits', 'from a size that is right in its lower 32 bits', { ...small, size1: 2n ** 32n + 3n }],
    ],
    'proof-length': [
      ['no-first', 'the first hash is missing', { ...small, proof: [second, third, fourth] }],
      ['no-last', 'the last hash is missing', { ...small, proof: [first, second, third] }],
      ['no-hash', 'all hashes are missing', { ...small, proof: [] }],
      ['no-hash-from-a-power-of-two', 'no hash from 4 to 7', { ...power, proof: [] }],
      [
        'root1-in-front',
        'root1 in front, which a power of two goes without',
        { ...power, proof: [power.root1, ...power.proof] },
      ],
      ['one-too-many', 'a hash more, of zeroes', { ...small, proof: [...small.proof, Buffer.alloc(32)] }],
      ['root2-at-the-end', 'root2 follows as a last hash', { ...small, proof: [...small.proof, small.root2] }],
      ['same-size-with-a-hash', 'a hash between equal trees', { ...same, proof: [same.root1] }],
      ['from-nothing-with-a-hash', 'a hash from the empty tree', { ...nothing, proof: [nothing.root2] }],
      ['inclusion-proof', 'the proof that leaf 3 is in the tree', { ...of(2, 4), proof: [tree.leaf(2), tree.leaf(3)] }],
      ['no-last-large', 'the last hash of a long proof is missing', { ...large, proof: large.proof.slice(0, -1) }],
      ['size2-too-large', 'from 1 to 2, said to be from 1 to 3; it leads to both roots', { ...of(1, 2), size2: 3n }],
      [
        'size2-twice-too-large',
        'from 4 to 5, said to be from 4 to 9; it leads to both roots',
        { ...of(4, 5), size2: 9n },
      ],
      [
        'sizes-too-small',
        'from 7 to 8, said to be from 5 to 6; it leads to both roots',
        { ...of(7, 8), size1: 5n, size2: 6n },
      ],
      [
        'hash-of-31-bytes',
        'a hash lacks its last byte',
        { ...small, proof: [first, second.subarray(0, 31), third, fourth] },
      ],
      ['hash-of-no-bytes', 'a hash is empty', { ...power, proof: [Buffer.alloc(0)] }],
    ],
    'root1-mismatch': [
      [
        'first-bit',
        'the first bit of the first hash is flipped',
        { ...small, proof: [flipped(first, 0), second, third, fourth] },
      ],
      ['swapped', 'the first two hashes are swapped', { ...small, proof: swapped(small.proof, 0, 1) }],
      ['reversed', 'the hashes stand in reverse', { ...small, proof: small.proof.toReversed() }],
      ['root1-bit', 'a bit of root1 is flipped', { ...small, root1: flipped(small.root1, 200) }],
      ['roots-swapped', 'the roots are swapped', { ...small, root1: small.root2, root2: small.root1 }],
      ['root1-of-another-log', 'root1 is that of another log of 3 entries', { ...small, root1: other.hash(0, 3) }],
      ['root1-of-2', 'root1 is that of the tree of one leaf less', { ...small, root1: tree.hash(0, 2) }],
      ['root1-of-nothing', 'root1 is that of the empty tree', { ...small, root1: tree.hash(0, 0) }],
      [
        'from-nothing-wrong-root',
        'from the empty tree, with a root that is not its own',
        { ...nothing, root1: Buffer.alloc(32) },
      ],
      [
        'large-first-bit',
        'a bit in the first hash of a long proof is flipped',
        { ...large, proof: large.proof.with(0, flipped(large.proof[0]!, 9)) },
      ],
    ],
    'root2-mismatch': [
      [
        'last-bit',
        'the last bit of the last hash is flipped',
        { ...small, proof: [first, second, third, flipped(fourth, 255)] },
      ],
      ['root2-bit', 'a bit of root2 is flipped', { ...small, root2: flipped(small.root2, 0) }],
      ['root2-of-another-log', 'root2 is that of another log of 7 entries', { ...small, root2: other.hash(0, 7) }],
      ['root2-of-6', 'root2 is that of the tree of one leaf less', { ...small, root2: tree.hash(0, 6) }],
      ['same-size-other-root', 'equal sizes with other roots: a fork', { ...same, root2: other.hash(0, 7) }],
      ['power-of-two-root2', 'from 4 to 7, with another rest', { ...power, proof: [other.hash(4, 7)] }],
      ['both-roots-one', 'root1 twice, for trees of different sizes', { ...power, root2: power.root1 }],
      [
        'nothing-to-nothing',
        'from the empty tree to the empty tree, with a root that is not its own',
        { ...of(0, 0), root2: Buffer.alloc(32) },
      ],
      [
        'large-last-bit',
        'a bit in the last hash of a long proof that only root2 needs is flipped',
        { ...large, proof: large.proof.with(-1, flipped(large.proof.at(-1)!, 9)) },
      ],
    ],
  };
  return Object.entries(cases).flatMap(([reason, those]) =>
    those.map(([id, about, claim]): VectorCase => ({ id, about, verdict: 'refuse', reason, input: input(claim) })),
  );
}
