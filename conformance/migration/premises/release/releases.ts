/** Releases to public networks, each a chain of its own behind its provider. */

import type { Defect } from '../../../core/check/defect.ts';
import { premise } from '../../../core/check/premise.ts';
import type { ChainAccount } from '../../../lab/chain/account.ts';
import { RELEASE_NETWORKS, type ReleaseNetwork } from '../../inputs/networks.ts';
import { PLAIN_PARAMS } from '../../inputs/parameters/plain-parameters.ts';
import { isSameAddress } from '../../oracle/comparison/same-address.ts';
import type { MinedTransaction } from '../../target/chain/mined-transactions.ts';
import { ContractViews } from '../../target/chain/views.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';
import { type Run, succeeded } from '../../target/run.ts';
import type { RecordedRpc } from '../../target/stage.ts';
import { daoMigration } from '../runs/dao-migration.ts';
import { newStage } from '../runs/run-step.ts';
import { runSummary } from '../runs/run-summary.ts';
import type { RunStage } from '../runs/scenario-run.ts';

const NETWORKS = Object.keys(RELEASE_NETWORKS) as ReleaseNetwork[];

/** A run to one network, or the same run once for each of its networks. */
interface Release {
  readonly network: ReleaseNetwork;
  readonly run: Run;
  /** The networks whose providers were asked. */
  readonly asked: readonly ReleaseNetwork[];
  readonly byNetwork: boolean;
  /** The account of the network's private key. Each network has another one. */
  readonly account: string;
  readonly transactions: readonly MinedTransaction[];
}

/** The release's provider is not the one of its variable, or is not asked. */
export function providerDefect({ network, run, asked, byNetwork }: Release): Defect<'other' | 'unread'> | undefined {
  const expected = `requests to the provider of ${network}_provider alone`;
  const others = asked.filter((name) => name !== network);
  const at = byNetwork ? `a release to ${network}` : 'a release to all networks';
  if (byNetwork && others.length > 0)
    return { reason: 'other', expected, actual: `requests to that of ${others.join(', ')}`, at };
  if (asked.includes(network) || !succeeded(run)) return undefined;
  return { reason: 'unread', expected: `requests to the provider of ${network}_provider`, actual: 'no request', at };
}

/** The account that sent is not the one of the network's variable. */
export function keyDefect({ network, account, transactions }: Release): Defect<'other'> | undefined {
  const sent = transactions.find(({ from }) => !isSameAddress(from, account));
  const expected = `transactions of ${account}, whose key is ${network}_private_key`;
  return sent && { reason: 'other', expected, actual: `one of ${sent.from}`, at: `${network}, ${sent.hash}` };
}

export const releases = premise<MigrationTarget>()({
  name: 'releases',
  find: async (tool, t): Promise<readonly Release[]> => {
    const { release } = tool;
    if (!release)
      return t.notApplicable(
        'names.commands.release in touchstone.yaml names no command that releases to public networks',
      );
    await t.use(daoMigration);
    const chains: { readonly network: ReleaseNetwork; readonly stage: RunStage; readonly account: ChainAccount }[] = [];
    for (const [i, network] of NETWORKS.entries()) {
      const stage = await newStage(t, tool, { chainId: RELEASE_NETWORKS[network] });
      chains.push({ network, stage, account: stage.chain.accounts[i + 1]! });
    }
    const env = Object.fromEntries(
      chains.flatMap(({ network, stage, account }) => [
        [`${network}_provider`, stage.rpc],
        [`${network}_private_key`, account.privateKey],
      ]),
    );
    const secrets = chains.map(({ account }) => account.privateKey);
    const runs: Release[] = [];
    const releaseTo = async (network: ReleaseNetwork) => {
      const { stage } = chains.find((chain) => chain.network === network)!;
      const params = tool.paramsText({ default: PLAIN_PARAMS }, network);
      const at = await stage.place({ env, secrets, files: { [tool.fileOf('migration-params.json')]: params } });
      const records = new Map<ReleaseNetwork, RecordedRpc>();
      for (const chain of chains) records.set(chain.network, chain.stage.record());
      const run = await release.run(network, at);
      const asked = NETWORKS.filter((name) => records.get(name)!.calls.length > 0);
      for (const chain of release.byNetwork ? chains.filter((chain) => chain.network === network) : chains) {
        const transactions = await new ContractViews(chain.stage.chain).transactions(1);
        const { address } = chain.account;
        runs.push({ network: chain.network, run, asked, byNetwork: release.byNetwork, account: address, transactions });
      }
    };
    for (const network of release.byNetwork ? NETWORKS : NETWORKS.slice(0, 1)) await releaseTo(network);
    const refused = runs.find(({ run, asked }) => !succeeded(run) && asked.length === 0);
    if (refused)
      t.inconclusive(`a release to ${refused.network} fails before it asks a provider: ${runSummary(refused.run)}`);
    return runs;
  },
});
