import { NotApplicable } from '../../../core/check/early-end.ts';
import type { MigrationOptions, MigrationStep } from '../migration-options.ts';
import { type Names, toolName } from '../names.ts';

/** Options of the library that are flags of the command line. `disable-confs` is an option of the library only. */
const FLAGS = { quiet: 'quiet', force: 'force', restart: 'restart' } as const;
/** Options of the library that have a value on the command line. */
const VALUES = {
  coreVersion: 'core-version',
  provider: 'provider',
  gasPrice: 'gas-price',
  output: 'output',
  paramsFile: 'params',
  privateKey: 'private-key',
  mnemonic: 'mnemonic',
} as const;
const WORDS = { base: 'base', dao: 'dao', all: undefined } as const;
/** The short forms of options (the interface document, "Command line"). */
const ALIASES: Readonly<Record<string, string>> = {
  a: 'core-version',
  p: 'provider',
  g: 'gas-price',
  q: 'quiet',
  f: 'force',
  t: 'restart',
  o: 'output',
  i: 'params',
  s: 'private-key',
  m: 'mnemonic',
};

const OPTION = /^--([a-z][a-z-]*)(=.*)?$/s;

/** The arguments by which a command takes a step with these options (the interface document, "Command line"). */
export function commandArgv(step: Exclude<MigrationStep, 'demo'>, options: MigrationOptions): readonly string[] {
  const word = WORDS[step];
  const flags = Object.entries(FLAGS).filter(([key]) => options[key as keyof typeof FLAGS] === true);
  const values = Object.entries(VALUES).flatMap(([key, option]): [string, string][] => {
    const value = options[key as keyof typeof VALUES];
    return value === undefined ? [] : [[option, String(value)]];
  });
  return [
    ...(word === undefined ? [] : [word]),
    ...flags.map(([, option]) => `--${option}`),
    ...values.flatMap(([option, value]) => [`--${option}`, value]),
  ];
}

/**
 * Arguments under the tool's names: the first word is a command, long options are options. `--force` is left out for a tool
 * without that option, which either never asks for confirmation or always does.
 */
export function argvWithToolNames(args: readonly string[], names: Names): readonly string[] {
  return args.flatMap((arg, at) => {
    const [, option, value = ''] = OPTION.exec(arg) ?? [];
    if (option === 'force' && toolName(names.options, option) === undefined) return [];
    if (option !== undefined) return [`--${toolName(names.options, option) ?? option}${value}`];
    return [at === 0 ? (toolName(names.commands, arg) ?? arg) : arg];
  });
}

/**
 * A sentence on the first of these arguments that the tool lacks according to its names. Arguments without a command migrate
 * base and DAO, unless they ask for help or the version. undefined if the names declare nothing of them as absent: then the
 * tool itself refuses the words that it does not know.
 */
export function missingWord(args: readonly string[], names: Names): string | undefined {
  const [first = ''] = args;
  const texts = args.some((arg) => /^(-h|-v|--help|--version)$/.test(arg));
  const commands = !first.startsWith('-') && first !== '' ? [first] : texts ? [] : ['base', 'dao'];
  const command = commands.find((command) => toolName(names.commands, command) === undefined);
  if (command !== undefined) return `it has no command ${command}, by its names`;
  const long = args.flatMap((arg) => OPTION.exec(arg)?.[1] ?? []).filter((option) => option !== 'force');
  const short = args.flatMap((arg) => ALIASES[/^-(\w)$/.exec(arg)?.[1] ?? ''] ?? []);
  const option = [...long, ...short].find((name) => toolName(names.options, name) === undefined);
  return option === undefined ? undefined : `it has no option --${option}, by its names`;
}

/** Ends a check that needs an argument which the tool lacks. @throws NotApplicable */
export function requireWords(args: readonly string[], names: Names): void {
  const lacking = missingWord(args, names);
  if (lacking !== undefined) throw new NotApplicable(lacking);
}
