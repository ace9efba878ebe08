/** Runs of the tool that are killed at a transaction, followed by the same command. */

import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { Interface } from 'ethers';
import { jsonRpc } from '../chain/json-rpc.ts';
import { simulatedNetworks } from '../local-chain/hardhat.ts';
import { networkOf } from '../local-chain/options.ts';
import { VOTING } from '../params/voting.test-tool.ts';

const BIN = fileURLToPath(new URL('../bin.mjs', import.meta.url));
const LIBRARY = new URL('../index.ts', import.meta.url).href;
const ACCOUNT = '0x90F8bf6A479f320ead074411a4B0e7944Ea8c9C1';
const SECOND = '0xFFcf8FDEE72ac11b5c542428B35EEF5769C409f0';
const TOKEN = new Interface(['function balanceOf(address) view returns (uint256)']);
const DAO = {
  orgName: 'Killed Works',
  tokenName: 'Token',
  tokenSymbol: 'TOK',
  founders: [
    { address: ACCOUNT, tokens: 1.5, reputation: 1000 },
    { address: SECOND, tokens: 2, reputation: 0.25 },
  ],
  VotingMachinesParams: [VOTING],
  schemes: { SchemeRegistrar: true, ContributionReward: true, UpgradeScheme: true },
  ContributionReward: [{ voteParams: 0 }],
};

/** How often a chain mines that does not mine at once. */
const BLOCK_MS = 200;
const IN_BLOCKS = ' in blocks';

export const KINDS = [
  'base',
  'dao by hand',
  'dao by the creator',
  'demo',
  `base${IN_BLOCKS}`,
  `dao by hand${IN_BLOCKS}`,
  `dao by the creator${IN_BLOCKS}`,
] as const;
export type Kind = (typeof KINDS)[number];

/** The transaction at which the tool is killed, and whether the node has it by then. */
export interface Moment {
  readonly transaction: number;
  readonly mined: boolean;
}

/** The outcome of a migration. */
export interface Outcome {
  readonly result: unknown;
  /** How many transactions the account has sent for it. */
  readonly sent: number;
  /** Balances of tokens and reputation, in their smallest unit, by founder. */
  readonly holdings: readonly bigint[];
}

export interface Stand {
  /** Runs to the end, on the chain in its first state. */
  whole(): Promise<Outcome>;
  /** Kills the tool at that moment, then runs the same command to the end. */
  killed(at: Moment): Promise<Outcome>;
  close(): Promise<void>;
}

/** Prepares a chain and a working folder for a migration of this kind. */
export async function standFor(named: Kind): Promise<Stand> {
  const kind = named.replace(IN_BLOCKS, '');
  const folder = await mkdtemp(join(tmpdir(), 'kills-'));
  const chain = await (await simulatedNetworks()).createServer(networkOf({}), '127.0.0.1', 0);
  const url = `http://127.0.0.1:${(await chain.listen()).port}`;
  const ask = (method: string, ...params: unknown[]) => jsonRpc(url).request({ method, params });
  const between = new Between(url);
  const provider = await between.listen();
  const output = join(folder, 'migration.json');
  await writeFile(
    join(folder, 'migration-params.json'),
    JSON.stringify({ ...DAO, useDaoCreator: kind === 'dao by the creator' }),
  );
  const command = (step: string) => [BIN, step, '--force', '--provider', provider];
  const options = JSON.stringify({ provider, force: true });
  const demo = `(await import('${LIBRARY}')).StackMigration.migrateDemoTest(${options})`;
  const argv = { base: command('base'), demo: ['--input-type=module', '-e', demo] }[kind] ?? command('dao');
  const run = (args: readonly string[]) => between.run(args, folder);
  if (kind !== 'base') await ended(run(command('base')));
  const before = await readFile(output, 'utf8').catch(() => undefined);
  if (kind !== named) {
    await ask('evm_setAutomine', false);
    await ask('evm_setIntervalMining', BLOCK_MS);
  }
  let snapshot = await ask('evm_snapshot');
  const count = async () => Number(await ask('eth_getTransactionCount', ACCOUNT, 'latest'));
  const first = await count();

  async function clean(): Promise<void> {
    await ask('evm_revert', snapshot);
    snapshot = await ask('evm_snapshot');
    await rm(`${output}.journal`, { recursive: true, force: true });
    await (before === undefined ? rm(output, { force: true }) : writeFile(output, before));
  }
  async function outcome(): Promise<Outcome> {
    const { private: result } = JSON.parse(await readFile(output, 'utf8'));
    const { NativeToken, NativeReputation } = result.dao ?? result.test ?? {};
    const holdings = [NativeToken, NativeReputation].flatMap((to) =>
      to ? [ACCOUNT, SECOND].map((of) => holding(to, of)) : [],
    );
    return { result, sent: (await count()) - first, holdings: await Promise.all(holdings) };
  }
  async function holding(to: string, of: string): Promise<bigint> {
    return BigInt(String(await ask('eth_call', { to, data: TOKEN.encodeFunctionData('balanceOf', [of]) }, 'latest')));
  }
  return {
    async whole() {
      await clean();
      await ended(run(argv));
      return outcome();
    },
    async killed(at) {
      await clean();
      between.moment = at;
      const { signal } = await run(argv);
      if (signal !== 'SIGKILL') throw new Error(`it was over before transaction ${at.transaction}`);
      between.moment = undefined;
      await ended(run(argv));
      return outcome();
    },
    async close() {
      await between.close();
      await chain.close();
      await rm(folder, { recursive: true });
    },
  };
}

interface End {
  readonly code: number | null;
  readonly signal: string | null;
  readonly said: string;
}

async function ended(run: Promise<End>): Promise<void> {
  const { code, said } = await run;
  if (code !== 0) throw new Error(`the tool ended with ${code}: ${said}`);
}

/** A proxy between the tool and the chain: forwards requests, and kills the tool at its moment. */
class Between {
  moment: Moment | undefined;
  readonly #chain: string;
  readonly #server: Server;
  #count = 0;
  #kill: () => void = () => undefined;

  constructor(chain: string) {
    this.#chain = chain;
    this.#server = createServer(async (request, response) => {
      const body = await text(request);
      const kills = body.includes('"eth_sendRawTransaction"') && ++this.#count === this.moment?.transaction;
      if (kills && !this.moment?.mined) return this.#kill();
      const answer = await fetch(this.#chain, {
        method: 'POST',
        body,
        headers: { 'content-type': 'application/json' },
      });
      const said = await answer.text();
      if (kills) this.#kill();
      else response.end(said);
    });
  }

  async listen(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  run(argv: readonly string[], cwd: string): Promise<End> {
    const child = spawn(process.execPath, argv, { cwd, stdio: ['ignore', 'ignore', 'pipe'] });
    let said = '';
    child.stderr.on('data', (part) => (said += part));
    this.#count = 0;
    this.#kill = () => child.kill('SIGKILL');
    return new Promise((resolve) => child.once('close', (code, signal) => resolve({ code, signal, said })));
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}
