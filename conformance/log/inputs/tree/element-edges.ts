import { withNeighbours } from './edged-integer.ts';

/** Indices at which a path gets an additional element, and their neighbours (C2SP tlog-tiles, "Merkle Tree"). */
export const ELEMENT_EDGES: readonly bigint[] = withNeighbours(
  ...[1, 2, 3, 4, 5, 6].map((elements) => 1000n ** BigInt(elements)),
);
