import { check } from '../../../core/check/check.ts';
import { sentByOptionDefect, shownWords, versionText } from '../../premises/help/help-text.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const version = check<MigrationTarget>()({
  // MIG-CL-007 (must): `--version` shows a version, and deploys nothing. [interface, "Command line"]
  proves: 'MIG-CL-007',
  needs: ['argv'],
  reasons: { deployed: '`--version` sends transactions', missing: '`--version` shows no version' },
  run: async (_tool, t) => {
    const output = await t.use(versionText);
    const deployed = sentByOptionDefect(output, '--version');
    if (deployed) t.fail(deployed, output.run);
    const text = shownWords(output).trim().slice(0, 200) || 'nothing';
    const missing = { expected: 'a version, such as 0.0.1-rc.14-v0', actual: text, at: '--version' };
    t.judge(!/\d/.test(text) && { reason: 'missing', ...missing }, output.run);
  },
});
