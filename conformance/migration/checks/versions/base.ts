import { check } from '../../../core/check/check.ts';
import { PLAIN_PARAMS } from '../../inputs/parameters/plain-parameters.ts';
import { versionOfCode } from '../../oracle/versions/code-versions.ts';
import { SUCCESSFUL_RUN_TEXT } from '../../premises/runs/completed-run.ts';
import { newStage, runStep } from '../../premises/runs/run-step.ts';
import { runSummary } from '../../premises/runs/run-summary.ts';
import {
  baseCodeByName,
  hasWritten,
  requireOtherVersion,
  SAME_CODE_TEXT,
  twoVersions,
  VERSION_TEXTS,
} from '../../premises/versions/two-versions.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const base = check<MigrationTarget>()({
  // MIG-VS-002 (must): `coreVersion` of the parameters file is the version of the DAO: a base migration uses the version of the
  //   flag. [interface, "Migration parameters"]
  proves: 'MIG-VS-002',
  needs: ['argv'],
  reasons: {
    failed: 'a base migration with a version in its parameters fails; one without succeeds',
    other: 'the base is of the version in the parameters, and not of that of the flag or of the default',
  },
  run: async (tool, t) => {
    const otherVersion = requireOtherVersion(tool, t);
    const { usual, otherBase } = await t.use(twoVersions);
    if (usual.size === 0) t.inconclusive(SAME_CODE_TEXT);
    const params = { default: { ...PLAIN_PARAMS, coreVersion: otherVersion } };
    const scene = await runStep(tool, await newStage(t, tool), { step: 'base', options: { params } });
    if (!hasWritten(scene, 'base'))
      t.fail({ reason: 'failed', expected: SUCCESSFUL_RUN_TEXT, actual: runSummary(scene.run) }, scene.run);
    const version = versionOfCode(await baseCodeByName(scene), usual, otherBase);
    const expected = `the code of ${tool.coreVersion ?? 'the version that the tool deploys without the flag'}`;
    const wrong = { expected, actual: VERSION_TEXTS[version], at: 'base' };
    t.judge(version !== 'usual' && { reason: 'other', ...wrong }, scene.run);
  },
});
