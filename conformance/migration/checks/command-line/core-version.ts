import { check } from '../../../core/check/check.ts';
import {
  coreVersionRun,
  coreVersionsWritten,
  runWithCoreVersion,
} from '../../premises/command-line/core-version-run.ts';
import { baseMigration } from '../../premises/runs/base-migration.ts';
import { SUCCESSFUL_RUN_TEXT } from '../../premises/runs/completed-run.ts';
import { runSummary } from '../../premises/runs/run-summary.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';
import { succeeded } from '../../target/run.ts';

/** No core package has this version. */
const UNKNOWN_VERSION = '999.0.0-none';

export const coreVersion = check<MigrationTarget>()({
  // MIG-CL-008 (must): `--core-version`, or `-a`, is the version of the core package whose contracts are deployed. [interface,
  //   "Command line"]
  proves: 'MIG-CL-008',
  needs: ['argv'],
  reasons: {
    refused: 'a core version that the tool supports is refused',
    alias: '`-a` is refused where `--core-version` is not',
    other: 'the result is of another core version than the given one',
    ignored: 'with a core version that does not exist, a base is migrated',
  },
  run: async (tool, t) => {
    await t.use(baseMigration);
    for (const option of ['--core-version', '-a']) {
      const { run, result, views } = await runWithCoreVersion(t, tool, option, UNKNOWN_VERSION);
      const addresses = Object.values(result?.result.base ?? {});
      const codes = await Promise.all(addresses.map((address) => views.codeAt(address)));
      const isMigrated = succeeded(run) && codes.some((code) => code !== '0x');
      const ignored = { expected: 'an error', actual: `${codes.length} contracts`, at: `${option} ${UNKNOWN_VERSION}` };
      t.judge(isMigrated && { reason: 'ignored', ...ignored }, run);
    }
    const supported = await t.attempt(coreVersionRun);
    if (!supported) return t.note('no version is known that the tool supports');
    const { version, declared, short, long } = supported;
    const at = `-a ${version}`;
    if (long) {
      const failure = { expected: SUCCESSFUL_RUN_TEXT, actual: runSummary(short.run), at };
      if (succeeded(long.run)) t.fail({ reason: 'alias', ...failure }, short.run);
      if (!declared) t.inconclusive(`the version that it shows, ${version}, may not be that of a core package`);
      t.fail({ reason: 'refused', ...failure }, short.run);
    }
    const written = coreVersionsWritten(short);
    const isOther = written !== undefined && !written.includes(version);
    const otherVersion = { reason: 'other' as const, expected: version, actual: written?.join(', ') ?? '', at };
    t.judge(isOther && otherVersion, short.run);
  },
});
