/** A finished DAO, and the same command with other parameters (spec/migration/durable-deploy.md, "Idempotence"). */

import { check } from '../../../core/check/check.ts';
import type { Trial } from '../../../core/check/trial.ts';
import { CONTRACTS } from '../../inputs/contracts/generated/contracts.ts';
import { CUSTOM_SCHEME_ENTRIES, permissionMask } from '../../inputs/own-contracts/custom-scheme-entries.ts';
import { CHANGED_FOUNDERS } from '../../inputs/parameters/changed-founders.ts';
import type { DaoParams } from '../../inputs/parameters/dao-params.ts';
import { OTHER_VOTING, PLAIN_PARAMS } from '../../inputs/parameters/plain-parameters.ts';
import { contractFiles, schemeFiles } from '../../premises/contracts/build-files.ts';
import { customSchemesRun } from '../../premises/custom-schemes/custom-schemes-run.ts';
import { changedHoldings, holdingsDifference, holdingsOf } from '../../premises/founders/holdings.ts';
import { finishedDao } from '../../premises/rerun/finished-dao.ts';
import { runUnforcedStep, unforcedBase } from '../../premises/rerun/unforced-base.ts';
import { runSummary } from '../../premises/runs/run-summary.ts';
import type { StepRequest } from '../../premises/runs/scenario-run.ts';
import { standAloneRun } from '../../premises/stand-alone/stand-alone-run.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';
import { succeeded } from '../../target/run.ts';

const CONTRACT = {
  name: 'Owned',
  fromCore: false,
  constructor: true,
  params: ['Another', 1, `0x${'5a'.repeat(32)}`, []],
};

/** Changes of the parameters: each of them describes another DAO with the same name. */
const CHANGES: readonly Partial<DaoParams>[] = [
  { founders: CHANGED_FOUNDERS },
  { VotingMachinesParams: [PLAIN_PARAMS.VotingMachinesParams[0]!, { ...OTHER_VOTING, activationTime: 12 }] },
  { tokenSymbol: 'OTH' },
  { schemes: { ...PLAIN_PARAMS.schemes, UpgradeScheme: false } },
  { ContributionReward: [{ voteParams: 0 }] },
  { tokenName: 'Another Token' },
  { StandAloneContracts: [CONTRACT] },
];
/** Those after a change of `CustomSchemes`. */
const LAST_CHANGES: readonly Partial<DaoParams>[] = [{ unregisterOwner: false }];

export const changedParameters = check<MigrationTarget>()({
  // MIG-ID-003 (must): A finished DAO is never taken for a DAO with other parameters: changed parameters are refused, or make a
  //   new DAO. [durable-deploy, "Idempotence"]
  proves: 'MIG-ID-003',
  reasons: {
    same: 'for other parameters it gives the finished DAO',
    mixed: 'founders have other amounts than in the changed parameters',
    neither: 'it sends transactions, and then fails',
    'not-as-declared': 'it does not treat changed parameters as declared',
    changed: 'it treats one change of the parameters in one way, and another change in another',
  },
  run: async (tool, t) => {
    const { way, base } = await t.use(unforcedBase);
    const { held: plainHoldings } = await t.use(finishedDao);
    const { Owned, OwnScheme } = CONTRACTS;
    const files = { ...contractFiles(tool, { Owned }), ...schemeFiles(tool, { OwnScheme }) };
    const place = await base.fresh({ ...way.place, files });
    const first = await runUnforcedStep(tool, base, way, { step: 'dao' }, place);
    const avatars = new Set([addressText(first.result?.result.dao?.Avatar)]);
    // Each run changes the parameters of the last finished DAO in one respect: of two changes, one could be overlooked.
    let params = PLAIN_PARAMS;
    // MIG-SA-001 judges whether such contracts can be migrated at all.
    const takesContracts = tool.has('params', 'StandAloneContracts') && (await t.attempt(standAloneRun)) !== undefined;
    const isOffered = (key: string) => (key === 'StandAloneContracts' ? takesContracts : tool.has('params', key));
    const textOf = (of: DaoParams) => tool.paramsText({ default: of }, 'private');
    const changes = [...CHANGES, ...(await changedSchemes(t)), ...LAST_CHANGES];
    const offered = changes.filter((change) => Object.keys(change).every(isOffered));
    await t.each(offered, async (change) => {
      const changed = { ...params, ...change };
      // The tool may lack the key of a change within a member.
      if (textOf(changed) === textOf(params)) return;
      const at = Object.keys(change).join();
      const act: StepRequest = { step: 'dao', options: { params: { default: changed } } };
      const { run, record, result, views } = await runUnforcedStep(tool, base, way, act, place);
      if (!succeeded(run)) {
        const sent = record.transactions.length;
        const expected = 'a refusal that costs nothing, or another DAO';
        const actual = `${sent} transactions, and then: ${runSummary(run)}`;
        if (sent > 0) t.fail({ reason: 'neither', expected, actual, at }, run);
        // Where a second DAO of the same name is refused, the refusal does not show how changed parameters are treated.
        const refusesName = t.declared('same-name') === 'refused';
        t.judge(!refusesName && t.chose('changed-params', 'refused'), run);
        return;
      }
      const dao = result?.result.dao ?? {};
      const expected = 'another DAO, or a refusal';
      const actual = `the finished DAO, ${String(dao.Avatar)}`;
      if (avatars.has(addressText(dao.Avatar))) t.fail({ reason: 'same', expected, actual, at }, run);
      const isMoved = changed.founders === CHANGED_FOUNDERS;
      // The founders of a tool without the key have addresses of its own.
      const isKnown = !isMoved || tool.has('params', 'address');
      const wanted = isMoved ? changedHoldings(plainHoldings) : plainHoldings;
      const difference = isKnown && holdingsDifference(await holdingsOf(views, dao), wanted);
      t.judge(difference ? { reason: 'mixed', ...difference } : t.chose('changed-params', 'anew'), run);
      avatars.add(addressText(dao.Avatar));
      params = changed;
    });
  },
});

/** Parameters with a custom scheme, in the form that the tool takes; none if it takes no custom schemes. */
async function changedSchemes(t: Trial<MigrationTarget, never>): Promise<readonly Partial<DaoParams>[]> {
  const custom = await t.attempt(customSchemesRun);
  if (!custom) return [];
  const entry = { ...CUSTOM_SCHEME_ENTRIES.own, permissions: permissionMask('own', custom.masks) };
  return [{ CustomSchemes: custom.form === 'map' ? { OwnScheme: [entry] } : [entry] }];
}

const addressText = (value: unknown) => String(value).toLowerCase();
