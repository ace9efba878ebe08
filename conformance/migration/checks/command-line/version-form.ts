import { check } from '../../../core/check/check.ts';
import { shownVersion } from '../../oracle/versions/version-text.ts';
import { versionText } from '../../premises/help/help-text.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const versionForm = check<MigrationTarget>()({
  // MIG-VS-008 (should): The version that the tool shows has the form `<core_version>-v<migration_version>`. [interface,
  //   "Versioning"]
  proves: 'MIG-VS-008',
  needs: ['argv'],
  reasons: { form: 'the version that `--version` shows is not a core version, `-v` and a migration version' },
  run: async (_tool, t) => {
    const { run } = await t.use(versionText);
    const text = `${run.stdout.text}\n${run.stderr.text}`.trim();
    const expected = 'a core version, -v and a migration version, such as 0.0.1-rc.14-v0';
    const actual = text.slice(0, 200) || 'nothing';
    t.judge(shownVersion(text) ? undefined : { reason: 'form', expected, actual, at: '--version' }, run);
  },
});
