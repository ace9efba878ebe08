/** The log's answers at the paths of empty tiles. */

import { premise } from '../../../core/check/premise.ts';
import type { Answer } from '../../../core/target/answer.ts';
import { BUNDLES, type EntryFormat } from '../../oracle/tiles/entry-format.ts';
import { tilePath } from '../../oracle/tiles/path.ts';
import { hashesAtLevel, levels } from '../../oracle/tiles/tile.ts';
import type { LogTarget } from '../../target/log-target.ts';
import { firstTree } from './first-tree.ts';
import { formatOfEntries } from './format-of-entries.ts';

export interface EmptyEdge {
  readonly path: string;
  readonly answer: Answer;
}

/**
 * Asks for the tiles and bundles of width 0 at the beginning and at the right edge of each level of a tree. Only `.p/0`,
 * which can never exist: the next full tile may exist later, and a cache might keep its absence.
 */
export async function askEmptyEdges(
  log: LogTarget,
  size: bigint,
  format: EntryFormat = BUNDLES,
): Promise<readonly EmptyEdge[]> {
  const paths = Array.from({ length: levels(size) + 1 }, (_, level) => {
    const edge = hashesAtLevel(size, level) / 256n;
    const indices = edge === 0n ? [0n] : [0n, edge];
    return indices.flatMap((index) => [tilePath({ level, index }), ...(level === 0 ? [format.pathOf({ index })] : [])]);
  });
  return Promise.all(
    paths.flat().map(async (fullPath) => {
      const path = `${fullPath}.p/0`;
      return { path, answer: await log.read({ kind: 'path', path }) };
    }),
  );
}

/** The answers for the tree that the log has when the run begins: a log may serve empty tiles at some sizes only. */
export const firstEmptyEdges = premise<LogTarget>()({
  name: 'first-empty-edges',
  async find(log, t): Promise<readonly EmptyEdge[]> {
    return askEmptyEdges(log, (await t.use(firstTree.tree)).checkpoint.size, formatOfEntries(t));
  },
});
