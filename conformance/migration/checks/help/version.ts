import { check } from '../../../core/check/check.ts';
import { judgeNothingSent, shownWords, versionText } from '../../premises/help/help-text.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const version = check<MigrationTarget>()({
  proves: 'MIG-CL-007',
  needs: ['argv'],
  reasons: { deployed: '`--version` sends transactions', missing: '`--version` shows no version' },
  run: async (_tool, t) => {
    const seen = await t.use(versionText);
    judgeNothingSent(seen, 'version', t);
    const actual = shownWords(seen).trim().slice(0, 200) || 'nothing';
    const expected = 'a version, such as 0.0.1-rc.14-v0';
    t.judge(/\d/.test(actual) ? undefined : { reason: 'missing', expected, actual, at: '--version' }, seen.run);
  },
});
