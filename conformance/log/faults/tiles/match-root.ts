import { logFault } from '../../testbed/alteration.ts';
import { withParts } from '../../testbed/parts.ts';

const doubled = (row: readonly Uint8Array[]) => (row.length % 2 === 1 ? [...row, row[row.length - 1]!] : row);

export const oddNodeDuplicated = logFault({
  text: 'pairs a node that has no neighbour with itself',
  breaks: 'LOG-MH-002',
  caughtBy: ['log/tiles/match-root#root'],
  needs: { entries: 263n },
  install: (rig) =>
    withParts(rig, {
      foldRoot: (hashes, parts) => {
        let row = hashes;
        while (row.length > 1) {
          const even = doubled(row);
          row = even.flatMap((left, i) => (i % 2 === 0 ? [parts.nodeHash(left, even[i + 1]!)] : []));
        }
        return row[0]!;
      },
    }),
});

export const paddedWithZeroHashes = logFault({
  text: 'fills the tree up to a power of two with hashes of zeroes',
  breaks: 'LOG-MH-002',
  caughtBy: ['log/tiles/match-root#root'],
  install: (rig) =>
    withParts(rig, {
      foldRoot: (hashes, parts) => {
        const wide = 2 ** Math.ceil(Math.log2(hashes.length));
        const zeroes = Array.from({ length: wide - hashes.length }, () => new Uint8Array(32));
        return rig.parts.foldRoot([...hashes, ...zeroes], parts);
      },
    }),
});
