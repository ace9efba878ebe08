import type { Place } from '../place/place.ts';
import { programRunner } from './program.ts';
import type { ProgramResult } from './program-result.ts';

/** The completions that bash offers with a completion script. */
export interface BashCompletion {
  /** The commands for which the script registered completions. */
  readonly commands: readonly string[];
  /** The completions of an empty first word, and of a word that begins with two hyphens. */
  readonly words: readonly string[];
  /** Functions or programs that it calls and that do not exist. */
  readonly missing: string | undefined;
}

const TIMEOUT_MS = 10_000;
/** How bash speaks of a function or a program that it cannot run. */
const MISSING = /command not found|No such file or directory|Permission denied/i;

/** Loads a script and calls its completions as the shell would (bash(1), "Programmable Completion"). */
const ASK = `
for one in /usr/share/bash-completion/bash_completion /usr/local/share/bash-completion/bash_completion; do
  [ -r "$one" ] && . "$one"
done
complete -r
eval "$1"
while IFS= read -r line; do
  [ -n "$line" ] || continue
  eval "spec=($line)"
  last=$((\${#spec[@]} - 1))
  name=\${spec[$last]}
  case $name in -*) continue ;; esac
  printf 'command\\t%s\\n' "$name"
  function=
  for ((i = 1; i < last; i++)); do [ "\${spec[$i]}" = -F ] && function=\${spec[$((i + 1))]}; done
  for word in '' --; do
    COMP_WORDS=("$name" "$word") COMP_CWORD=1 COMP_LINE="$name $word" COMP_TYPE=9 COMP_KEY=9 COMPREPLY=()
    COMP_POINT=\${#COMP_LINE}
    if [ -n "$function" ]; then
      "$function" "$name" "$word" "$name"
    else
      while IFS= read -r reply; do COMPREPLY+=("$reply"); done < <(compgen "\${spec[@]:1:$((last - 1))}" -- "$word")
    fi
    for reply in "\${COMPREPLY[@]}"; do printf 'word\\t%s\\n' "$reply"; done
  done
done <<< "$(complete -p)"
`;

/** The syntax error that bash reports for a script, or undefined. @throws Error where bash is not installed. */
export async function bashSyntaxError(script: string, at: Place): Promise<string | undefined> {
  const ran = await bash(['-n'], at, script);
  if (ran.ended.by === 'exit' && ran.ended.code === 0) return undefined;
  return ran.stderr.text.trim() || 'bash rejects it without a message';
}

/** Runs the completions of a script in a place of its own. @throws Error where bash is not installed. */
export async function bashCompletion(script: string, at: Place): Promise<BashCompletion> {
  const { stdout, stderr } = await bash(['--noprofile', '--norc', '-c', ASK, 'bash', script], at);
  const lines = stdout.text.split('\n').map((line) => line.split('\t'));
  const of = (kind: string) => lines.flatMap(([is, text = '']) => (is === kind ? [text.trim()] : []));
  const missing = stderr.text.split('\n').find((line) => MISSING.test(line));
  return { commands: of('command'), words: of('word'), missing };
}

async function bash(args: readonly string[], at: Place, says?: string): Promise<ProgramResult> {
  const stdin = says === undefined ? 'closed' : { says };
  const ran = await programRunner()(['/usr/bin/env', 'bash', ...args], { ...at, stdin, timeoutMs: TIMEOUT_MS });
  if (ran.ended.by === 'exit' && ran.ended.code === 127)
    throw new Error('bash is not installed, so the script cannot be tried');
  return ran;
}
