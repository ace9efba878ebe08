/** Items of the parameters that name a version of the core package, or none. */

import type { Defect } from '../../../core/check/defect.ts';
import type { Trial } from '../../../core/check/trial.ts';
import { versionOfCode } from '../../oracle/versions/code-versions.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';
import type { CreatedContracts } from '../contracts/created-contracts.ts';
import { baseMigration } from '../runs/base-migration.ts';
import type { ScenarioRun } from '../runs/scenario-run.ts';
import { daoCodeByName, requireOtherVersion, SAME_CODE_TEXT, type TwoVersions, twoVersions } from './two-versions.ts';
import { createdWithCode, daoOfParamsVersion, daoWithOtherItems } from './version-runs.ts';

/** A contract or a scheme of the core package. */
type CoreItemKind = 'contract' | 'scheme';
const AT = (name: string, item: CoreItemKind) =>
  item === 'contract' ? 'StandAloneContracts[0]' : `CustomSchemes.${name}[0]`;

const SAID = { usual: "the run's own", other: 'the other' };

/** Judges an item that names the other version itself. */
export async function judgeItemVersion(
  tool: MigrationTarget,
  t: Trial<MigrationTarget, 'other'>,
  item: CoreItemKind,
): Promise<void> {
  requireOtherVersion(tool, t);
  const found = await t.use(twoVersions);
  const name = found[item];
  if (name === undefined) return t.inconclusive(SAME_CODE_TEXT);
  const scene = await t.use(daoWithOtherItems);
  await judgeCode(t, { found, scene, name, item, version: 'other' });
}

/** Judges an item that names no version, in a DAO that has one. */
export async function judgeDefaultItemVersion(
  tool: MigrationTarget,
  t: Trial<MigrationTarget, 'other'>,
  item: CoreItemKind,
): Promise<void> {
  requireOtherVersion(tool, t);
  const found = await t.use(twoVersions);
  const name = found[item];
  if (name === undefined || found.usualDao.size === 0) return t.inconclusive(SAME_CODE_TEXT);
  const scene = await t.use(daoOfParamsVersion);
  const version = versionOfCode(await daoCodeByName(scene), found.usualDao, found.otherDao);
  if (version !== 'usual' && version !== 'other') return t.inconclusive('the DAO is of neither version');
  await judgeCode(t, { found, scene, name, item, version });
}

async function judgeCode(
  t: Trial<MigrationTarget, 'other'>,
  asked: {
    readonly found: TwoVersions;
    readonly scene: Pick<ScenarioRun, 'run'> & { readonly made: CreatedContracts };
    readonly name: string;
    readonly item: CoreItemKind;
    readonly version: 'usual' | 'other';
  },
): Promise<void> {
  const { found, scene, name, item, version } = asked;
  const usual = await t.use(baseMigration);
  const like =
    version === 'other'
      ? { code: found.others.get(name)!, views: found.views, address: found.base[name] }
      : { code: found.usual.get(name)!, views: usual.views, address: usual.part[name] };
  const made = await createdWithCode(scene.made, like);
  if (made === 'hidden') t.inconclusive('where the contract is cannot be seen on the chain');
  const expected = `a contract of this run with the code of ${name} in ${SAID[version]} version`;
  const defect: Defect<'other'> = { reason: 'other', expected, actual: 'none', at: AT(name, item) };
  t.judge(made === 'made' ? undefined : defect, scene.run);
}
