import type { CommandWords, OptionWords, Values } from './command-words.ts';
import type { ValueSets } from './value-sets.ts';

/** The script for fish 3 or later. */
export function fishScript(commands: readonly CommandWords[], sets: ValueSets): string {
  const paths = commands.map(({ path }) => quoted(path)).join(' ');
  return `${START.replace('PATHS', paths)}
function __touchstone_words
  for set in $argv
    switch $set
${[...sets].map(([name, words]) => `      case ${name}\n        printf '%s\\t${kindOf(name)}\\n' ${words.map(quoted).join(' ')}\n`).join('')}    end
  end
end
complete -c touchstone -e
complete -c touchstone -f
${commands.flatMap(completionsOf).join('\n')}
`;
}

/** The kind of the words of a set, which fish shows beside each: `check` of `checks_log`. */
const kindOf = (set: string): string => set.split('_')[0]!.replace(/s$/, '');

/** A text in single quotes, in which fish knows two escapes. */
const quoted = (text: string): string => `'${text.replaceAll(/[\\']/g, '\\$&')}'`;

function completionsOf({ path, commands, options, arguments: all }: CommandWords): readonly string[] {
  const here = `complete -c touchstone -n ${quoted(`__touchstone_at ${quoted(path)}`)}`;
  // Fish gives the words of all arguments at each of them.
  const given = [...new Set(all.map(wordsFor))].filter((words) => words !== '');
  return [
    ...commands.map(({ name, description }) => `${here} -a ${name} -d ${quoted(description)}`),
    ...options.map((option) => `${here} ${namesOf(option)}${valuesFor(option)} -d ${quoted(option.description)}`),
    ...options.filter(({ takes }) => takes === 'several').flatMap((option) => furtherValues(path, option)),
    ...given.map((words) => `${here} ${words}`),
  ];
}

/** Fish knows options of one value: further values of one that takes several are words after it. */
function furtherValues(path: string, { names, values }: OptionWords): readonly string[] {
  if (values.kind !== 'sets') return [];
  const after = `__touchstone_at ${quoted(path)}; and __touchstone_after ${names.join(' ')}`;
  return [`complete -c touchstone -n ${quoted(after)} ${wordsFor(values)}`];
}

const namesOf = ({ names }: OptionWords): string =>
  names.map((name) => (name.startsWith('--') ? `-l ${name.slice(2)}` : `-s ${name.slice(1)}`)).join(' ');

function valuesFor({ takes, values }: OptionWords): string {
  if (takes === 'none') return '';
  return values.kind === 'file' ? ' -r -F' : ` -x ${wordsFor(values)}`.trimEnd();
}

function wordsFor(values: Values): string {
  if (values.kind === 'file') return '-F';
  if (values.kind !== 'sets') return '';
  const files = values.sets.includes('report') ? ' (__touchstone_files)' : '';
  return `-a '(__touchstone_words ${values.sets.join(' ')})${files}'`;
}

const START = `# The command that the words name so far.
function __touchstone_at
  set -l tokens (commandline -opc)
  set -l at ''
  for token in $tokens[2..-1]
    set -l longer (string trim -- "$at $token")
    if contains -- "$longer" PATHS
      set at $longer
    else if test -z "$at"; and not string match -q -- '-*' $token
      # A word that is no command.
      return 1
    end
  end
  test "$at" = "$argv[1]"
end
# Whether the last option before the cursor is one of these.
function __touchstone_after
  set -l options (commandline -opc | string match -r -- '^-.*')
  contains -- "$options[-1]" $argv
end
# Files behind a format: junit=FILE.
function __touchstone_files
  set -l parts (string match -r -- '^([^=]*=)(.*)$' (commandline -ct))
  or return
  for file in $parts[3]*
    printf '%s\\tfile\\n' "$parts[2]$file"
  end
end`;
