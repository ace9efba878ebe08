import { Command, type Option } from 'commander';
import { addCheckMigration } from '../command/check-command.ts';

/** An option of the task, and the option of the command for it. */
export interface TaskOption {
  /** The name in the task: `libraryCommand`. */
  readonly name: string;
  /** The option of the command: `--library-command`. */
  readonly long: string;
  readonly description: string;
  /** `list`: values that are separated by commas, since a task takes each option once. */
  readonly kind: 'flag' | 'value' | 'list';
}

/** Options with another name in the task, since Hardhat has an option of the same name. */
const RENAMED: Readonly<Record<string, string>> = { config: 'touchstoneConfig' };

/** The options of `touchstone check migration`, for a task. */
export function taskOptions(): readonly TaskOption[] {
  const top = new Command();
  addCheckMigration(top, async () => {});
  return top.commands[0]!.options.map(optionOf);
}

function optionOf(option: Option): TaskOption {
  const name = option.attributeName();
  const takesValue = option.required || option.optional;
  const kind = !takesValue ? 'flag' : option.variadic || option.parseArg ? 'list' : 'value';
  const description = kind === 'list' ? `${option.description}; several are separated by commas` : option.description;
  return { name: RENAMED[name] ?? name, long: option.long!, description, kind };
}

/** The arguments of the command for those of a task. An argument that is undefined, or a flag that is not set, is left out. */
export function taskArgv(args: Readonly<Record<string, unknown>>): readonly string[] {
  return taskOptions().flatMap(({ name, long, kind }) => {
    const value = args[name];
    if (value === undefined || value === false) return [];
    if (kind === 'flag') return [long];
    const values = kind === 'list' ? String(value).split(',') : [String(value)];
    // Option and value are one word, so that a value may begin with a hyphen.
    return values.map((value) => `${long}=${value}`);
  });
}
