import { check } from '../../../core/check/check.ts';
import {
  coreVersionRun,
  coreVersionsWritten,
  runWithCoreVersion,
} from '../../premises/command-line/core-version-run.ts';
import { baseMigration } from '../../premises/runs/base-migration.ts';
import { runSummary } from '../../premises/runs/run-summary.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';
import { succeeded } from '../../target/run.ts';

/** No core package has it. */
const NONE = '999.0.0-none';

export const coreVersion = check<MigrationTarget>()({
  proves: 'MIG-CL-008',
  needs: ['argv'],
  reasons: {
    refused: 'a core version that the tool supports is refused',
    alias: '`-a` is refused where `--core-version` is not',
    other: 'the result is of another core version than given',
    ignored: 'with a core version that there is not, a base is migrated all the same',
  },
  run: async (tool, t) => {
    await t.use(baseMigration);
    for (const option of ['--core-version', '-a']) {
      const { run: none, result, views } = await runWithCoreVersion(tool, option, NONE);
      const codes = await Promise.all(Object.values(result?.result.base ?? {}).map((one) => views.codeAt(one)));
      const ignored = succeeded(none) && codes.some((one) => one !== '0x');
      const actual = `${codes.length} contracts`;
      const at = `${option} ${NONE}`;
      t.judge(ignored ? { reason: 'ignored', expected: 'an error', actual, at } : undefined, none);
    }
    const seen = await t.attempt(coreVersionRun);
    if (!seen) return t.note('no version is known that the tool supports');
    const { version, declared, short, long } = seen;
    const [expected, at] = ['a run that succeeds', `-a ${version}`];
    if (long) {
      const actual = runSummary(short.run);
      if (succeeded(long.run)) t.judge({ reason: 'alias', expected, actual, at }, short.run);
      if (!declared) t.inconclusive(`what it shows as its version, ${version}, need not be that of a core package`);
      t.judge({ reason: 'refused', expected, actual, at }, short.run);
    }
    const found = coreVersionsWritten(short);
    const other = found !== undefined && !found.includes(version);
    t.judge(other ? { reason: 'other', expected: version, actual: found.join(', '), at } : undefined, short.run);
  },
});
