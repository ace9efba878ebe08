/** What the interface document adds for reading: that the three operations are there, under their paths. */
import { check } from '../core/check.ts';
import type { Defect } from '../core/defect.ts';
import type { Answer } from '../core/exchange.ts';
import type { TileId } from '../core/resource.ts';
import type { LogTarget } from '../core/target.ts';
import { bundlePath, tilePath } from '../oracle/path.ts';
import { tileFor } from '../oracle/tile.ts';
import { seen } from './last.ts';
import { checkpointAnswer } from './note-premises.ts';
import { minimumIndex } from './readings.ts';

/** Statuses by which a server says that it has no such operation: a missing object is another matter. */
const NO_OPERATION = new Set([400, 405, 501]);

function operationDefect(operation: string, answer: Answer, at: string): Defect<'not-implemented'> | undefined {
  if (!NO_OPERATION.has(answer.status)) return undefined;
  return { reason: 'not-implemented', expected: `${operation} at GET ${at}`, actual: `status ${answer.status}`, at };
}

const reasons = { 'not-implemented': 'the operation is refused (400, 405 or 501) at its path' };

/** The first and the last tile of level 0 that are owed: the index of the last may span several path segments. */
function endsOf(size: bigint, minimum: bigint): TileId[] {
  if (size === 0n) return [];
  const ends = [(minimum < size ? minimum : size - 1n) / 256n, (size - 1n) / 256n];
  return [...new Set(ends)].map((index) => tileFor(size, 0, index)!);
}

export const getCheckpoint = check<LogTarget>()({
  proves: 'LOG-IF-001',
  reasons,
  run: async (log, t) => {
    const answer = await log.read({ kind: 'checkpoint' });
    t.judge(operationDefect('GetCheckpoint', answer, 'checkpoint'), answer);
    await t.use(checkpointAnswer);
  },
});

export const getTile = check<LogTarget>()({
  proves: 'LOG-IF-002',
  reasons,
  run: async (log, t) => {
    const tree = await seen(t);
    const { size } = (await t.use(tree.tree)).checkpoint;
    const ends = endsOf(size, minimumIndex(t));
    await t.each(
      ends,
      async (tile) => {
        const answer = await log.read({ kind: 'tile', ...tile });
        const defect = operationDefect('GetTile', answer, tilePath(tile));
        const { level, index, width } = tile;
        // A partial one may be gone by now, and 400 be what this log says of that.
        const gone = defect && width !== undefined && (await log.read({ kind: 'tile', level, index })).status === 200;
        t.judge(gone ? undefined : defect, answer);
        if (answer.status !== 200) await t.use(tree.tiles);
      },
      'an empty log has no tiles',
    );
  },
});

export const getEntryBundle = check<LogTarget>()({
  proves: 'LOG-IF-003',
  reasons,
  run: async (log, t) => {
    const tree = await seen(t);
    const { size } = (await t.use(tree.tree)).checkpoint;
    const ends = endsOf(size, minimumIndex(t));
    await t.each(
      ends,
      async ({ level: _level, ...bundle }) => {
        const answer = await log.read({ kind: 'entries', ...bundle });
        const defect = operationDefect('GetEntryBundle', answer, bundlePath(bundle));
        const { index, width } = bundle;
        const gone = defect && width !== undefined && (await log.read({ kind: 'entries', index })).status === 200;
        t.judge(gone ? undefined : defect, answer);
        if (answer.status !== 200) await t.use(tree.bundles);
      },
      'an empty log has no entries',
    );
  },
});
