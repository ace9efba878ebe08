/** Items of the parameters that name a version of the core package, or none. */
import type { Defect } from '../core/defect.ts';
import type { MigrationTarget } from '../core/migration-target.ts';
import type { Trial } from '../core/trial.ts';
import type { Made } from './made.ts';
import type { Scene } from './play.ts';
import { baseMigrated } from './scenes.ts';
import { itemVersion, madeOf, paramsVersion } from './versions-runs.ts';
import { daoCodes, otherVersion, SAME_CODE, type Versions, versionOf, versions } from './versions-scene.ts';

/** A contract or a scheme of the core package. */
type Item = 'contract' | 'scheme';
const AT = (name: string, item: Item) => (item === 'contract' ? 'StandAloneContracts[0]' : `CustomSchemes.${name}[0]`);

const SAID = { usual: "the run's own", other: 'the other' };

/** Judges an item that names the other version itself. */
export async function judgeOwn(tool: MigrationTarget, t: Trial<MigrationTarget, 'other'>, item: Item): Promise<void> {
  otherVersion(tool, t);
  const found = await t.use(versions);
  const name = found[item];
  if (name === undefined) return t.inconclusive(SAME_CODE);
  const scene = await t.use(itemVersion);
  await judgeCode(t, { found, scene, name, item, version: 'other' });
}

/** Judges an item that names no version, in a DAO that has one. */
export async function judgeOfDao(tool: MigrationTarget, t: Trial<MigrationTarget, 'other'>, item: Item): Promise<void> {
  otherVersion(tool, t);
  const found = await t.use(versions);
  const name = found[item];
  if (name === undefined || found.usualDao.size === 0) return t.inconclusive(SAME_CODE);
  const scene = await t.use(paramsVersion);
  const version = versionOf(await daoCodes(scene), found.usualDao, found.otherDao);
  if (version !== 'usual' && version !== 'other') return t.inconclusive('the DAO is of neither version');
  await judgeCode(t, { found, scene, name, item, version });
}

async function judgeCode(
  t: Trial<MigrationTarget, 'other'>,
  asked: {
    readonly found: Versions;
    readonly scene: Pick<Scene, 'run'> & { readonly made: Made };
    readonly name: string;
    readonly item: Item;
    readonly version: 'usual' | 'other';
  },
): Promise<void> {
  const { found, scene, name, item, version } = asked;
  const usual = await t.use(baseMigrated);
  const like =
    version === 'other'
      ? { code: found.others.get(name)!, views: found.views, address: found.base[name] }
      : { code: found.usual.get(name)!, views: usual.views, address: usual.part[name] };
  const made = await madeOf(scene.made, like);
  if (made === 'hidden') t.inconclusive('where the contract is cannot be seen on the chain');
  const expected = `a contract of this run with the code of ${name} in ${SAID[version]} version`;
  const defect: Defect<'other'> = { reason: 'other', expected, actual: 'none', at: AT(name, item) };
  t.judge(made === 'made' ? undefined : defect, scene.run);
}
