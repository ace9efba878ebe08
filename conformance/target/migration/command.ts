import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import type { MigrationOptions, Run, Step } from '../../core/migration-target.ts';
import type { Place, Program } from '../../core/place.ts';
import { argvNamed, argvOf, holdHas } from './argv.ts';
import { commandFrom, wordsOf } from './command-paths.ts';
import { type Names, named } from './names.ts';
import { type ParamsForm, paramsFile } from './params-text.ts';
import type { Runs } from './runs.ts';

/** A tool's command line. */
export interface CommandWay {
  /** A command line for `/bin/sh`, to which arguments are added. Files in it are of `cwd` (command-paths.ts). */
  readonly command: string;
  readonly cwd: string;
  readonly names: Names;
  readonly form: ParamsForm;
  readonly program: Program;
  readonly runs: Runs;
}

/** Runs a command with arguments, verbatim but for the names of the tool. @throws NotApplicable for what it does not have. */
export async function runCommand(way: CommandWay, args: readonly string[], at: Place): Promise<Run> {
  holdHas(args, way.names);
  const argv = argvNamed(args, way.names);
  const command = commandFrom(way.cwd, way.command);
  const shell = ['/bin/sh', '-c', `${command} "$@"`, 'sh', ...argv] as const;
  return way.runs.record({ argv: [...wordsOf(command), ...argv] }, at, () => way.program(shell, at));
}

/** Takes a step by a command: the parameters as a file, everything else as options. */
export async function migrateByCommand(
  way: CommandWay,
  step: Exclude<Step, 'demo'>,
  options: MigrationOptions,
  at: Place,
): Promise<Run> {
  if (options.params !== undefined) {
    const name = options.paramsFile ?? named(way.names.files, 'migration-params.json') ?? 'migration-params.json';
    const file = resolve(at.folder, name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, paramsFile(options.params, at.network, way.names, way.form));
  }
  for (const secret of [options.privateKey, options.mnemonic]) if (secret) way.runs.hide(String(secret));
  return runCommand(way, argvOf(step, options), at);
}
