import { check } from '../../../core/check/check.ts';
import { PLAIN_PARAMS } from '../../inputs/parameters/plain-parameters.ts';
import { declaredChoiceDefect } from '../../oracle/comparison/choice-defect.ts';
import { versionOfCode } from '../../oracle/versions/code-versions.ts';
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
  proves: 'MIG-VS-003',
  needs: ['call'],
  reasons: {
    neither: 'the DAO is of neither version',
    'not-as-declared': 'it is of another version than is declared',
  },
  run: async (tool, t) => {
    const other = requireOtherVersion(tool, t);
    const { coreVersion } = tool;
    if (coreVersion === undefined) return t.notApplicable('--core-version names no version for the options');
    const found = await t.use(twoVersions);
    if (found.usualDao.size === 0) t.inconclusive(SAME_CODE_TEXT);
    // A name may be taken once on a chain.
    const dao = { ...PLAIN_PARAMS, orgName: 'Organisation of a Library', coreVersion: other };
    const options = { coreVersion, params: { default: dao } };
    let scene = await runDaoOnOtherBase(tool, found, options, 'library');
    if (!hasWritten(scene, 'dao')) {
      // Where the options win a base of theirs has to be there as well.
      const params = { default: PLAIN_PARAMS };
      await runStep(tool, found.stage, { step: 'base', options: { coreVersion, params }, by: 'library' }, scene);
      scene = await runStep(tool, found.stage, { step: 'dao', options, by: 'library' }, scene);
    }
    if (!hasWritten(scene, 'dao')) t.inconclusive(`there is no DAO to look at; the run: ${runSummary(scene.run)}`);
    const of = versionOfCode(await daoCodeByName(scene), found.usualDao, found.otherDao);
    if (of === 'neither' || of === 'mixed') {
      const expected = `the code of ${coreVersion} or of ${other}`;
      return t.judge({ reason: 'neither', expected, actual: VERSION_TEXTS[of], at: 'dao' }, scene.run);
    }
    t.judge(declaredChoiceDefect(t.chose('params-version', of === 'other' ? 'params' : 'options')), scene.run);
  },
});
