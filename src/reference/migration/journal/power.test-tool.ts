/** A journal on a disk that records, and the journal that a loss of power leaves. */
import { crashState, type Random } from '../../disk/crash-states.test-tool.ts';
import { Disk, type Watch } from '../../disk/disk.test-tool.ts';
import type { Files } from '../result/replace-file.ts';
import { Journal } from './journal.ts';
import type { Begin, Line, Mined, Send } from './line.ts';

const OUTPUT = '/home/migration.json';
export const JOURNAL = `${OUTPUT}.journal/dao.jsonl`;

const begin = (run: number): Begin => ({
  kind: 'begin',
  version: 1,
  chainId: 1337,
  genesis: '0x1',
  account: '0x2',
  digest: `${run}`,
});
const send = (run: number, step: number): Send => ({
  kind: 'send',
  step: `${step}`,
  nonce: step,
  hash: `0x${run}${step}`,
  raw: `0x${'ab'.repeat(step * 37)}`,
});
const mined = (run: number, step: number): Mined => ({
  kind: 'mined',
  step: `${step}`,
  hash: `0x${run}${step}`,
  block: step,
  gas: 21_000,
});

const filesOf = (disk: Disk): Files => disk as unknown as Files;

/** A line that was reported as written, and how many operations the disk had seen then. */
interface Reported {
  readonly run: number;
  readonly line: Line;
  readonly operations: number;
}

/** A journal that was written on a disk. */
export interface Written {
  readonly disk: Disk;
  readonly reported: readonly Reported[];
}

/** Journals of one or more runs, each of which starts anew, with so many transactions each. An error of the disk ends it. */
export async function writeJournal(
  runs: readonly number[],
  watch?: Watch,
): Promise<Written & { readonly cause?: unknown }> {
  const before = new Disk();
  await before.mkdir('/home');
  const disk = new Disk(before.root);
  if (watch) disk.watch = watch;
  // What does not await a sync goes on before its end.
  disk.turns = () => 3;
  const reported: Reported[] = [];
  try {
    for (const [run, steps] of runs.entries()) {
      const journal = await Journal.read(JOURNAL, filesOf(disk));
      await journal.start(begin(run));
      reported.push({ run, line: begin(run), operations: disk.operations.length });
      await writeSteps(journal, { disk, reported }, run, steps);
    }
  } catch (cause) {
    await disk.rest();
    return { disk, reported, cause };
  }
  return { disk, reported };
}

/** Continues the journal that a run left which was killed, if it has begun. */
export async function resumeJournal({ disk, reported }: Written, steps: number): Promise<Written> {
  const journal = await Journal.read(JOURNAL, filesOf(disk));
  const resumed = { disk, reported: [...reported] };
  if (journal.begin) await writeSteps(journal, resumed, Number(journal.begin.digest), steps);
  return resumed;
}

async function writeSteps(
  journal: Journal,
  { disk, reported }: { readonly disk: Disk; readonly reported: Reported[] },
  run: number,
  steps: number,
): Promise<void> {
  const report = (line: Line) => reported.push({ run, line, operations: disk.operations.length });
  for (let step = 0; step < steps; step++) {
    await journal.write(send(run, step));
    report(send(run, step));
    await journal.write(mined(run, step));
  }
  await journal.write({ kind: 'end', result: { run } });
  report({ kind: 'end', result: { run } });
  await journal.close();
}

/** Reads the journal after a loss of power and goes on; a sentence about what is wrong, if anything is. */
export async function lossDefect(
  { disk, reported }: Written,
  count: number,
  random: Random,
): Promise<string | undefined> {
  const after = crashState(disk, count, random);
  const known = reported.filter(({ operations }) => operations <= count);
  const last = known.at(-1);
  try {
    const journal = await Journal.read(JOURNAL, filesOf(after));
    if (!last) return undefined;
    if (journal.begin === undefined) return 'the journal is gone';
    // The next run may have begun.
    if (journal.begin.digest !== `${last.run}`)
      return Number(journal.begin.digest) > last.run ? undefined : 'an old journal';
    for (const { run, line } of known) if (run === last.run && !has(journal, line)) return `${line.kind} is lost`;
    await journal.write(send(last.run, 99));
    await journal.close();
    const again = await Journal.read(JOURNAL, filesOf(after));
    return has(again, send(last.run, 99)) && [...journal.sent.keys()].every((step) => again.sent.has(step))
      ? undefined
      : 'it cannot be continued';
  } catch (error) {
    return `it cannot be read: ${(error as Error).message}`;
  }
}

function has(journal: Journal, line: Line): boolean {
  if (line.kind === 'send') return journal.sent.get(line.step)?.raw === line.raw;
  if (line.kind === 'end') return journal.end !== undefined;
  return true;
}
