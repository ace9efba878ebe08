import type { Argument, Command, Option } from 'commander';
import { choicesOf } from '../../../core/spec/choice.ts';
import type { SuiteName } from '../../../core/spec/requirement.ts';
import { SUITES } from '../../../suites.ts';

/** What may stand as a value: a file, a word of one of these sets, or anything. */
export type Values =
  | { readonly kind: 'file' }
  | { readonly kind: 'sets'; readonly sets: readonly string[] }
  | { readonly kind: 'anything' };

/** An option of a command. */
export interface OptionWords {
  /** With their hyphens: `-h`, `--help`. */
  readonly names: readonly string[];
  readonly description: string;
  /** How many values follow it. */
  readonly takes: 'none' | 'one' | 'several';
  readonly values: Values;
}

/** The words of a command. */
export interface CommandWords {
  /** The command without the name of the program: `check log`; empty for the program itself. */
  readonly path: string;
  readonly commands: readonly { readonly name: string; readonly description: string }[];
  readonly options: readonly OptionWords[];
  /** Its arguments in their order. The last one may stand several times. */
  readonly arguments: readonly Values[];
}

/** A name of a value that is a file or a folder. */
const FILE = /^(file|folder|path|from|before|after|specifier|prefix)$/;

/** The words of a program and of all its commands, as its help shows them. */
export function commandWords(program: Command): readonly CommandWords[] {
  return wordsBelow(program, '');
}

function wordsBelow(command: Command, path: string): readonly CommandWords[] {
  const help = command.createHelp();
  const visible = help.visibleCommands(command);
  const own: CommandWords = {
    path,
    commands: visible.map((child) => ({ name: child.name(), description: sentence(child.description()) })),
    options: help.visibleOptions(command).map((option) => ({
      names: [option.short, option.long].filter((name) => name != null),
      description: sentence(option.description),
      takes: option.variadic ? 'several' : option.required || option.optional ? 'one' : 'none',
      values: valuesOf(option, path),
    })),
    arguments: command.registeredArguments.map((argument) => argumentValues(argument, path)),
  };
  // The command "help" takes the names of the others.
  const helped: CommandWords = {
    path: path === '' ? 'help' : `${path} help`,
    commands: own.commands.filter(({ name }) => name !== 'help'),
    options: [],
    arguments: [],
  };
  const children = visible.filter((child) => child.name() !== 'help');
  const below = children.flatMap((child) => wordsBelow(child, path === '' ? child.name() : `${path} ${child.name()}`));
  const first = path === 'check' ? withOptionsBelow(own, below) : own;
  return [first, ...(children.length < visible.length ? [helped] : []), ...below];
}

/** `check` without an interface takes the options of the one in touchstone.yaml, and that is not known here: it has those of all. */
function withOptionsBelow(own: CommandWords, below: readonly CommandWords[]): CommandWords {
  const options = new Map(own.options.map((option) => [option.names.at(-1)!, option]));
  for (const option of below.flatMap(({ options }) => options)) {
    const name = option.names.at(-1)!;
    const known = options.get(name);
    options.set(name, known ? { ...known, values: either(known.values, option.values) } : option);
  }
  return { ...own, options: [...options.values()] };
}

function either(a: Values, b: Values): Values {
  return a.kind === 'sets' && b.kind === 'sets' ? { kind: 'sets', sets: [...new Set([...a.sets, ...b.sets])] } : a;
}

/** One line without control characters, so that it can stand in a script. */
const sentence = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** The suite that a command is about: its last word. */
const suiteOf = (path: string): SuiteName | undefined => SUITES.find(({ name }) => path.endsWith(` ${name}`))?.name;

/** Sets of words that are the same for every suite, by the option whose values they are. */
const SAME = ['level', 'requirements', 'report', 'ci', 'duplicates', 'status', 'order', 'upcoming'];
/** Kinds of sets that each suite has, by the option whose values they are. */
const OF_SUITE: Readonly<Record<string, readonly string[]>> = {
  profile: ['profiles'],
  kind: ['profiles'],
  declare: ['declarations'],
  without: ['facets'],
  only: ['topics', 'checks', 'requirements'],
  skip: ['topics', 'checks', 'requirements'],
  fault: ['faults'],
  variant: ['variants'],
};
/** The same for arguments, of all suites. */
const ARGUMENTS: Readonly<Record<string, readonly string[]>> = {
  id: ['requirements', 'checks', 'choices', 'profiles', 'faults', 'variants'],
  pattern: ['topics', 'checks', 'requirements'],
};

/** Kinds of sets that a suite without choices lacks. */
const OF_CHOICES = ['declarations', 'choices'];

function setsOf(kinds: readonly string[], suites: readonly SuiteName[]): Values {
  const has = (kind: string, suite: SuiteName) => !OF_CHOICES.includes(kind) || choicesOf(suite).length > 0;
  const sets = kinds.flatMap((kind) => suites.filter((suite) => has(kind, suite)).map((suite) => `${kind}_${suite}`));
  return sets.length === 0 ? { kind: 'anything' } : { kind: 'sets', sets };
}
const everySuite = SUITES.map(({ name }) => name);

function valuesOf(option: Option, path: string): Values {
  const name = option.long!.slice(2);
  const suite = suiteOf(path);
  if (SAME.includes(name)) return { kind: 'sets', sets: [name] };
  if (path === 'self-test' && name === 'only') return setsOf(['faults', 'variants'], everySuite);
  if (suite !== undefined && Object.hasOwn(OF_SUITE, name)) return setsOf(OF_SUITE[name]!, [suite]);
  const [, value = ''] = /[<[]([a-z]+)/.exec(option.flags) ?? [];
  return FILE.test(value) ? { kind: 'file' } : { kind: 'anything' };
}

function argumentValues(argument: Argument, path: string): Values {
  const name = argument.name();
  if (name === 'suite' || name === 'shell') return { kind: 'sets', sets: [`${name}s`] };
  if (Object.hasOwn(ARGUMENTS, name)) return setsOf(ARGUMENTS[name]!, everySuite);
  return FILE.test(name) || path === 'audit' ? { kind: 'file' } : { kind: 'anything' };
}

/** The sets of values as one word of a script: `checks_log,checks_feed`, `file` or `anything`. */
export const valuesWord = (values: Values): string => (values.kind === 'sets' ? values.sets.join(',') : values.kind);

/**
 * How many values the options and arguments of all commands take, and which: `1` or, for several, `+`, and the word of the
 * values. The key is `check log|--level` for an option, and `explain|1` for the first argument.
 */
export function valueTable(commands: readonly CommandWords[]): readonly (readonly [key: string, text: string])[] {
  return commands.flatMap(({ path, options, arguments: all }) => [
    ...options
      .filter(({ takes }) => takes !== 'none')
      .flatMap(({ names, takes, values }) =>
        names.map((name) => [`${path}|${name}`, `${takes === 'one' ? '1' : '+'} ${valuesWord(values)}`] as const),
      ),
    ...all.map((values, at) => [`${path}|${at + 1}`, `1 ${valuesWord(values)}`] as const),
  ]);
}
