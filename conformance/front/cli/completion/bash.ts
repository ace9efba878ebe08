import { inSingleQuotes } from '../../../core/text/shell-quote.ts';
import { type CommandWords, valueTable } from './command-words.ts';
import type { ValueSets } from './value-sets.ts';

/** The script for bash 3.2 or later. */
export function bashScript(commands: readonly CommandWords[], sets: ValueSets): string {
  return `${functionOf(
    'commands',
    commands.map(({ path, commands }) => [path, commands.map(({ name }) => name)]),
  )}
${functionOf(
  'options',
  commands.map(({ path, options }) => [path, options.flatMap(({ names }) => names)]),
)}
${functionOf(
  'values',
  valueTable(commands).map(([key, text]) => [key, [text]]),
)}
${functionOf('words', [...sets])}
${WALK}`;
}

/** A function that puts words into REPLY, by its only argument. */
function functionOf(name: string, cases: readonly (readonly [string, readonly string[]])[]): string {
  const lines = cases
    .filter(([, words]) => words.length > 0)
    .map(([key, words]) => `    ${inSingleQuotes(key)}) REPLY=${inSingleQuotes(words.join(' '))} ;;\n`);
  return `_touchstone_${name}() {\n  case $1 in\n${lines.join('')}    *) REPLY= ;;\n  esac\n}`;
}

/** Walks along the words to the one that is typed. */
const WALK = `_touchstone() {
  local IFS=$' \\t\\n' REPLY path= option= takes=0 set= argument=0 word cur all i n=0
  local -a words
  # Readline separates words at "=" as well.
  for ((i = 1; i <= COMP_CWORD; i++)); do
    word=\${COMP_WORDS[i]}
    if ((n > 0)) && [[ $word == = || \${words[n - 1]} == *= ]]; then words[n - 1]+=$word; else words[n++]=$word; fi
  done
  cur=\${words[n - 1]}
  for ((i = 0; i < n - 1; i++)); do
    word=\${words[i]}
    if [[ $word == -* && $takes != 1 ]]; then
      option=\${word%%=*}
      _touchstone_values "$path|$option"
      takes=\${REPLY%% *} set=\${REPLY#* }
      if [[ -z $takes || ( $word == *=* && $takes == 1 ) ]]; then takes=0; fi
    elif [[ $takes == 1 ]]; then takes=0
    elif [[ $takes == 0 ]]; then
      _touchstone_commands "$path"
      if [[ " $REPLY " == *" $word "* ]]; then path=\${path:+$path }$word; else ((argument++)); fi
    fi
  done
  # After a word that is no command nothing is known.
  if [[ -z $path ]] && ((argument > 0)); then COMPREPLY=(); return; fi
  all= set=\${set:-anything}
  if [[ $cur == --*=* && $takes != 1 ]]; then
    _touchstone_values "$path|\${cur%%=*}"
    set=\${REPLY#* } cur=\${cur#*=}
  elif [[ $takes == 1 || ( $takes == + && $cur != -* ) ]]; then :
  elif [[ $cur == -* ]]; then
    _touchstone_options "$path"
    all=$REPLY set=
  else
    _touchstone_commands "$path"
    all=$REPLY
    _touchstone_values "$path|$((argument + 1))"
    set=\${REPLY#* }
  fi
  if [[ -n $set && $set != file && $set != anything ]]; then
    for word in \${set//,/ }; do
      _touchstone_words "$word"
      all+=" $REPLY"
    done
  fi
  COMPREPLY=()
  # No word of it is taken for a pattern of files.
  read -r -d '' -a words <<< "$all"
  for word in "\${words[@]}"; do
    if [[ $word == "$cur"* ]]; then COMPREPLY+=("$word"); fi
  done
  if [[ $set == file || ( $set == report && $cur == *=* ) ]]; then
    while IFS= read -r word; do COMPREPLY+=("$word"); done < <(compgen -f -- "\${cur#*=}")
    compopt -o filenames 2> /dev/null
  elif [[ $cur == *=* ]]; then
    # Readline keeps what stands before "=".
    for i in "\${!COMPREPLY[@]}"; do COMPREPLY[i]=\${COMPREPLY[i]#"\${cur%%=*}="}; done
  fi
  if [[ \${#COMPREPLY[@]} == 1 && \${COMPREPLY[0]} == *= ]]; then
    compopt -o nospace 2> /dev/null
  fi
}
complete -F _touchstone touchstone
`;
