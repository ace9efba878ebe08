import { check } from '../../../core/check/check.ts';
import { PLAIN_PARAMS } from '../../inputs/parameters/plain-parameters.ts';
import { declaredChoiceDefect } from '../../oracle/comparison/choice-defect.ts';
import { versionOfCode } from '../../oracle/versions/code-versions.ts';
import { withName } from '../../premises/options/dao-texts.ts';
import { runStep } from '../../premises/runs/run-step.ts';
import { runSummary } from '../../premises/runs/run-summary.ts';
import {
  daoCodeByName,
  hasWritten,
  requireOtherVersion,
  SAME_CODE_TEXT,
  twoVersions,
  VERSION_TEXTS,
} from '../../premises/versions/two-versions.ts';
import { runDaoOnOtherBase } from '../../premises/versions/version-runs.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const library = check<MigrationTarget>()({
  // MIG-VS-003 (must): In the library, the version of the DAO is `coreVersion` of the parameters or `coreVersion` of the options,
  //   as declared. [interface, "Versioning"]
  proves: 'MIG-VS-003',
  needs: ['call'],
  reasons: {
    neither: 'the DAO is of neither version',
    'not-as-declared': 'the DAO is of another version than is declared',
  },
  run: async (tool, t) => {
    const otherVersion = requireOtherVersion(tool, t);
    const { coreVersion } = tool;
    if (coreVersion === undefined) return t.notApplicable('--core-version names no version for the options');
    const versions = await t.use(twoVersions);
    if (versions.usualDao.size === 0) t.inconclusive(SAME_CODE_TEXT);
    // A chain may take a name only once, so that the DAO has a name of its own.
    const params = { ...withName(tool, PLAIN_PARAMS, 'Organisation of a Library'), coreVersion: otherVersion };
    const options = { coreVersion, params: { default: params } };
    let scene = await runDaoOnOtherBase(tool, versions, options, 'library');
    if (!hasWritten(scene, 'dao')) {
      // If the options decide the version, the DAO needs a base of that version.
      const baseOptions = { coreVersion, params: { default: PLAIN_PARAMS } };
      await runStep(tool, versions.stage, { step: 'base', options: baseOptions, by: 'library' }, scene);
      scene = await runStep(tool, versions.stage, { step: 'dao', options, by: 'library' }, scene);
    }
    if (!hasWritten(scene, 'dao')) t.inconclusive(`no DAO was migrated; the run: ${runSummary(scene.run)}`);
    const version = versionOfCode(await daoCodeByName(scene), versions.usualDao, versions.otherDao);
    const neither = {
      expected: `the code of ${coreVersion} or of ${otherVersion}`,
      actual: VERSION_TEXTS[version],
      at: 'dao',
    };
    if (version === 'neither' || version === 'mixed') t.fail({ reason: 'neither', ...neither }, scene.run);
    const option = version === 'other' ? 'params' : 'options';
    t.judge(declaredChoiceDefect(t.chose('params-version', option)), scene.run);
  },
});
