import type { CommandWords, OptionWords, Values } from './command-words.ts';
import type { ValueSets } from './value-sets.ts';

/** The script for fish 3 or later. */
export function fishScript(commands: readonly CommandWords[], sets: ValueSets): string {
  const paths = commands.map(({ path }) => quoted(path)).join(' ');
  return `${START.replace('PATHS', paths)}
function __touchstone_words
  for set in $argv
    switch $set
${[...sets].map(([name, words]) => `      case ${name}\n        printf '%s\\n' ${words.map(quoted).join(' ')}\n`).join('')}    end
  end
end
complete -c touchstone -e
complete -c touchstone -f
${commands.flatMap(completionsOf).join('\n')}
`;
}

/** A text in single quotes, in which fish knows two escapes. */
const quoted = (text: string): string => `'${text.replaceAll(/[\\']/g, '\\$&')}'`;

function completionsOf({ path, commands, options, arguments: all }: CommandWords): readonly string[] {
  const here = `complete -c touchstone -n ${quoted(`__touchstone_at ${quoted(path)}`)}`;
  // Fish gives the words of all arguments at each of them.
  const given = [...new Set(all.map(wordsFor))].filter((words) => words !== '');
  return [
    ...commands.map(({ name, description }) => `${here} -a ${name} -d ${quoted(description)}`),
    ...options.map((option) => `${here} ${namesOf(option)}${valuesFor(option)} -d ${quoted(option.description)}`),
    ...given.map((words) => `${here} ${words}`),
  ];
}

const namesOf = ({ names }: OptionWords): string =>
  names.map((name) => (name.startsWith('--') ? `-l ${name.slice(2)}` : `-s ${name.slice(1)}`)).join(' ');

function valuesFor({ takes, values }: OptionWords): string {
  if (takes === 'none') return '';
  return values.kind === 'file' ? ' -r -F' : ` -x ${wordsFor(values)}`.trimEnd();
}

function wordsFor(values: Values): string {
  if (values.kind === 'file') return '-F';
  return values.kind === 'sets' ? `-a '(__touchstone_words ${values.sets.join(' ')})'` : '';
}

const START = `# The command that the words name so far.
function __touchstone_at
  set -l tokens (commandline -opc)
  set -l at ''
  for token in $tokens[2..-1]
    set -l longer (string trim -- "$at $token")
    if contains -- "$longer" PATHS
      set at $longer
    end
  end
  test "$at" = "$argv[1]"
end`;
