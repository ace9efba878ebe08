import { check } from '../../../core/check/check.ts';
import { reasonsOf } from '../../../core/check/owned-reasons.ts';
import { versionOfCode } from '../../oracle/versions/code-versions.ts';
import {
  daoCodeByName,
  requireOtherVersion,
  SAME_CODE_TEXT,
  twoVersions,
  VERSION_TEXTS,
} from '../../premises/versions/two-versions.ts';
import { daoOfParamsVersion } from '../../premises/versions/version-runs.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const dao = check<MigrationTarget>()({
  // MIG-VS-001 (must): The DAO is deployed with the version that `coreVersion` of the parameters file says, whatever the flag
  //   says. [interface, "Versioning"]
  proves: 'MIG-VS-001',
  needs: ['argv'],
  reasons: {
    failed: 'a DAO whose parameters name a version cannot be migrated on a base of that version',
    missing: 'the run writes no `dao`',
    other: 'the DAO is of another version than its parameters name',
  },
  owns: [reasonsOf(daoOfParamsVersion, 'failed', 'missing')],
  run: async (tool, t) => {
    const otherVersion = requireOtherVersion(tool, t);
    const { usualDao, otherDao } = await t.use(twoVersions);
    if (usualDao.size === 0) t.inconclusive(SAME_CODE_TEXT);
    const scene = await t.use(daoOfParamsVersion);
    const version = versionOfCode(await daoCodeByName(scene), usualDao, otherDao);
    const expected = `the code of ${otherVersion} for ${[...usualDao.keys()].join(', ')}`;
    const wrong = { expected, actual: VERSION_TEXTS[version], at: 'dao' };
    t.judge(version !== 'other' && { reason: 'other', ...wrong }, scene.run);
  },
});
