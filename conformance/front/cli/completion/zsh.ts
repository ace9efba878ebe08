import { inSingleQuotes } from '../../../core/text/shell-quote.ts';
import { type CommandWords, valueTable } from './command-words.ts';
import type { ValueSets } from './value-sets.ts';

/** The script for zsh 5 or later: to be evaluated, or kept as `_touchstone` in a folder of `fpath`. */
export function zshScript(commands: readonly CommandWords[], sets: ValueSets): string {
  const table = (entries: readonly (readonly [string, string])[]) =>
    entries.map(([key, text]) => `  ${inSingleQuotes(key)} ${inSingleQuotes(text)}\n`).join('');
  const described = (words: readonly (readonly [string, string])[]) =>
    words.map(([word, text]) => `${word.replaceAll(':', '\\:')}:${text}`).join('\n');
  return `#compdef touchstone
typeset -gA _touchstone_commands _touchstone_options _touchstone_values _touchstone_words
_touchstone_commands=(
${table(commands.map(({ path, commands }) => [`/${path}`, described(commands.map(({ name, description }) => [name, description]))]))})
_touchstone_options=(
${table(
  commands.map(({ path, options }) => [
    `/${path}`,
    described(options.flatMap(({ names, description }) => names.map((name) => [name, description] as const))),
  ]),
)})
_touchstone_values=(
${table(valueTable(commands).map(([key, text]) => [`/${key}`, text]))})
_touchstone_words=(
${table([...sets].map(([name, words]) => [name, words.join(' ')]))})
${WALK}`;
}

/** Walks along the words to the one that is typed. */
const WALK = `_touchstone() {
  local word at=/ takes=0 set= argument=0 cur=\${words[CURRENT]} entry
  local -a names all
  for word in "\${(@)words[2,CURRENT-1]}"; do
    if [[ $word == -* && $takes != 1 ]]; then
      entry=\${_touchstone_values[$at|\${word%%=*}]}
      takes=\${\${entry%% *}:-0} set=\${entry#* }
      [[ $word == *=* && $takes == 1 ]] && takes=0
    elif [[ $takes == 1 ]]; then takes=0
    elif [[ $takes == 0 ]]; then
      names=("\${(@)\${(@f)_touchstone_commands[$at]}%%:*}")
      if (( \${names[(Ie)$word]} )); then at=\${at%/}\${\${at:#/}:+ }$word at=/\${at#/}; else (( argument++ )); fi
    fi
  done
  # After a word that is no command nothing is known.
  [[ $at == / && $argument -gt 0 ]] && return
  if [[ $cur == --*=* && $takes != 1 ]]; then
    entry=\${_touchstone_values[$at|\${cur%%=*}]}
    set=\${entry#* }
    compset -P '*='
  elif [[ $takes == 1 || ( $takes == + && $cur != -* ) ]]; then :
  elif [[ $cur == -* ]]; then
    all=("\${(@f)_touchstone_options[$at]}")
    _describe -o option all
    return
  else
    all=("\${(@f)_touchstone_commands[$at]}")
    [[ -n $all ]] && _describe command all
    entry=\${_touchstone_values[$at|$(( argument + 1 ))]}
    set=\${entry#* }
  fi
  case $set in
    file) _files ;;
    '' | anything) ;;
    report) if compset -P '*='; then _files; else compadd -S '' -- \${=_touchstone_words[report]}; fi ;;
    *) for word in \${(s:,:)set}; do compadd -- \${=_touchstone_words[$word]}; done ;;
  esac
}
if [[ $funcstack[1] == _touchstone ]]; then
  _touchstone "$@"
else
  (( $+functions[compdef] )) || { autoload -Uz compinit && compinit; }
  compdef _touchstone touchstone
fi
`;
