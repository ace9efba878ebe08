import { readFileSync, statSync } from 'node:fs';
import { inSingleQuotes } from '../../core/text/shell-quote.ts';
import { isSecretName } from '../../transport/secrets/secret-name.ts';
import { secretWords } from '../../transport/secrets/secret-words.ts';
import { secretPart, wordAddresses } from './secret-parts.ts';
import { shellWords } from './shell-words.ts';

/** Stands for a secret in a command line. */
const LEFT_OUT = '…';
/** A word may be a command line itself (`sh -c '…'`), and that again. */
const DEPTH = 3;
/** A longer file is no key. */
const KEY_FILE_BYTES = 16_384;
/** An option of ours that is called a key, and names the file of one: the report has to show which file. */
const NAMES_FILE = /^--client-key(=|$)/;
/** Values that say nothing, and would be found in every other text. */
const TRIVIAL = /^(true|false|yes|no|on|off|null|none|\d{1,4})$/i;

/** A command line from the user without its secrets: each stands as an ellipsis. */
export function redactCommand(command: string, depth = DEPTH): string {
  let shown = '';
  let end = 0;
  const words = shellWords(command);
  for (const [index, { text, start, end: next }] of words.entries()) {
    shown += command.slice(end, start);
    end = next;
    const raw = command.slice(start, next);
    const part = secretPart(text, words[index - 1]?.text, raw);
    const inner = /\s/.test(text) && depth > 0 ? redactCommand(text, depth - 1) : text;
    if (part) shown += `${part.shown.trimEnd()}${/:\s*$/.test(part.shown) ? ' ' : ''}${LEFT_OUT}`;
    else shown += inner === text ? wordAddresses(raw).shown : inSingleQuotes(inner);
  }
  return shown + command.slice(end);
}

/** The surroundings of a command line: the values of variables, and the texts of files. */
export interface CommandSurroundings {
  readonly env: Readonly<Record<string, string | undefined>>;
}

/**
 * The secrets in a command line: values of options, assignments, headers and addresses, and of variables and files that it
 * names as secrets (`--token-env TOKEN`, `"$API_KEY"`, `--key-file FILE`).
 */
export function secretsOfCommand(command: string, around: CommandSurroundings, depth = DEPTH): readonly string[] {
  const words = shellWords(command).map(({ text, start, end }) => ({ text, raw: command.slice(start, end) }));
  return secretsIn(words, around, depth);
}

/** The same of the words of our own command line, from which a shell has removed the quotes. */
export function secretsOfWords(words: readonly string[], around: CommandSurroundings): readonly string[] {
  const texts = words.filter((word, index) => !(NAMES_FILE.test(word) || NAMES_FILE.test(`${words[index - 1]}=`)));
  return secretsIn(
    texts.map((text) => ({ text })),
    around,
    DEPTH,
  );
}

function secretsIn(
  words: readonly { readonly text: string; readonly raw?: string }[],
  around: CommandSurroundings,
  depth: number,
): readonly string[] {
  const found = words.flatMap(({ text: word, raw }, index) => {
    const before = words[index - 1]?.text;
    const part = secretPart(word, before, raw);
    return [
      ...(part ? secretsOfValue(part.secret) : []),
      ...wordAddresses(word).secrets,
      ...namedSecrets(word, before, around),
      ...(before === '--header' || before === '-H' || word.startsWith('--header=') ? headerSecrets(word) : []),
      ...(!part && /\s/.test(word) && depth > 0 ? secretsOfCommand(word, around, depth - 1) : []),
    ];
  });
  return [...new Set(found)].filter((secret) => secret !== '' && !TRIVIAL.test(secret));
}

/** A value, and the token in it behind the name of a scheme: `Bearer …`. */
const secretsOfValue = (value: string): string[] => {
  const [, token] = /^(?:Bearer|Basic|Token)\s+(\S+)$/i.exec(value) ?? [];
  return token === undefined ? [value] : [value, token];
};

/** The secrets in a header: `Name: value`. */
const headerSecrets = (line: string): readonly string[] => {
  const colon = line.indexOf(':');
  return colon < 0 ? [] : secretWords([[line.slice(0, colon).replace(/^--header=/, ''), line.slice(colon + 1)]]);
};

/** Secrets in the variables and files that a word names. */
function namedSecrets(word: string, before: string | undefined, { env }: CommandSurroundings): string[] {
  const references = [...word.matchAll(/\$\{?(\w+)/g)].map(([, name]) => name!).filter(isSecretName);
  const [option, inline] = /^(--[\w-]+)=(.*)$/s.exec(word)?.slice(1) ?? [before, word];
  const [, about, source] = /^--?([\w-]+)-(env|file)$/.exec(option ?? '') ?? [];
  const isNamed = about !== undefined && (isSecretName(about) || about === 'header');
  const value = isNamed && source === 'file' ? keyIn(inline!) : isNamed ? env[inline!] : undefined;
  const lines = (value ?? '').split(/\r?\n/).filter((line) => !line.startsWith('-----'));
  const secrets = about === 'header' ? lines.flatMap(headerSecrets) : lines;
  return [...references.map((name) => env[name]), ...secrets].flatMap((one) => (one ? [one] : []));
}

/** The text of a key file; undefined for a file that cannot be read or is too long for one. */
function keyIn(file: string): string | undefined {
  try {
    const stat = statSync(file);
    return stat.isFile() && stat.size <= KEY_FILE_BYTES ? readFileSync(file, 'utf8') : undefined;
  } catch {
    return undefined;
  }
}
