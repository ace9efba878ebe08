import { refuse } from '../../../../src/reference/log-client/index.ts';
import { clientVariant } from '../../testbed/alteration.ts';

export const leafNotComparedWithItsTile = clientVariant({
  text: 'proves an entry by its path alone, without a look at its leaf in the tile',
  cites: 'RFC 9162, section 2.1.3.2: the proof leads from the leaf to the root',
  needs: { as: 'inclusion' },
  install: (rig) => ({ ...rig, isLeaf: () => true }),
});

export const proofFollowedFromTheRootDown = clientVariant({
  text: 'follows a proof from its last hash to its first, by the definition of a path instead of the algorithm',
  cites: 'RFC 6962, section 2.1.1: PATH(m, D[n])',
  needs: { as: 'proof' },
  install: (rig) => ({
    ...rig,
    rootOfProof: (index, size, leaf, proof, { hashNode }) => {
      if (index >= size) refuse(`a tree of ${size} has no leaf ${index}`);
      const rootOf = (at: bigint, count: bigint, hashes: readonly Uint8Array[]): Uint8Array => {
        const last = hashes.at(-1);
        if (count === 1n && last === undefined) return leaf;
        if (count === 1n || last === undefined) return refuse(`a tree of ${count} has another number of hashes`);
        const middle = 1n << BigInt((count - 1n).toString(2).length - 1);
        return at < middle
          ? hashNode(rootOf(at, middle, hashes.slice(0, -1)), last)
          : hashNode(last, rootOf(at - middle, count - middle, hashes.slice(0, -1)));
      };
      return rootOf(index, size, proof);
    },
  }),
});
