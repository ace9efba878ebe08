import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { goPresent, goProgram } from '../interop/go-program.ts';
import { buildRekor, rekorLog } from '../interop/rekor/server.ts';
import { buildTessera, tesseraLog } from '../interop/tessera/server.ts';
import { SERVICE } from '../spec/service-named.ts';
import { start } from './child.ts';
import type { ServedLog } from './serve-log.ts';
import type { Row } from './table.ts';

/** Settings for measuring adds. */
export interface Adding {
  readonly folder: string;
  readonly clients: readonly number[];
  readonly rounds: number;
  /** How long entries are added in a round, in seconds. */
  readonly span: number;
}

/** The result of the load; see `interop/load`. */
interface Load {
  readonly answers: number;
  readonly seconds: number;
  readonly refused: number;
  readonly broken: number;
  readonly p50: number;
  readonly p99: number;
  readonly least: number;
  readonly most: number;
  readonly failure?: string;
  /** The prepared entries ran out before the end. */
  readonly spent: boolean;
}

/** A log under load, with its syncs if it counts them. */
interface Measured extends Load {
  readonly syncs?: number;
}

/** A server that takes entries. */
interface Contestant {
  readonly address: string;
  /** Ends it. */
  stop(): Promise<ServedLog | undefined>;
}

/** A route of the reference beside a server of another project. */
interface Contest {
  readonly name: string;
  readonly kind: 'create' | 'grpc' | 'raw';
  readonly path: string;
  other(): Promise<Contestant>;
  /** With fewer clients the other server waits for its own checkpoint most of the time. */
  readonly fairFrom: number;
}

/** From here on a log is at its capacity, and has entries enough to sync many together. */
const CAPACITY = 1_024;
/** How long entries are added before the measuring, in seconds: a server of JavaScript compiles what it runs often. */
const WARM = 3;
/** The prepared entries of a second, by their kind: several times what any server has taken. */
const FASTEST = { raw: 120_000, create: 20_000, grpc: 20_000 } as const;
/** The paces of both servers: batches of 20 ms, checkpoints of 100 ms. */
const REKOR_PACE = ['--batch-max-age', '20ms', '--checkpoint-interval', '100ms'];
const TESSERA_PACE = ['-batch-max-age', '20ms', '-checkpoint-interval', '100ms'];

const program = goProgram('load', 'load');

const CONTESTS: readonly Contest[] = [
  {
    name: 'CreateEntry / Rekor',
    kind: 'create',
    path: '/api/v2/log/entries',
    fairFrom: 256,
    other: async () => {
      const log = await rekorLog('rekor.example', REKOR_PACE);
      return { address: `${log.writeUrl}/api/v2/log/entries`, stop: async () => void (await log.close()) };
    },
  },
  {
    name: 'CreateEntry over gRPC / Rekor',
    kind: 'grpc',
    path: `/${SERVICE}/CreateEntry`,
    fairFrom: 256,
    other: async () => {
      const log = await rekorLog('rekor.example', REKOR_PACE);
      return {
        address: `http://${log.grpc}/dev.sigstore.rekor.v2.Rekor/CreateEntry`,
        stop: async () => void (await log.close()),
      };
    },
  },
  {
    name: 'raw / Tessera',
    kind: 'raw',
    path: '/append',
    fairFrom: 0,
    other: async () => {
      const log = await tesseraLog(...TESSERA_PACE);
      return { address: log.append, stop: async () => void (await log.close()) };
    },
  },
];

/** The reference log in a folder, in a process of its own, over HTTP or gRPC. */
export async function servedLog(
  folder: string,
  by: 'http' | 'grpc' = 'http',
): Promise<{ readonly url: string; stop(): Promise<ServedLog> }> {
  const served = await start('serve-log.ts', [folder, by]);
  return {
    url: served.line,
    stop: async () => {
      await served.stop();
      return JSON.parse(served.last()) as ServedLog;
    },
  };
}

/** Adds entries for some seconds. */
export async function load(address: string, kind: Contest['kind'], clients: number, span: number): Promise<Load> {
  await program.build();
  const prepared = Math.ceil((span + WARM) * FASTEST[kind]);
  const flags = ['-url', address, '-kind', kind, '-clients', `${clients}`, '-span', `${span}s`, '-warm', `${WARM}s`];
  const { stdout } = await promisify(execFile)(program.binary, [...flags, '-prepared', `${prepared}`]);
  const seen = JSON.parse(stdout) as Load;
  if (seen.spent) throw new Error(`${prepared} prepared entries were too few for ${clients} clients of ${address}`);
  return seen;
}

