import type { LogRig } from '../../../src/reference/log/index.ts';
import { withParts } from '../alter.ts';
import { fault } from '../fault.ts';

const doubled = (row: readonly Uint8Array[]) => (row.length % 2 === 1 ? [...row, row[row.length - 1]!] : row);

export default fault<LogRig>({
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
