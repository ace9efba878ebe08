import { ran, start } from './child.ts';
import type { Load } from './load-once.ts';
import type { Row } from './table.ts';

/** Settings for measuring reads. */
export interface Reading {
  readonly rounds: number;
  /** How long each is read in a round, in milliseconds. */
  readonly span: number;
  /** Folder for databases. */
  readonly folder: string;
}

const EVENTS = [10, 1_000, 10_000];
const FORMATS = { JSON: '.json?', XML: '.xml?', JSONP: '.json?callback=show&' };

const rateOf = ({ reads, seconds }: Load): number => reads / seconds;
const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1]!;

/** The reference feed with rendered data, compared with a minimal server of the same bytes. */
export async function* feed(reading: Reading): AsyncGenerator<Row> {
  for (const events of EVENTS) {
    const served = await start('serve-feed.ts', [reading.folder, String(events)]);
    try {
      for (const [format, path] of Object.entries(FORMATS)) {
        const name = `feed, ${events} events in ${format} / node:http`;
        yield await beside(`${served.line}${path}key=bench`, name, reading);
      }
    } finally {
      await served.stop();
    }
  }
}

/** Reads both in turn; the ratio is the median of the rounds. */
async function beside(address: string, name: string, { rounds, span }: Reading): Promise<Row> {
  const bare = await start('serve-answer.ts', [address]);
  try {
    const read = async (url: string) => rateOf(await ran<Load>('load-once.ts', [url, String(span)]));
    const pairs: (readonly [ours: number, other: number])[] = [];
    for (let round = 0; round <= rounds; round++) pairs.push([await read(address), await read(bare.line)]);
    // The first round warms both up.
    const counted = pairs.slice(1);
    return {
      name,
      measured: `${(median(counted.map(([ours]) => ours)) / 1000).toFixed(2)} k/s`,
      ratio: median(counted.map(([ours, other]) => ours / other)),
      divisor: 'a server of node:http with the same bytes',
      aim: { least: 0.9 },
    };
  } finally {
    await bare.stop();
  }
}
