import type { Once } from './audit-once.ts';
import { ran, start } from './child.ts';
import { best, hashingRates, hashRateOf } from './rate.ts';
import { megabytes, millions, type Row } from './table.ts';

/** A log in a directory. */
export interface BenchLog {
  readonly folder: string;
  readonly vkey: string;
  readonly entries: number;
}

/** How often each audit is measured. */
const RUNS = 3;

const rateOf = ({ entries, seconds }: Once): number => entries / seconds;

/** The best rate of each program; they run in turn, so that other load affects all of them equally. */
async function inTurn(works: readonly (() => Promise<number>)[]): Promise<number[]> {
  const rates = works.map((): number[] => []);
  for (let run = 0; run < RUNS; run++) for (const [at, work] of works.entries()) rates[at]!.push(await work());
  return rates.map(best);
}

/** The rate of one audit in a separate process. */
const auditBy = (log: string, vkey: string, workers: number) => async (): Promise<number> =>
  rateOf(await ran<Once>('audit-once.ts', [log, vkey, String(workers)]));

/** The rate of hashing alone, in this process. */
export function* hashing(): Generator<Row> {
  const { r0, loop } = hashingRates();
  yield { name: 'R0: crypto.hash on 301 bytes', measured: millions(r0) };
  yield {
    name: 'audit hashing loop, entries / R0',
    measured: millions(loop),
    ratio: loop / r0,
    divisor: 'R0',
    aim: { least: 0.48 },
  };
}

/** A directory in the page cache, with one worker. */
export async function* directory({ folder, vkey }: BenchLog): AsyncGenerator<Row> {
  await auditBy(folder, vkey, 1)();
  const [r0, rate] = (await inTurn([() => hashRateOf(1), auditBy(folder, vkey, 1)])) as [number, number];
  yield {
    name: 'directory, one worker, entries / R0',
    measured: millions(rate),
    ratio: rate / r0,
    divisor: 'R0 of one thread',
    aim: { least: 0.22 },
  };
}

/**
 * The same with two workers. On a busy machine two threads do not have two cores: the first row shows how much they
 * have.
 */
export async function* scaling({ folder, vkey, entries }: BenchLog): AsyncGenerator<Row> {
  const works = [() => hashRateOf(1), () => hashRateOf(2), auditBy(folder, vkey, 1), auditBy(folder, vkey, 2)];
  const [single, both, oneWorker, twoWorkers] = (await inTurn(works)) as [number, number, number, number];
  yield {
    name: 'crypto.hash in two threads / one',
    measured: millions(both),
    ratio: both / single,
    divisor: 'one thread',
  };
  const name = `directory of ${entries}, two workers / one`;
  const ratio = twoWorkers / oneWorker;
  yield { name, measured: millions(twoWorkers), ratio, divisor: 'one worker', aim: { least: 1.7 } };
}

/** A log behind a minimal server on this machine, compared with reading it without hashing. */
export async function* http({ folder, vkey, entries }: BenchLog): AsyncGenerator<Row> {
  const server = await start('serve-directory.ts', [folder]);
  try {
    const reading = async () => rateOf(await ran<Once>('download-once.ts', [server.line, String(entries)]));
    const [read, audit] = (await inTurn([reading, auditBy(server.line, vkey, 1)])) as [number, number];
    yield { name: 'HTTP on loopback, reading only', measured: millions(read) };
    const name = 'HTTP on loopback, audit by one worker / reading only';
    yield { name, measured: millions(audit), ratio: audit / read, divisor: 'reading only', aim: { least: 0.35 } };
  } finally {
    await server.stop();
  }
}

/** The peak memory of an audit, for a log and for a log ten times as large. */
export async function* memory(small: BenchLog, large: BenchLog): AsyncGenerator<Row> {
  const peakOf = ({ folder, vkey }: BenchLog) => ran<Once>('audit-once.ts', [folder, vkey, '2']);
  const before = await peakOf(small);
  yield { name: `peak memory, ${small.entries} entries`, measured: megabytes(before.peak) };
  const after = await peakOf(large);
  const measured = `${megabytes(after.peak)}, ${millions(rateOf(after))}`;
  yield {
    name: `peak memory, ${large.entries} entries / the above`,
    measured,
    ratio: after.peak / before.peak,
    divisor: `${small.entries} entries`,
    aim: { most: 1.2 },
  };
}
