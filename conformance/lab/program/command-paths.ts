import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { shellQuote } from '../../core/text/shell-quote.ts';

/** A word of the shell: characters, escapes and quoted texts without a separator between them. */
const WORD = /(?:[^\s;|&()<>'"\\]|\\[\s\S]|'[^']*'|"(?:[^"\\]|\\[\s\S])*")+/g;
/** The text that may come before a path in a word: a variable or a long option, and `=`. */
const SETTING = /^(?:--?)?\w[\w-]*=/;
/** A word in which the shell expands nothing. */
const PLAIN = /^[\p{L}\p{N}._/-]+$/u;
/** A quoted path in which the shell expands nothing. */
const QUOTED = /^(['"])(\.{1,2}\/[^'"$`\\]*)\1$/;

/**
 * A command line of `/bin/sh` for another working folder than its author's. A word that names a file relative to `cwd` becomes
 * an absolute path: always if it begins with `./` or `../`; if it has a slash, where such a file or folder exists; without a
 * slash, where such a file exists, unless it is the program itself, which the shell finds on the PATH. Quoted words except
 * `'./…'` stay as they are, and so do words that the shell would expand.
 */
export function commandForAnyFolder(cwd: string, command: string): string {
  let begins = true;
  let last = 0;
  return command.replace(WORD, (word, at: number) => {
    begins ||= /[;|&(\n]/.test(command.slice(last, at));
    last = at + word.length;
    const [setting = ''] = SETTING.exec(word) ?? [];
    const text = word.slice(setting.length);
    const path = PLAIN.test(text) ? text : QUOTED.exec(text)?.[2];
    const program = begins && setting === '';
    if (program) begins = false;
    if (path === undefined || !isMeant(path, cwd, program)) return word;
    return setting + shellQuote(resolve(cwd, path));
  });
}

/** The name of a file that an interpreter runs. */
const FILE = /^[^-*?$:\s][^*?$:\s]*\.(?:[cm]?[jt]s|py|rb|sh|bash|pl|php|jar|lua)$/i;

/** The first word of a command line that looks like the file of a program and does not exist in `cwd`; else undefined. */
export function missingFile(cwd: string, command: string): string | undefined {
  const [, ...words] = unquotedWords(command).filter((word) => !SETTING.test(word));
  return words.find((word) => FILE.test(word) && !statSync(resolve(cwd, word), { throwIfNoEntry: false }));
}

/** The words of a command line without the quotes around them, to be shown to people. */
export function unquotedWords(command: string): readonly string[] {
  return (command.match(WORD) ?? []).map((word) => word.replace(/^(['"])([^'"]*)\1$/, '$2'));
}

function isMeant(path: string, cwd: string, program: boolean): boolean {
  if (/^\.{1,2}\//.test(path)) return true;
  const entry = statSync(resolve(cwd, path), { throwIfNoEntry: false });
  if (!entry || path.startsWith('/')) return false;
  return path.includes('/') ? true : entry.isFile() && !program;
}
