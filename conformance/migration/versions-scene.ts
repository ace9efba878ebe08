import { type MigrationTarget, succeeded } from '../core/migration-target.ts';
import { premise } from '../core/premise.ts';
import type { Stage } from '../core/stage.ts';
import type { Trial } from '../core/trial.ts';
import { hasByName } from './builds.ts';
import { PLAIN } from './params.ts';
import { newStage, play, type Scene, sayRun } from './play.ts';
import { baseMigrated, daoMigrated, type Part } from './scenes.ts';

/** Base contracts whose constructors take nothing, and universal schemes that take a hash and a voting machine. */
const CONTRACTS = ['TokenCapGC', 'OrganizationRegister', 'AbsoluteVote', 'QuorumVote'];
const SCHEMES = ['GlobalConstraintRegistrar', 'UpgradeScheme', 'ContributionReward'];

/** Code by the name of a contract. */
export type Codes = ReadonlyMap<string, string>;

/** Two versions of the core package, which the code of their contracts tells apart. */
export interface Versions {
  readonly stage: Stage;
  readonly views: Scene['views'];
  /** The version that is not the run's own, and a result file with a base of it and nothing else. */
  readonly other: string;
  readonly file: string;
  readonly base: Part;
  /** Of base contracts, and of the parts of a DAO, whose code is another in each version. */
  readonly usual: Codes;
  readonly others: Codes;
  readonly usualDao: Codes;
  readonly otherDao: Codes;
  /** Names of a contract and of a scheme of the base that differ. */
  readonly contract: string | undefined;
  readonly scheme: string | undefined;
}

/** Why nothing can be judged where the versions do not differ. */
export const SAME_CODE = 'the contracts that could be compared have the same code in both versions';

/** Ends the check where nobody named a second version. */
export function otherVersion(tool: MigrationTarget, t: Trial<MigrationTarget, never>): string {
  const { otherCoreVersion: other } = tool;
  if (other !== undefined) return other;
  return t.notApplicable('--other-core-version names no second version of the core package that the tool knows');
}

/** Whether a run came to a part of the result: the file may have held one before. */
export const came = ({ run, result }: Scene, part: 'base' | 'dao'): boolean =>
  succeeded(run) && result?.result[part] !== undefined;

/** A base and a DAO of the other version beside those of the run's own. */
export const versions = premise<MigrationTarget>()({
  name: 'versions',
  owners: {},
  find: async (tool, t): Promise<Versions> => {
    const other = otherVersion(tool, t);
    const [usualBase, usualDao] = [await t.use(baseMigrated), await t.use(daoMigrated)];
    const stage = await newStage(tool);
    const options = { coreVersion: other, params: { default: PLAIN } };
    const base = await play(tool, stage, { step: 'base', options });
    if (base.file === undefined || !came(base, 'base')) return t.inconclusive(unknown(other, 'base', base));
    const dao = await play(tool, stage, { step: 'dao', options }, base);
    if (!came(dao, 'dao')) return t.inconclusive(unknown(other, 'DAO', dao));
    const [usual, others] = differing(await codesOf(usualBase.views, usualBase.part), await baseCodes(base));
    const [usualParts, otherParts] = differing(await daoCodes(usualDao), await daoCodes(dao));
    const differs = (name: string) => usual.has(name) && hasByName(tool, name);
    return {
      ...{ stage, views: base.views, other, file: base.file, base: base.result!.result.base! },
      ...{ usual, others, usualDao: usualParts, otherDao: otherParts },
      ...{ contract: CONTRACTS.find(differs), scheme: SCHEMES.find(differs) },
    };
  },
});

const unknown = (other: string, what: string, { run }: Scene) =>
  `--other-core-version ${other}: there is no ${what} of it to compare with; the run: ${sayRun(run)}`;

/** Of the base in a result. */
export const baseCodes = ({ views, result }: Scene) => codesOf(views, result?.result.base ?? {});

async function codesOf(views: Scene['views'], part: Part): Promise<Codes> {
  const codes = new Map<string, string>();
  for (const [name, address] of Object.entries(part)) codes.set(name, await views.codeAt(address));
  return codes;
}

/** Of avatar, token, reputation, and of what owns the avatar. */
export async function daoCodes({ views, result }: Scene): Promise<Codes> {
  const { Avatar, NativeToken, NativeReputation } = result?.result.dao ?? {};
  const Controller = await views.value(Avatar, 'function owner() view returns (address)');
  return codesOf(views, { Avatar, NativeToken, NativeReputation, Controller });
}

/** Those of both that are there in both, and not the same. */
export function differing(one: Codes, other: Codes): readonly [Codes, Codes] {
  const names = [...one].flatMap(([name, code]) => {
    const its = other.get(name) ?? '0x';
    return code === '0x' || its === '0x' || its === code ? [] : [name];
  });
  const of = (codes: Codes) => new Map(names.map((name) => [name, codes.get(name)!]));
  return [of(one), of(other)];
}

/** Which version codes are of. `mixed`: not all of the same. */
export function versionOf(codes: Codes, usual: Codes, other: Codes): 'usual' | 'other' | 'neither' | 'mixed' {
  const of = [...usual.keys()].map((name) => {
    const code = codes.get(name);
    return code === usual.get(name) ? 'usual' : code === other.get(name) ? 'other' : 'neither';
  });
  return new Set(of).size > 1 ? 'mixed' : (of[0] ?? 'neither');
}
