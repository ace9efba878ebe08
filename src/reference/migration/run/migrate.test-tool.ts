/** Migrations on a local chain that each test finds in the same state, and that can be interrupted. */

import { cp, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Interface, Wallet } from 'ethers';
import { BUILT_IN_KEY } from '../chain/account.ts';
import type { Provider } from '../chain/json-rpc.ts';
import type { MigrationOptions } from '../library/options.ts';
import { SILENT } from '../library/reporter.ts';
import { emptyChain } from '../local-chain/empty.test-tool.ts';
import { VOTING } from '../params/voting.test-tool.ts';
import { PARTS } from '../parts.ts';
import { migrate } from './migrate.ts';
import type { StepName } from './step.ts';

export const ACCOUNT = new Wallet(BUILT_IN_KEY).address;
export const SECOND = '0xFFcf8FDEE72ac11b5c542428B35EEF5769C409f0';
export const DAO = {
  orgName: 'Works',
  tokenName: 'Token',
  tokenSymbol: 'TOK',
  founders: [
    { address: ACCOUNT, tokens: 1.5, reputation: 1000 },
    { address: SECOND, reputation: 0.25 },
  ],
  VotingMachinesParams: [VOTING],
  schemes: { SchemeRegistrar: true, ContributionReward: true, GenericScheme: true, UpgradeScheme: true },
  ContributionReward: [{ voteParams: 0 }],
  GenericScheme: [{ targetContract: SECOND }],
};
const TOKEN = new Interface([
  'function balanceOf(address) view returns (uint256)',
  'function totalSupply() view returns (uint256)',
]);

/** A chain and the folder of a result file, both of which `renew` brings back into their first state. */
export type Stand = Awaited<ReturnType<typeof standWith>>;

/** A chain on which these steps are done. */
export async function standWith(steps: readonly StepName[]) {
  const chain = await emptyChain();
  const home = await mkdtemp(join(tmpdir(), 'migrate-'));
  const [first, folder] = [join(home, 'first'), join(home, 'now')];
  const output = join(folder, 'migration.json');
  const run = (steps: readonly StepName[], options: MigrationOptions = {}) =>
    migrate({ steps, options: { provider: chain, output, ...options }, parts: PARTS, reporter: SILENT });
  await mkdir(folder);
  const { base } = steps.length === 0 ? {} : await run(steps);
  await cp(folder, first, { recursive: true });
  let snapshot = await chain.request({ method: 'evm_snapshot' });
  return {
    chain,
    output,
    /** The result of the base, if it is done. */
    base,
    run,
    async renew() {
      await chain.request({ method: 'evm_revert', params: [snapshot] });
      snapshot = await chain.request({ method: 'evm_snapshot' });
      await rm(folder, { recursive: true });
      await cp(first, folder, { recursive: true });
    },
    /** How many transactions the account has sent. */
    async sent() {
      return Number(await chain.request({ method: 'eth_getTransactionCount', params: [ACCOUNT, 'latest'] }));
    },
    file: () => readFile(output, 'utf8'),
    async view(to: unknown, name: string, ...args: unknown[]): Promise<bigint> {
      const data = TOKEN.encodeFunctionData(name, args);
      const answer = await chain.request({ method: 'eth_call', params: [{ to, data }, 'latest'] });
      return TOKEN.decodeFunctionResult(name, String(answer))[0];
    },
    /** Ends a run when it sends the k-th transaction: before the node has it, or before the answer arrives. */
    ending(k: number, mined: boolean): Provider {
      let count = 0;
      return {
        async request(call) {
          if (count >= k) throw new Error('ended');
          if (call.method !== 'eth_sendRawTransaction' || ++count < k) return chain.request(call);
          if (mined) await chain.request(call);
          throw new Error('ended');
        },
      };
    },
    async close() {
      await chain.close();
      await rm(home, { recursive: true });
    },
  };
}

/** The outcome of a migration of a DAO: what it returns, its number of transactions, all reputation. */
export async function outcomeOfDao({ run, sent, view }: Stand, before: number) {
  const { dao } = await run(['dao'], { params: DAO });
  return { dao, sent: (await sent()) - before, reputation: await view(dao?.NativeReputation, 'totalSupply') };
}

/** Finishes a migration of a DAO that was ended at its k-th transaction. `stand` has a base, from which it starts. */
export async function outcomeAfterEnd(stand: Stand, k: number, mined: boolean) {
  await stand.renew();
  const before = await stand.sent();
  const ended = await stand.run(['dao'], { params: DAO, provider: stand.ending(k, mined) }).then(
    () => 'finished',
    ({ message }: Error) => message,
  );
  return { k, mined, ended, ...(await outcomeOfDao(stand, before)) };
}
