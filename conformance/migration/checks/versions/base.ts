import { check } from '../../../core/check/check.ts';
import { PLAIN_PARAMS } from '../../inputs/parameters/plain-parameters.ts';
import { versionOfCode } from '../../oracle/versions/code-versions.ts';
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
  proves: 'MIG-VS-002',
  needs: ['argv'],
  reasons: {
    failed: 'a base migration with a version in its parameters fails, where one without succeeds',
    other: 'the base is of another version than the flag names, or than without one',
  },
  run: async (tool, t) => {
    const other = requireOtherVersion(tool, t);
    const { usual, others } = await t.use(twoVersions);
    if (usual.size === 0) t.inconclusive(SAME_CODE_TEXT);
    const stage = await newStage(tool);
    const params = { ...PLAIN_PARAMS, coreVersion: other };
    const scene = await runStep(tool, stage, { step: 'base', options: { params: { default: params } } });
    if (!hasWritten(scene, 'base'))
      t.judge({ reason: 'failed', expected: 'a run that succeeds', actual: runSummary(scene.run) }, scene.run);
    const found = versionOfCode(await baseCodeByName(scene), usual, others);
    const expected = `the code of ${tool.coreVersion ?? 'the version that is taken without a flag'}`;
    const wrong = found !== 'usual' && { reason: 'other' as const, expected, actual: VERSION_TEXTS[found], at: 'base' };
    t.judge(wrong || undefined, scene.run);
  },
});
