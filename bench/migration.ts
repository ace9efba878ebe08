import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { daostackMigration, NEAREST_CORE } from '../interop/migration/daostack-migration.ts';
import { VOTING } from '../src/reference/migration/params/voting.test-tool.ts';
import { ran, start } from './child.ts';
import { replayed, type Transaction, transactionsOf } from './replay.ts';
import type { Row } from './table.ts';

/** Mnemonic of the ten accounts of DAOstack's tool. */
const FOUNDERS = [
  '0x90F8bf6A479f320ead074411a4B0e7944Ea8c9C1',
  '0xFFcf8FDEE72ac11b5c542428B35EEF5769C409f0',
  '0x22d491Bde2303f2f43325b2108D26f1eAbA1e32b',
  '0xE11BA2b4D45Eaed5996Cd0823791E0C93114882d',
  '0xd03ea8624C8C5987235048901fB614fDcA89b117',
  '0x95cED938F7991cd0dFcb48F0a06a40FA1aF46EBC',
];
const PARAMS = {
  orgName: 'Bench',
  tokenName: 'Bench Token',
  tokenSymbol: 'BNT',
  founders: FOUNDERS.map((address) => ({ address, tokens: 1000, reputation: 1000 })),
  schemes: { ContributionReward: true, SchemeRegistrar: true, UpgradeScheme: true, GlobalConstraintRegistrar: true },
  VotingMachinesParams: [VOTING],
  ...Object.fromEntries(
    ['ContributionReward', 'SchemeRegistrar', 'UpgradeScheme', 'GlobalConstraintRegistrar'].map((name) => [
      name,
      [{ voteParams: 0, voteRegisterParams: 0, voteRemoveParams: 0 }],
    ]),
  ),
};

interface Timed {
  readonly base: number;
  readonly dao: number;
}
interface Sent {
  readonly blocks: number;
  readonly transactions: readonly Transaction[];
  readonly gas: bigint;
  readonly bytes: number;
}
type Measured = Timed & Sent;

/** A library with its names of the options. */
interface Tool {
  readonly module: string;
  readonly name: string;
  readonly options: (at: { provider: string; output: string }, params?: object) => object;
}

const ours: Tool = {
  module: fileURLToPath(new URL('../src/reference/migration/index.ts', import.meta.url)),
  name: 'StackMigration',
  options: (at, params = PARAMS) => ({ ...at, params, coreVersion: NEAREST_CORE, force: true, quiet: true }),
};

/** The cost of single features: the reference with and without them. */
const PARTS = fileURLToPath(new URL('./migration-parts.ts', import.meta.url));
const OTHERS: readonly (readonly [string, Tool, more: 1 | -1])[] = [
  ['verification', { ...ours, module: PARTS, name: 'withoutVerification' }, -1],
  ['a journal on a disk', { ...ours, module: PARTS, name: 'journalInMemory' }, -1],
  ['simulation, where it is wanted', { ...ours, options: (at) => ({ ...ours.options(at), simulate: true }) }, 1],
];

