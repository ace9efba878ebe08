/** What is finished, and run again with other parameters (spec/migration/durable-deploy.md, "Idempotence"). */

import { check } from '../../../core/check/check.ts';
import { CONTRACTS } from '../../inputs/contracts/generated/contracts.ts';
import { CHANGED_FOUNDERS } from '../../inputs/parameters/changed-founders.ts';
import type { DaoParams } from '../../inputs/parameters/dao-params.ts';
import { OTHER_VOTING, PLAIN_PARAMS } from '../../inputs/parameters/plain-parameters.ts';
import { contractFiles } from '../../premises/contracts/build-files.ts';
import { changedHoldings, holdingsDifference, holdingsOf } from '../../premises/founders/holdings.ts';
import { finishedDao } from '../../premises/rerun/finished-dao.ts';
import { runUnforcedStep, unforcedBase } from '../../premises/rerun/unforced-base.ts';
import { runSummary } from '../../premises/runs/run-summary.ts';
import { standAloneRun } from '../../premises/stand-alone/stand-alone-run.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';
import { succeeded } from '../../target/run.ts';

const CONTRACT = {
  name: 'Owned',
  fromCore: false,
  constructor: true,
  params: ['Another', 1, `0x${'5a'.repeat(32)}`, []],
};

/** Each changes what a DAO is, and not what it is called. */
const CHANGES: readonly Partial<DaoParams>[] = [
  { founders: CHANGED_FOUNDERS },
  { VotingMachinesParams: [PLAIN_PARAMS.VotingMachinesParams[0]!, { ...OTHER_VOTING, activationTime: 12 }] },
  { tokenSymbol: 'OTH' },
  { schemes: { ...PLAIN_PARAMS.schemes, UpgradeScheme: false } },
  { ContributionReward: [{ voteParams: 0 }] },
  { tokenName: 'Another Token' },
  { StandAloneContracts: [CONTRACT] },
  { unregisterOwner: false },
];

export const changedParameters = check<MigrationTarget>()({
  proves: 'MIG-ID-003',
  reasons: {
    same: 'a finished DAO is given for other parameters',
    mixed: 'founders have not what the other parameters say',
    neither: 'it sends transactions, and fails',
    'not-as-declared': 'what is done is not what is declared',
    changed: 'what is done is not what was done before',
  },
  run: async (tool, t) => {
    const { way, base } = await t.use(unforcedBase);
    const { held: plain } = await t.use(finishedDao);
    const files = contractFiles(tool, { Owned: CONTRACTS.Owned });
    const place = await base.fresh({ ...way.place, files });
    const first = await runUnforcedStep(tool, base, way, { step: 'dao' }, place);
    const avatars = new Set([addressOf(first.result?.result.dao?.Avatar)]);
    // Each is one change of what was finished last: two at once, and one of them could be passed over.
    let last = PLAIN_PARAMS;
    // What is wrong with such contracts is said there.
    const contracts = tool.has('params', 'StandAloneContracts') && (await t.attempt(standAloneRun)) !== undefined;
    const isOffered = (key: string) => (key === 'StandAloneContracts' ? contracts : tool.has('params', key));
    const offered = CHANGES.filter((change) => Object.keys(change).every(isOffered));
    await t.each(offered, async (change) => {
      const other = { ...last, ...change };
      const at = Object.keys(change).join();
      const after = await runUnforcedStep(
        tool,
        base,
        way,
        { step: 'dao', options: { params: { default: other } } },
        place,
      );
      const { run, record } = after;
      if (!succeeded(run)) {
        const spent = record.transactions.length > 0 && {
          reason: 'neither' as const,
          expected: 'a refusal that costs nothing, or another DAO',
          actual: `${record.transactions.length} transactions, and then: ${runSummary(run)}`,
          at,
        };
        // It may be the name that is refused, which is the same in all.
        const named = t.declared('same-name') === 'refused';
        t.judge(spent || (named ? undefined : t.chose('changed-params', 'refused')), run);
        return;
      }
      const part = after.result?.result.dao ?? {};
      const found = avatars.has(addressOf(part.Avatar));
      const expected = 'another DAO, or a refusal';
      if (found) t.judge({ reason: 'same', expected, actual: `that of before, ${String(part.Avatar)}`, at }, run);
      const wanted = other.founders === CHANGED_FOUNDERS ? changedHoldings(plain) : plain;
      const wrong = holdingsDifference(await holdingsOf(after.views, part), wanted);
      t.judge(wrong ? { reason: 'mixed', ...wrong } : t.chose('changed-params', 'anew'), run);
      avatars.add(addressOf(part.Avatar));
      last = other;
    });
  },
});

const addressOf = (value: unknown) => String(value).toLowerCase();
