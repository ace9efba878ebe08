import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import type { Place } from '../../../lab/place/place.ts';
import { commandForAnyFolder, unquotedWords } from '../../../lab/program/command-paths.ts';
import type { ProgramRunner } from '../../../lab/program/program-runner.ts';
import type { MigrationOptions, MigrationStep } from '../migration-options.ts';
import { type Names, toolName } from '../names.ts';
import { type ParamsForm, paramsFileText } from '../params-file.ts';
import type { Run } from '../run.ts';
import type { RunRecorder } from '../run-recorder.ts';
import { argvWithToolNames, commandArgv, requireWords } from './argv.ts';

/** A tool that is run by its command line. */
export interface ToolCommand {
  /** A command line for `/bin/sh`, to which arguments are added. Its relative paths are relative to `cwd` (command-paths.ts). */
  readonly command: string;
  readonly cwd: string;
  readonly names: Names;
  readonly form: ParamsForm;
  readonly program: ProgramRunner;
  readonly runs: RunRecorder;
}

/** Runs a command with arguments, verbatim but for the names of the tool. @throws NotApplicable if the tool lacks one of them. */
export async function runCommand(way: ToolCommand, args: readonly string[], at: Place): Promise<Run> {
  requireWords(args, way.names);
  return runWords(way, argvWithToolNames(args, way.names), at);
}

/** Runs a command with the tool's own words. */
function runWords(way: ToolCommand, argv: readonly string[], at: Place): Promise<Run> {
  const command = commandForAnyFolder(way.cwd, way.command);
  const shell = ['/bin/sh', '-c', `${command} "$@"`, 'sh', ...argv] as const;
  return way.runs.record({ argv: [...unquotedWords(command), ...argv] }, at, () => way.program(shell, at));
}

/** A release to public networks by a command: to the one that it is given, or to all that have variables. */
export interface ReleaseCommand {
  readonly byNetwork: boolean;
  run(network: string, at: Place): Promise<Run>;
}

const NETWORK_WORD = '{network}';

/** The release command of the names; undefined where they have none. */
export function releaseCommand(way: ToolCommand): ReleaseCommand | undefined {
  const line = way.names.commands?.release;
  if (typeof line !== 'string') return undefined;
  const words = line.trim().split(/\s+/);
  return {
    byNetwork: line.includes(NETWORK_WORD),
    run: (network, at) =>
      runWords(
        way,
        words.map((word) => word.replace(NETWORK_WORD, network)),
        at,
      ),
  };
}

/** Migrates a step by a command: the parameters are in a file, everything else is in options. */
export async function migrateByCommand(
  way: ToolCommand,
  step: Exclude<MigrationStep, 'demo'>,
  options: MigrationOptions,
  at: Place,
): Promise<Run> {
  const written: Record<string, string> = {};
  if (options.params !== undefined) {
    const name = options.paramsFile ?? toolName(way.names.files, 'migration-params.json') ?? 'migration-params.json';
    const file = resolve(at.folder, name);
    await mkdir(dirname(file), { recursive: true });
    written[name] = paramsFileText(options.params, at.network, way.names, way.form);
    await writeFile(file, written[name]);
  }
  for (const secret of [options.privateKey, options.mnemonic]) if (secret) way.runs.hide(String(secret));
  return runCommand(way, commandArgv(step, options), { ...at, files: { ...at.files, ...written } });
}