async function measured(begin: () => Promise<Contestant>, { kind }: Contest, clients: number, span: number) {
  const contestant = await begin();
  let seen: Load;
  try {
    seen = await load(contestant.address, kind, clients, span);
  } catch (cause) {
    await contestant.stop();
    throw cause;
  }
  const ended = await contestant.stop();
  return { ...seen, ...(ended && { syncs: ended.syncs / ended.added }) } satisfies Measured;
}

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1]!;
const thousands = (rate: number): string => `${(rate / 1000).toFixed(2)} k/s`;
const rateOf = ({ answers, seconds }: Load): number => answers / seconds;

/**
 * Durable, published entries by both routes, each beside the server of another project: in turn, each time with a new log.
 * A raw entry of Tessera is answered when it is durable, before its checkpoint.
 */
export async function* adds({ folder, clients, rounds, span }: Adding): AsyncGenerator<Row> {
  if (!goPresent) {
    yield { name: 'adds beside Rekor and Tessera', measured: 'needs Go' };
    return;
  }
  await Promise.all([buildRekor(), buildTessera()]);
  for (const contest of CONTESTS)
    for (const count of clients) {
      const ours: Measured[] = [];
      const others: Measured[] = [];
      for (let round = 0; round < rounds; round++) {
        const place = mkdtempSync(join(folder, 'adds-'));
        const begin = async (): Promise<Contestant> => {
          const { url, stop } = await servedLog(join(place, 'log'), contest.kind === 'grpc' ? 'grpc' : 'http');
          return { address: `${url}${contest.path}`, stop };
        };
        ours.push(await measured(begin, contest, count, span));
        rmSync(place, { recursive: true });
        others.push(await measured(contest.other, contest, count, span));
      }
      yield* rowsOf(contest, count, ours, others);
    }
}

function* rowsOf(
  { name, fairFrom }: Contest,
  clients: number,
  ours: readonly Measured[],
  others: readonly Measured[],
): Generator<Row> {
  const at = `${name}, ${clients} clients`;
  const divisor = name.split(' / ')[1]!;
  const ratioOf = (of: (one: Measured) => number) => median(ours.map((one, round) => of(one) / of(others[round]!)));
  const pair = (of: (one: Measured) => number, digits: number) =>
    `${median(ours.map(of)).toFixed(digits)} : ${median(others.map(of)).toFixed(digits)}`;
  const isFair = clients >= fairFrom;
  yield {
    name: at,
    measured: thousands(median(ours.map(rateOf))),
    ratio: ratioOf(rateOf),
    divisor,
    ...(isFair && { aim: { least: 1 } }),
  };
  yield { name: `${at}, p50`, measured: `${pair(({ p50 }) => p50, 0)} ms`, ratio: ratioOf(({ p50 }) => p50), divisor };
  yield {
    name: `${at}, p99`,
    measured: `${pair(({ p99 }) => p99, 0)} ms`,
    ratio: ratioOf(({ p99 }) => p99),
    divisor,
    aim: { most: 1 },
  };
  const fewest = ({ least, most }: Measured) => least / Math.max(1, most);
  yield {
    name: `${at}, fewest / most answers of a client`,
    measured: pair(fewest, 2),
    ratio: median(ours.map(fewest)),
    divisor: 'most answers of a client',
  };
  const lost = ({ refused, broken }: Measured) => refused + broken;
  yield {
    name: `${at}, refused or broken`,
    measured: `${sum(ours.map(lost))} : ${sum(others.map(lost))}`,
    ratio: sum(ours.map(lost)),
    divisor: 'nothing: it is a count',
    aim: { most: 0 },
  };
  const entriesPerSync = median(ours.map(({ syncs = 0 }) => 1 / syncs));
  yield {
    name: `${at}, entries for each sync`,
    measured: 'counted by the store',
    ratio: entriesPerSync,
    divisor: 'syncs',
    ...(clients >= CAPACITY && { aim: { least: 32 } }),
  };
}

const sum = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0);
