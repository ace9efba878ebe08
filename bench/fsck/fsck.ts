import { buildSecondReader, readLog } from '../../interop/second-reader.ts';
import type { BenchLog } from '../audit.ts';
import type { Once } from '../audit-once.ts';
import { ran } from '../child.ts';
import { millions, type Row } from '../table.ts';

const RUNS = 3;
const WORKERS = 2;

/** How long a program ran, from its start to its end, in seconds. */
async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return (performance.now() - began) / 1000;
}

/**
 * The audit of a log in a folder beside Tessera's fsck, which reads the same entries and tiles: both with two workers, in turn,
 * from the start of the process to its end.
 */
export async function* fsck({ folder, vkey, entries }: BenchLog): AsyncGenerator<Row> {
  await buildSecondReader();
  const times = { audit: [] as number[], fsck: [] as number[] };
  for (let run = 0; run < RUNS; run++) {
    times.fsck.push(await secondsOf(() => readLog(folder, vkey, WORKERS)));
    times.audit.push(await secondsOf(() => ran<Once>('audit-once.ts', [folder, vkey, String(WORKERS)])));
  }
  const [audit, other] = [Math.min(...times.audit), Math.min(...times.fsck)];
  yield {
    name: `audit / fsck, ${entries} entries, two workers each`,
    measured: `${millions(entries / audit)} : ${millions(entries / other)}`,
    ratio: other / audit,
    divisor: "Tessera's fsck",
    aim: { least: 2 },
  };
}
