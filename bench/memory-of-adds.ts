import { load, servedLog } from './adds.ts';
import type { BenchLog } from './audit.ts';
import { megabytes, type Row } from './table.ts';

const CLIENTS = 64;
const SPAN = 10;

/**
 * The peak memory of a server that opens a written log, makes its index and then takes entries, for a log and for one ten
 * times as large.
 */
export async function* memoryOfAdds(small: BenchLog, large: BenchLog): AsyncGenerator<Row> {
  const peakOf = async ({ folder }: BenchLog): Promise<number> => {
    const { url, stop } = await servedLog(folder);
    await load(`${url}/api/v2/log/entries`, 'create', CLIENTS, SPAN);
    return (await stop()).peak;
  };
  const before = await peakOf(small);
  yield { name: `adds to a log of ${small.entries}, peak memory`, measured: megabytes(before) };
  const after = await peakOf(large);
  yield {
    name: `adds to a log of ${large.entries}, peak memory / the above`,
    measured: megabytes(after),
    ratio: after / before,
    divisor: `a log of ${small.entries}`,
    aim: { most: 1.2 },
  };
}
