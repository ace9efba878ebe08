/** Reads the log like other clients: on separate connections, with other headers, several concurrently. */
import { premise } from '../../../core/check/premise.ts';
import type { Answer } from '../../../core/target/answer.ts';
import { READER_HEADERS } from '../../inputs/http/reader-headers.ts';
import type { Checkpoint } from '../../oracle/checkpoint/checkpoint.ts';
import { openCheckpoint } from '../../oracle/checkpoint/stages.ts';
import { tilePath } from '../../oracle/tiles/path.ts';
import type { LogTarget, ReadOptions } from '../../target/log-target.ts';
import { verifiedCheckpoint } from '../checkpoint/verified-checkpoint.ts';
import { firstTree } from '../tiles/first-tree.ts';
import { formatOfEntries } from '../tiles/format-of-entries.ts';
import { readServedForm } from '../tiles/served-form.ts';
import { logGrowth } from './growth.ts';

/** How many tiles, and how many bundles, each reader reads at most. */
const READ_AGAIN = 20;
/** How many readers ask at the same moment. */
const READERS_AT_ONCE = 6;

/** A checkpoint that a reader got, and the first root that any reader got at its size. */
export interface ReaderCheckpoint {
  readonly checkpoint: Checkpoint;
  readonly firstRoot: Uint8Array;
  readonly answer: Answer;
}

/** How a reader's request for a resource was answered that the log had served before. */
export interface ReaderStatus {
  readonly path: string;
  readonly status: number;
  readonly answer?: Answer;
}

interface OtherReaders {
  readonly checkpoints: readonly ReaderCheckpoint[];
  readonly statuses: readonly ReaderStatus[];
}

export const otherReaders = premise<LogTarget>()({
  name: 'other-readers',
  async find(log, t): Promise<OtherReaders> {
    const start = await t.use(verifiedCheckpoint);
    const firstRoots = new Map([[start.size, start.root]]);
    for (const { checkpoint } of (await t.attempt(logGrowth))?.snapshots ?? [])
      firstRoots.set(checkpoint.size, checkpoint.root);
    const { sample } = await t.use(firstTree.tree);
    // Only if the first reader got the whole tree: log/tiles/served judges a resource that was never served.
    const complete = (await t.attempt(firstTree.tiles)) && (await t.attempt(firstTree.bundles));
    const { pathOf } = formatOfEntries(t);
    const checkpoints: ReaderCheckpoint[] = [];
    const statuses: ReaderStatus[] = [];
    const readCheckpoint = async (options: ReadOptions) => {
      const answer = await log.read({ kind: 'checkpoint' }, options);
      statuses.push({ path: 'checkpoint', status: answer.status, answer });
      const checkpoint = openCheckpoint(answer, log.keys);
      if (!checkpoint) return;
      const firstRoot = firstRoots.get(checkpoint.size) ?? checkpoint.root;
      firstRoots.set(checkpoint.size, firstRoot);
      checkpoints.push({ checkpoint, firstRoot, answer });
    };
    // Several readers at once: a log that distinguishes connections may show the right tree to a single one.
    await Promise.all(Array.from({ length: READERS_AT_ONCE }, () => readCheckpoint({ fresh: true })));
    for (const [number, headers] of READER_HEADERS.entries()) {
      const options = { fresh: true, headers };
      await readCheckpoint(options);
      if (!complete) continue;
      // The bytes are compared by log/tiles/unchanging. Each reader begins at another place of a large sample.
      const paths = [
        ...rotated(sample.tiles, number).map(
          (id) => [tilePath(id), tilePath({ level: id.level, index: id.index })] as const,
        ),
        ...rotated(sample.bundles, number).map((id) => [pathOf(id), pathOf({ index: id.index })] as const),
      ];
      for (const [path, fullPath] of paths) {
        const served = await readServedForm(log, path, fullPath, options);
        // The first reader does not get it any more either: log/tiles/served and log/bundles/served judge that.
        if ('status' in served && 'status' in (await readServedForm(log, path, fullPath))) continue;
        statuses.push({ path, status: 'status' in served ? served.status : 200 });
      }
    }
    return { checkpoints, statuses };
  },
});

/** Some of the items, different ones for each turn, so that a few turns cover all of them. */
function rotated<X>(items: readonly X[], number: number): readonly X[] {
  const start = (number * READ_AGAIN) % Math.max(items.length, 1);
  return [...items.slice(start), ...items.slice(0, start)].slice(0, READ_AGAIN);
}
