import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { shellQuote } from '../../../core/text/shell-quote.ts';

/** What a shell takes for one word: characters, escapes and quoted texts that nothing divides. */
const WORD = /(?:[^\s;|&()<>'"\\]|\\[\s\S]|'[^']*'|"(?:[^"\\]|\\[\s\S])*")+/g;
/** What may stand before a path: the name of a variable or of a long option. */
const SETTING = /^(?:--?)?\w[\w-]*=/;
/** A word of which the shell changes nothing. */
const PLAIN = /^[\p{L}\p{N}._/-]+$/u;
/** A word in quotes, of which it changes nothing either. */
const QUOTED = /^(['"])(\.{1,2}\/[^'"$`\\]*)\1$/;

/**
 * A command line of `/bin/sh` for another working folder than its author's. A word that names a file from `cwd` becomes that
 * file: one that begins with `./` or `../` always; one with a slash in it where there is such a file or folder; one without,
 * where there is such a file, unless it is the program itself, which the shell looks for on the path. What stands in quotes
 * is left alone but for `'./…'`, and so is what the shell would change.
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

/** What the file is called that an interpreter runs. */
const FILE = /^[^-*?$:\s][^*?$:\s]*\.(?:[cm]?[jt]s|py|rb|sh|bash|pl|php|jar|lua)$/i;

/** The first word of a command line that is called like a program's file, and is none from `cwd`; undefined where there is none such. */
export function missingFile(cwd: string, command: string): string | undefined {
  const [, ...words] = shellWords(command).filter((word) => !SETTING.test(word));
  return words.find((word) => FILE.test(word) && !statSync(resolve(cwd, word), { throwIfNoEntry: false }));
}

/** The words of a command line, without the quotes around them: for people. */
export function shellWords(command: string): readonly string[] {
  return (command.match(WORD) ?? []).map((word) => word.replace(/^(['"])([^'"]*)\1$/, '$2'));
}

function isMeant(path: string, cwd: string, program: boolean): boolean {
  if (/^\.{1,2}\//.test(path)) return true;
  const found = statSync(resolve(cwd, path), { throwIfNoEntry: false });
  if (!found || path.startsWith('/')) return false;
  return path.includes('/') ? true : found.isFile() && !program;
}
