/** Text of the shell outside of quotes and within double quotes, whose end does not depend on a nested command or expansion. */
const UNQUOTED = String.raw`[^\s;|&()<>{}$'"\\\x60]`;
const QUOTED = String.raw`[^"$\\\x60\n]`;
const EXPANSION = String.raw`\$(?:\{\w+\}|(?![{('"]))`;
/** A word of the shell, and words with nothing but blanks between them: one program with its arguments. */
const WORD = String.raw`(?:${UNQUOTED}|${EXPANSION}|\\[^\n]|'[^'\n]*'|"(?:${QUOTED}|${EXPANSION}|\\[^\n])*")+`;
const ONE_PROGRAM = new RegExp(String.raw`^[ \t]*(?!#)${WORD}(?:[ \t]+${WORD})*[ \t]*$`);

/** Whether a line of `/bin/sh` is one program with its arguments, after which the shell does nothing else. */
export const isOneProgram = (line: string): boolean => ONE_PROGRAM.test(line);
