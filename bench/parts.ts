import { adds } from './adds.ts';
import { type BenchLog, directory, hashing, http, memory, scaling } from './audit.ts';
import { feed } from './feed.ts';
import { feedRun } from './feed-run.ts';
import { fsck } from './fsck/fsck.ts';
import { memoryOfAdds } from './memory-of-adds.ts';
import { migration } from './migration.ts';
import type { Row } from './table.ts';
import { verifying } from './verify.ts';

/** Settings of the parts. */
export interface Measuring {
  /** Folder for what they write. */
  readonly folder: string;
  /** Whether fewer and shorter measurements suffice. */
  readonly quick: boolean;
  /** Writes a log of so many entries. */
  logOf(entries: number): Promise<BenchLog>;
}

/** The sizes of the two written logs, in entries. */
export const logSizes = (quick: boolean): readonly [small: number, large: number] =>
  quick ? [200_000, 1_000_000] : [1_000_000, 10_000_000];

async function* logs({ quick, logOf }: Measuring): AsyncGenerator<Row> {
  const [small, large] = logSizes(quick);
  const before = await logOf(small);
  yield* directory(before);
  yield* http(before);
  yield* fsck(before);
  // Workers take a tenth of a second to start, so the gain of two workers shows on the larger log.
  const after = await logOf(large);
  yield* scaling(after);
  yield* fsck(after);
  yield* memory(before, after);
  // The last, because the logs grow.
  yield* memoryOfAdds(before, after);
}

/** The parts of the bench by name, in the order in which they are measured. */
export const PARTS: Readonly<Record<string, (o: Measuring) => Iterable<Row> | AsyncIterable<Row>>> = {
  hashing,
  signatures: verifying,
  feed: async function* ({ folder, quick }) {
    yield* feed({ folder, ...(quick ? { rounds: 3, span: 250 } : { rounds: 7, span: 1_000 }) });
    yield* feedRun(folder);
  },
  migration: ({ folder, quick }) => migration({ folder, rounds: quick ? 3 : 7 }),
  adds: ({ folder, quick }) =>
    adds({
      folder,
      clients: quick ? [64, 1_024] : [64, 256, 1_024, 3_000],
      ...(quick ? { rounds: 1, span: 3 } : { rounds: 3, span: 5 }),
    }),
  logs,
};
