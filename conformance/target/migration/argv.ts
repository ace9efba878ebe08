import type { MigrationOptions, Step } from '../../core/migration-target.ts';
import { type Names, named } from './names.ts';

/** Options of the library that are flags of the command line. `disable-confs` is none of them. */
const FLAGS = { quiet: 'quiet', force: 'force', restart: 'restart' } as const;
/** And those that have a value. */
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

/** The arguments by which a command takes a step with these options (the interface document, "Command line"). */
export function argvOf(step: Exclude<Step, 'demo'>, options: MigrationOptions): readonly string[] {
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
 * Arguments under the tool's names: the first word as a command, long options as options. What the tool has no word for
 * goes as it is: it is for the tool to refuse.
 */
export function argvNamed(args: readonly string[], names: Names): readonly string[] {
  return args.map((arg, at) => {
    const [, option, value = ''] = /^--([a-z][a-z-]*)(=.*)?$/s.exec(arg) ?? [];
    if (option !== undefined) return `--${named(names.options, option) ?? option}${value}`;
    return at === 0 ? (named(names.commands, arg) ?? arg) : arg;
  });
}
