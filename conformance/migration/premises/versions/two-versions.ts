import { premise } from '../../../core/check/premise.ts';
import type { Trial } from '../../../core/check/trial.ts';
import { PLAIN_PARAMS } from '../../inputs/parameters/plain-parameters.ts';
import { coreContractEntries } from '../../oracle/contracts/core-contracts.ts';
import { type CodeByName, differingCode } from '../../oracle/versions/code-versions.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';
import { NO_OTHER_VERSION_TEXT } from '../../target/other-core-version.ts';
import { succeeded } from '../../target/run.ts';
import { hasByName } from '../contracts/build-files.ts';
import { baseMigration } from '../runs/base-migration.ts';
import type { ResultPart } from '../runs/completed-run.ts';
import { daoMigration } from '../runs/dao-migration.ts';
import { newStage, runStep } from '../runs/run-step.ts';
import { runSummary } from '../runs/run-summary.ts';
import type { RunStage, ScenarioRun } from '../runs/scenario-run.ts';

/** Base contracts whose constructors take nothing, and universal schemes that take a hash and a voting machine. */
const COMPARED_CONTRACTS = ['TokenCapGC', 'OrganizationRegister', 'AbsoluteVote', 'QuorumVote'];
const COMPARED_SCHEMES = ['GlobalConstraintRegistrar', 'UpgradeScheme', 'ContributionReward'];

/** Two versions of the core package, which differ in the code of their contracts. */
export interface TwoVersions {
  readonly stage: RunStage;
  readonly views: ScenarioRun['views'];
  /** The other version, and a result file with only a base of that version. */
  readonly otherVersion: string;
  readonly file: string;
  readonly base: ResultPart;
  /** The code of base contracts and of a DAO's contracts that differ between the versions. */
  readonly usual: CodeByName;
  readonly otherBase: CodeByName;
  readonly usualDao: CodeByName;
  readonly otherDao: CodeByName;
  /** The names of a contract and of a scheme of the base that differ. */
  readonly contract: string | undefined;
  readonly scheme: string | undefined;
}

export const SAME_CODE_TEXT = 'the contracts that could be compared have the same code in both versions';

/** Ends a check that needs a second version, if the configuration does not name one. */
export function requireOtherVersion(tool: MigrationTarget, t: Trial<MigrationTarget, never>): string {
  const { otherCoreVersion: version } = tool;
  if (version !== undefined) return version;
  return t.notApplicable(NO_OTHER_VERSION_TEXT);
}

/** Whether a run succeeded and its result has a part. */
export const hasWritten = ({ run, result }: ScenarioRun, part: 'base' | 'dao'): boolean =>
  succeeded(run) && result?.result[part] !== undefined;

/** A base and a DAO of the other version beside those of the run's own. */
export const twoVersions = premise<MigrationTarget>()({
  name: 'two-versions',
  inTurn: true,
  find: async (tool, t): Promise<TwoVersions> => {
    const otherVersion = requireOtherVersion(tool, t);
    const [usualBase, usualDao] = [await t.use(baseMigration), await t.use(daoMigration)];
    const stage = await newStage(t, tool);
    const options = { coreVersion: otherVersion, params: { default: PLAIN_PARAMS } };
    const base = await runStep(tool, stage, { step: 'base', options });
    if (base.file === undefined || !hasWritten(base, 'base'))
      return t.inconclusive(unknownVersionText(otherVersion, 'base', base));
    const dao = await runStep(tool, stage, { step: 'dao', options }, base);
    if (!hasWritten(dao, 'dao')) return t.inconclusive(unknownVersionText(otherVersion, 'DAO', dao));
    const [usual, otherBase] = differingCode(await baseCodeByName(usualBase), await baseCodeByName(base));
    const [usualParts, otherParts] = differingCode(await daoCodeByName(usualDao), await daoCodeByName(dao));
    const differs = (name: string) => usual.has(name) && hasByName(tool, name);
    return {
      ...{ stage, views: base.views, otherVersion, file: base.file, base: base.result!.result.base! },
      ...{ usual, otherBase, usualDao: usualParts, otherDao: otherParts },
      ...{ contract: COMPARED_CONTRACTS.find(differs), scheme: COMPARED_SCHEMES.find(differs) },
    };
  },
});

const unknownVersionText = (version: string, part: string, { run }: ScenarioRun) =>
  `--other-core-version ${version}: no ${part} of that version could be migrated for comparison; the run: ${runSummary(run)}`;

/** The code of the contracts of a result's base that the document lists. */
export const baseCodeByName = ({ views, result }: ScenarioRun) =>
  codeByNameOf(views, Object.fromEntries(coreContractEntries(result?.result.base)));

async function codeByNameOf(views: ScenarioRun['views'], part: ResultPart): Promise<CodeByName> {
  const codes = new Map<string, string>();
  for (const [name, address] of Object.entries(part)) codes.set(name, await views.codeAt(address));
  return codes;
}

/** The code of the avatar, the token, the reputation, and the owner of the avatar. */
export async function daoCodeByName({ views, result }: ScenarioRun): Promise<CodeByName> {
  const { Avatar, NativeToken, NativeReputation } = result?.result.dao ?? {};
  const Controller = await views.value(Avatar, 'function owner() view returns (address)');
  return codeByNameOf(views, { Avatar, NativeToken, NativeReputation, Controller });
}

export const VERSION_TEXTS = {
  usual: "the run's own",
  other: 'the other',
  neither: 'neither',
  mixed: 'in part the one, in part the other',
};
