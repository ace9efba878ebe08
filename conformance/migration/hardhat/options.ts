import { Command, type Option } from 'commander';
import { addCheckMigration } from '../command/check-command.ts';

/** An option of the task, and of the command that it stands for. */
export interface TaskOption {
  /** As the task has it: `libraryCommand`. */
  readonly name: string;
  /** As the command has it: `--library-command`. */
  readonly long: string;
  readonly description: string;
  /** `list`: values with commas between them, since a task takes each option once. */
  readonly kind: 'flag' | 'value' | 'list';
}

/** Hardhat's own option of this name says where its configuration is. */
const RENAMED: Readonly<Record<string, string>> = { config: 'touchstoneConfig' };

/** The options of `touchstone check migration`, as a task can have them. */
export function taskOptions(): readonly TaskOption[] {
  const top = new Command();
  addCheckMigration(top, async () => {});
  return top.commands[0]!.options.map(optionOf);
}

function optionOf(option: Option): TaskOption {
  const name = option.attributeName();
  const takesValue = option.required || option.optional;
  const kind = !takesValue ? 'flag' : option.variadic || option.parseArg ? 'list' : 'value';
  const description = kind === 'list' ? `${option.description}; several with commas between` : option.description;
  return { name: RENAMED[name] ?? name, long: option.long!, description, kind };
}

/** The arguments of the command for those of a task. What is undefined, or a flag that is not set, was not given. */
export function taskArgv(given: Readonly<Record<string, unknown>>): readonly string[] {
  return taskOptions().flatMap(({ name, long, kind }) => {
    const value = given[name];
    if (value === undefined || value === false) return [];
    if (kind === 'flag') return [long];
    const values = kind === 'list' ? String(value).split(',') : [String(value)];
    // In one word, so that a value may begin with a hyphen.
    return values.map((value) => `${long}=${value}`);
  });
}
