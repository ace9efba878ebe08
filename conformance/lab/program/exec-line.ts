/** Text of the shell outside of quotes and within double quotes, whose end does not depend on a nested command or expansion. */
const UNQUOTED = String.raw`[^\s;|&()<>{}$'"\\\x60]`;
const QUOTED = String.raw`[^"$\\\x60\n]`;
const EXPANSION = String.raw`\$(?:\{\w+\}|(?![{('"]))`;
/** A word of the shell, and words with nothing but blanks between them: one program with its arguments. */
const WORD = String.raw`(?:${UNQUOTED}|${EXPANSION}|\\[^\n]|'[^'\n]*'|"(?:${QUOTED}|${EXPANSION}|\\[^\n])*")+`;
const ONE_PROGRAM = new RegExp(String.raw`^[ \t]*(?![#-])(${WORD})(?:[ \t]+${WORD})*[ \t]*$`);

/**
 * A line of `/bin/sh` that runs a command line with further words, and becomes its program where that is a file. As a child of
 * the shell a killed program would keep its id until process 1 waits for it, since its parent is killed too; in some
 * containers that takes seconds or never happens, and a lock with that id then seems to be held. `words`: text of the
 * shell, such as `"$@"`. Builtins, settings, and lines of more than one command stay as they are, and so does
 * setsid(1): as the leader of a session it would run its program in the background.
 */
export function execLine(command: string, words = ''): string {
  const line = words === '' ? command : `${command} ${words}`;
  const program = ONE_PROGRAM.exec(command)?.[1];
  // POSIX: `command -v` writes an absolute path for a program only, not for a word of the shell. A line may end in a comment.
  return program === undefined
    ? line
    : `case $(command -v ${program}) in */setsid) ;; /*) exec ${line}\n;; esac\n${line}`;
}
