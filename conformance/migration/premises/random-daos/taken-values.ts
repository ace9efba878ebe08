import type { Trial } from '../../../core/check/trial.ts';
import type { WholeParamsOptions } from '../../inputs/arbitraries/whole-params.ts';
import { CONTRACTS } from '../../inputs/contracts/generated/contracts.ts';
import { CORE_SCHEME } from '../../inputs/own-contracts/custom-scheme-entries.ts';
import { BLANK_NAMES, LARGEST, LONG_NAMES } from '../../inputs/parameters/edge-values.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';
import { contractFiles, schemeFiles } from '../contracts/build-files.ts';
import { createdDaoWithContracts, predeployedScheme } from '../contracts/own-contracts-by-creator.ts';
import { customSchemesOnChain } from '../custom-schemes/custom-schemes-on-chain.ts';
import { LOCKING_KEYS } from '../custom-schemes/custom-schemes-run.ts';
import { unselectedDaoOnChain } from '../dao/all-daos.ts';
import type { DaoOnChain } from '../dao/dao-on-chain.ts';
import type { ResultPart } from '../runs/completed-run.ts';
import { hasSchemeForEach } from '../schemes/section-entries.ts';
import { standAloneOnChain } from '../stand-alone/stand-alone-run.ts';

const { Owned, Initialized, Holder, Linked, OwnScheme, SharedScheme, LockingScheme } = CONTRACTS;

/** The builds of every contract that generated parameters may name. */
export const ownContractFiles = (tool: MigrationTarget): Readonly<Record<string, string>> => ({
  ...contractFiles(tool, { Owned, Initialized, Holder, Linked, LockingScheme }),
  ...schemeFiles(tool, { OwnScheme, SharedScheme, LockingScheme }),
});

/** The keys and values that the tool took in the suite's own DAOs: another check judges why it took no others. */
export async function takenValues(
  tool: MigrationTarget,
  t: Trial<MigrationTarget, never>,
  { base, daos }: { readonly base: ResultPart; readonly daos: readonly DaoOnChain[] },
): Promise<WholeParamsOptions> {
  const some = (is: (params: DaoOnChain['params']) => boolean) => daos.some(({ params }) => is(params));
  // Generated DAOs have the contracts with and without the DaoCreator.
  const byCreator = await t.attempt(createdDaoWithContracts);
  const alone = byCreator && (await t.attempt(standAloneOnChain));
  const custom = byCreator && (await t.attempt(customSchemesOnChain));
  const there = custom && (await t.attempt(predeployedScheme));
  const unselected = await t.attempt(unselectedDaoOnChain);
  return {
    universalController: some(({ useUController }) => useUController === true),
    genericScheme: some(({ schemes }) => schemes.GenericScheme === true),
    severalRewards: await hasSchemeForEach('ContributionReward', t),
    severalGenerics: await hasSchemeForEach('GenericScheme', t),
    names: {
      blanks: some(({ orgName }) => orgName === BLANK_NAMES.orgName),
      long: some(({ tokenName }) => tokenName === LONG_NAMES.tokenName),
    },
    edges: some(({ VotingMachinesParams: [item] }) => item?.queuedVotePeriodLimit === LARGEST),
    machines: [base.GenesisProtocol, base.AbsoluteVote, base.QuorumVote].flatMap((one) => (one ? [String(one)] : [])),
    unselected: unselected?.params.GenericScheme !== undefined && (unselected.params.GenericScheme.length ?? 0) > 0,
    items: alone && { withCore: alone.withCore },
    entries:
      custom && there !== undefined
        ? {
            form: custom.form,
            named: custom.named,
            masks: custom.masks,
            there,
            withCore: custom.withCore && custom.contracts.core.length > 0 && CORE_SCHEME in base,
            withItems: alone !== undefined && LOCKING_KEYS.every((key) => tool.has('params', key)),
          }
        : undefined,
  };
}
