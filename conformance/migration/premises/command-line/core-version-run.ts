/** Base migrations that name a core version. */

import { premise } from '../../../core/check/premise.ts';
import type { Premise, Trial } from '../../../core/check/trial.ts';
import { parseJsonText } from '../../oracle/comparison/json-text.ts';
import { coreVersionsInResult, isLaterVersion, shownVersion } from '../../oracle/versions/version-text.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';
import { succeeded } from '../../target/run.ts';
import { versionText } from '../help/help-text.ts';
import { baseMigration } from '../runs/base-migration.ts';
import { newStage } from '../runs/run-step.ts';
import type { ScenarioRun } from '../runs/scenario-run.ts';
import { requireCommandLine, runCommandLine } from './run-command.ts';

/** Versions that the tool is known to support: the declared ones, and the one that `--version` shows. */
async function supportedVersions(tool: MigrationTarget, t: Trial<MigrationTarget, never>): Promise<readonly string[]> {
  const versionOutput = await t.attempt(versionText);
  const shownCore =
    versionOutput && shownVersion(`${versionOutput.run.stdout.text}\n${versionOutput.run.stderr.text}`)?.core;
  return [...new Set([tool.coreVersion, tool.otherCoreVersion, shownCore].filter((version) => version !== undefined))];
}

/** Base migrations with `-a`. */
interface CoreVersionRun {
  readonly version: string;
  readonly declared: boolean;
  readonly short: ScenarioRun;
  /** The run with `--core-version`, if the one with `-a` failed. */
  readonly long: ScenarioRun | undefined;
}

export const coreVersionRun: Premise<MigrationTarget, CoreVersionRun> = premise<MigrationTarget>()({
  name: 'core-version-run',
  find: async (any, t) => {
    const tool = requireCommandLine(any, t);
    await t.use(baseMigration);
    const known = await supportedVersions(tool, t);
    const [version] = [...known].sort((a, b) => (isLaterVersion(a, b) ? -1 : 1));
    if (version === undefined)
      return t.notApplicable('no version is known that the tool supports: declare one with --core-version');
    const short = await runWithCoreVersion(t, tool, '-a', version);
    const long = succeeded(short.run) ? undefined : await runWithCoreVersion(t, tool, '--core-version', version);
    return { version, declared: version === tool.coreVersion || version === tool.otherCoreVersion, short, long };
  },
});

export async function runWithCoreVersion(
  t: Trial<MigrationTarget, never>,
  any: MigrationTarget,
  option: string,
  version: string,
): Promise<ScenarioRun> {
  const tool = requireCommandLine(any, t);
  const stage = await newStage(t, tool);
  const { privateKey } = stage.chain.accounts[0]!;
  const usual = ['--force', '--provider', stage.rpc, '--private-key', privateKey];
  return runCommandLine(tool, stage, { args: ['base', ...usual, option, version], plain: true });
}

export const coreVersionsWritten = ({ file }: ScenarioRun) =>
  file === undefined ? undefined : coreVersionsInResult(parseJsonText(file), 'private');
