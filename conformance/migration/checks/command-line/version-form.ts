import { check } from '../../../core/check/check.ts';
import { shownVersion } from '../../oracle/versions/version-text.ts';
import { versionText } from '../../premises/help/help-text.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

const EXPECTED = 'a core version, -v and a migration version, such as 0.0.1-rc.14-v0';

export const versionForm = check<MigrationTarget>()({
  // MIG-VS-008 (should): The version that the tool shows has the form `<core_version>-v<migration_version>`. [interface,
  //   "Versioning"]
  proves: 'MIG-VS-008',
  needsOneOf: ['argv', 'packageVersion'],
  reasons: {
    form: 'the version that `--version` shows is not a core version, `-v` and a migration version',
    package: 'the version of its package is not a core version, `-v` and a migration version',
  },
  run: async (tool, t) => {
    const { packageVersion } = tool;
    if (packageVersion !== undefined) {
      const otherForm = { reason: 'package', expected: EXPECTED, actual: packageVersion, at: 'package.json' } as const;
      t.judge(shownVersion(packageVersion) === undefined && otherForm);
    }
    if (!tool.argv) return;
    const { run } = await t.use(versionText);
    const text = `${run.stdout.text}\n${run.stderr.text}`.trim();
    const actual = text.slice(0, 200) || 'nothing';
    t.judge(shownVersion(text) ? undefined : { reason: 'form', expected: EXPECTED, actual, at: '--version' }, run);
  },
});
