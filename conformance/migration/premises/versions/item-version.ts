/** Items of the core package that name a version, or have that of their DAO. */

import type { Defect } from '../../../core/check/defect.ts';
import type { Trial } from '../../../core/check/trial.ts';
import { versionOfCode } from '../../oracle/versions/code-versions.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';
import type { Run } from '../../target/run.ts';
import type { CreatedContracts } from '../contracts/created-contracts.ts';
import { baseMigration } from '../runs/base-migration.ts';
import type { ScenarioRun } from '../runs/scenario-run.ts';
import {
  daoCodeByName,
  requireOtherVersion,
  SAME_CODE_TEXT,
  type TwoVersions,
  twoVersions,
  VERSION_TEXTS,
} from './two-versions.ts';
import { createdWithCode, daoOfParamsVersion, daoWithOtherItems } from './version-runs.ts';

/** A contract or a scheme of the core package. */
type CoreItemKind = 'contract' | 'scheme';

/** An item of the core package, and whether the run created it in the wanted version. */
export interface ItemOfVersion {
  readonly run: Run;
  readonly created: 'made' | 'hidden' | 'not-made';
  readonly expected: string;
  readonly at: string;
}

/** An item that was not created in the wanted version. */
export const itemVersionDefect = ({ created, expected, at }: ItemOfVersion): Defect<'other'> | undefined =>
  created === 'made' ? undefined : { reason: 'other', expected, actual: 'no such contract', at };

/** An item that names the other version itself. */
export async function requireItemOfOtherVersion(
  tool: MigrationTarget,
  t: Trial<MigrationTarget, never>,
  kind: CoreItemKind,
): Promise<ItemOfVersion> {
  requireOtherVersion(tool, t);
  const versions = await t.use(twoVersions);
  const name = versions[kind];
  if (name === undefined) return t.inconclusive(SAME_CODE_TEXT);
  const scene = await t.use(daoWithOtherItems);
  return itemOfVersion(t, { versions, scene, name, kind, version: 'other' });
}

/** An item that names no version, in a DAO that has one. */
export async function requireItemOfDaoVersion(
  tool: MigrationTarget,
  t: Trial<MigrationTarget, never>,
  kind: CoreItemKind,
): Promise<ItemOfVersion> {
  requireOtherVersion(tool, t);
  const versions = await t.use(twoVersions);
  const name = versions[kind];
  if (name === undefined || versions.usualDao.size === 0) return t.inconclusive(SAME_CODE_TEXT);
  const scene = await t.use(daoOfParamsVersion);
  const version = versionOfCode(await daoCodeByName(scene), versions.usualDao, versions.otherDao);
  if (version !== 'usual' && version !== 'other') return t.inconclusive('the DAO is of neither version');
  return itemOfVersion(t, { versions, scene, name, kind, version });
}

/** An item that names no version, behind one that names the other; undefined if there is no such DAO. */
export async function itemBehindOtherVersion(
  t: Trial<MigrationTarget, never>,
  kind: CoreItemKind,
): Promise<ItemOfVersion | undefined> {
  const versions = await t.use(twoVersions);
  const name = versions[kind];
  const scene = await t.attempt(daoWithOtherItems);
  if (name === undefined || !scene) return undefined;
  return itemOfVersion(t, { versions, scene, name, kind, version: 'usual', index: 1 });
}

async function itemOfVersion(
  t: Trial<MigrationTarget, never>,
  {
    versions,
    scene,
    name,
    kind,
    version,
    index = 0,
  }: {
    readonly versions: TwoVersions;
    readonly scene: Pick<ScenarioRun, 'run'> & { readonly made: CreatedContracts };
    readonly name: string;
    readonly kind: CoreItemKind;
    readonly version: 'usual' | 'other';
    readonly index?: number;
  },
): Promise<ItemOfVersion> {
  const usual = await t.use(baseMigration);
  const wanted =
    version === 'other'
      ? { code: versions.otherBase.get(name)!, views: versions.views, address: versions.base[name] }
      : { code: versions.usual.get(name)!, views: usual.views, address: usual.part[name] };
  const created = await createdWithCode(scene.made, wanted);
  if (created === 'hidden') t.inconclusive('the address of the contract cannot be found on the chain');
  return {
    run: scene.run,
    created,
    expected: `a contract of this run with the code of ${name} in ${VERSION_TEXTS[version]} version`,
    at: kind === 'contract' ? `StandAloneContracts[${index}]` : `CustomSchemes.${name}[${index}]`,
  };
}
