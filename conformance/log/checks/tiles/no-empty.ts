import { check } from '../../../core/check/check.ts';
import { readableBody } from '../../oracle/http/readable-body.ts';
import { bundlePath, tilePath } from '../../oracle/tiles/path.ts';
import { hashesAtLevel, levels } from '../../oracle/tiles/tile.ts';
import { firstTree } from '../../premises/tiles/first-tree.ts';
import type { LogTarget } from '../../target/log-target.ts';

export const noEmpty = check<LogTarget>()({
  // LOG-TL-005 (must): Empty tiles are not served. [tlog-tiles, "Partial Tiles"]
  proves: 'LOG-TL-005',
  reasons: { empty: 'an empty tile or bundle is served' },
  run: async (log, t) => {
    const { size } = (await t.use(firstTree.tree)).checkpoint;
    // Only `.p/0`, which can never exist. The next full tile may exist later, and a cache might keep its absence.
    const paths = Array.from({ length: levels(size) + 1 }, (_, level) => {
      const edge = hashesAtLevel(size, level) / 256n;
      const indices = edge === 0n ? [0n] : [0n, edge];
      return indices.flatMap((index) => [tilePath({ level, index }), ...(level === 0 ? [bundlePath({ index })] : [])]);
    });
    const answers = paths.flat().map(async (fullPath) => {
      const path = `${fullPath}.p/0`;
      return { path, answer: await log.read({ kind: 'path', path }) };
    });
    await t.each(await Promise.all(answers), ({ path, answer }) => {
      const empty = answer.status === 200 && (answer.raw.length === 0 || readableBody(answer)?.length === 0);
      const actual = 'status 200 and no bytes';
      t.judge(empty && { reason: 'empty', expected: 'an error status', actual, at: path }, answer);
    });
  },
});