/** Base and DAO by the reference and by DAOstack's tool, with the same core and parameters, each on a new chain. */
export async function* migration({ folder, rounds }: { folder: string; rounds: number }): AsyncGenerator<Row> {
  const at = await mkdtemp(join(folder, 'migration-'));
  try {
    const known = await daostackMigration(join(at, 'tool'));
    const theirs: Tool = {
      module: known.module,
      name: 'default',
      options: ({ provider, output }, params = PARAMS) => ({
        ...{ provider, output, prevmigration: output, params, arcVersion: NEAREST_CORE },
        ...{ force: true, quiet: true },
      }),
    };
    const pairs: (readonly [ours: Measured, theirs: Measured])[] = [];
    for (let round = 0; round < rounds; round++) {
      pairs.push([await migrated(ours, at, `ours-${round}`), await migrated(theirs, at, `theirs-${round}`)]);
    }
    const fastest = (which: 0 | 1) =>
      pairs.map((pair) => pair[which]).toSorted((a, b) => a.base + a.dao - (b.base + b.dao))[0] as Measured;
    const [own, other] = [fastest(0), fastest(1)];
    const total = ({ base, dao }: Timed) => base + dao;
    yield {
      name: 'migration, base and DAO / @daostack/migration',
      measured: shown(total(own)),
      ratio: total(other) / total(own),
      divisor: 'our time, which divides theirs',
      aim: { least: 2 },
    };
    for (const [name, migration] of [
      ['reference', own],
      ['@daostack/migration', other],
    ] as const) {
      yield { name: `  ${name}: base, DAO`, measured: `${shown(migration.base)}, ${shown(migration.dao)}` };
      yield {
        name: `  ${name}: transactions, gas`,
        measured: `${migration.transactions.length}, ${(Number(migration.gas) / 1e6).toFixed(2)} M`,
      };
      yield { name: `  ${name}: bytes sent in them`, measured: `${(migration.bytes / 1e3).toFixed(0)} kB` };
    }
    yield* inBlocks([ours, theirs], at, rounds);
    const alone: number[] = [];
    for (let round = 0; round < rounds; round++) alone.push(await replayed(own.transactions));
    const floor = Math.min(...alone);
    yield {
      name: "  the reference's transactions, by the node alone",
      measured: `${shown(floor)}, so at most ${(total(other) / floor).toFixed(2)} times`,
    };
    for (const [what, tool, sign] of existsSync('/dev/shm') ? OTHERS : []) {
      const times: number[] = [];
      for (let round = 0; round < rounds; round++) {
        times.push(total(await migrated(tool, at, `${tool.name}-${sign}-${round}`)));
      }
      yield { name: `  reference: ${what}`, measured: shown(sign * (Math.min(...times) - total(own))) };
    }
  } finally {
    await rm(at, { recursive: true, force: true });
  }
}

/** How often there is a block on nodes for development that do not mine at once. */
const BLOCK_MS = 1000;

/** A DAO by the creator, and by hand. Rounds begin at different moments of a block, so each has a row. */
async function* inBlocks([ours, theirs]: readonly [Tool, Tool], at: string, rounds: number): AsyncGenerator<Row> {
  const byCreator = { ...PARAMS, useDaoCreator: true };
  for (const [name, tool, params, most] of [
    ['reference, by the creator', ours, byCreator, Math.min(rounds, 3)],
    ['reference, by hand', ours, PARAMS, Math.min(rounds, 3)],
    ['@daostack/migration, by the creator', theirs, byCreator, 1],
  ] as const) {
    for (let round = 0; round < most; round++) {
      const file = `${name.replaceAll(/\W/g, '-')}-${round}`;
      const { base, dao, blocks, transactions } = await migrated(tool, at, file, { interval: BLOCK_MS, params });
      const measured = `${transactions.length} in ${blocks}, ${((base + dao) / 1000).toFixed(1)} s`;
      yield { name: `  ${name}: in blocks of a second`, measured };
    }
  }
}

const shown = (milliseconds: number): string => `${milliseconds.toFixed(0)} ms`;

async function migrated(
  tool: Tool,
  folder: string,
  name: string,
  { interval, params }: { readonly interval?: number; readonly params?: object } = {},
): Promise<Measured> {
  const chain = await start('serve-chain.ts', interval === undefined ? [] : [`${interval}`]);
  try {
    const options = tool.options({ provider: chain.line, output: join(folder, `${name}.json`) }, params);
    const timed = await ran<Timed>('migrate-once.ts', [tool.module, tool.name, JSON.stringify(options)]);
    const { all: transactions, gas, blocks } = await transactionsOf(chain.line);
    const bytes = transactions.reduce((sum, { input }) => sum + input.length / 2 - 1, 0);
    return { ...timed, transactions, gas, blocks, bytes };
  } finally {
    await chain.stop();
  }
}
