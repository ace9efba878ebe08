import { realpathSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { legibleText } from '../../../core/text/legible-text.ts';
import { redactUrl } from '../../../transport/record/redact.ts';
import { optionKey } from './option-words.ts';

/** What a run does with the variables and the files of the person who starts it, by the key of the option. */
const USES: readonly (readonly [key: RegExp, use: string])[] = [
  [/(^|-)env$/, 'sends a variable'],
  [/(^|-)(key|header)-file$/, 'sends a file'],
  [/^client-cert$/, 'sends a file'],
  [/^(client|test-root)-key$/, 'signs with a file'],
  [/^proxy$/, 'sends through a proxy'],
  [/^report$/, 'writes a file'],
  [/^keep$/, 'writes into a folder'],
];
/** Options with an address to which requests go. */
const ADDRESSES = /(^|-)url$|^grpc$/;

/** What a run does with the value of an option, by its key in the file; undefined where nobody's secrets or files are in it. */
export const useOf = (key: string): string | undefined => USES.find(([pattern]) => pattern.test(key))?.[1];

/**
 * A sentence for each variable and file that a configuration file makes a run send, sign with or write, and for its proxy:
 * a file that came with somebody else's project may name a key of the user beside an address of its own, or a file of the
 * user as a report. `options` are those of the file, and `given` those of the command line, which replace them, both under
 * their names in code.
 */
export function fileSentences(
  file: string,
  options: Readonly<Record<string, unknown>>,
  given: Readonly<Record<string, unknown>>,
): readonly string[] {
  const addresses = Object.entries({ ...options, ...given }).flatMap(([name, value]) =>
    ADDRESSES.test(optionKey(name)) ? textsOf(value).map((address) => legibleText(redactUrl(address))) : [],
  );
  return Object.entries(options).flatMap(([name, value]) => {
    const key = optionKey(name);
    const use = useOf(key);
    if (use === undefined || given[name] !== undefined) return [];
    const to =
      use.startsWith('sends a ') && addresses.length > 0 ? `, to ${[...new Set(addresses)].join(' and ')}` : '';
    return textsOf(value).flatMap((text) => {
      const named = namedBy(key, text);
      return named === undefined ? [] : [`${legibleText(file)} ${use} (${key}): ${named}${to}`];
    });
  });
}

const textsOf = (value: unknown): readonly string[] => [value].flat().filter((one) => typeof one === 'string');

/** What the value of an option names, on one line; undefined for a report that is only printed. */
function namedBy(key: string, text: string): string | undefined {
  const legible = (words: string) => legibleText(words.replaceAll(/\s+/g, ' ').trim());
  if (key === 'proxy') return text === 'direct' ? undefined : legible(redactUrl(text));
  if (key.endsWith('env')) return legible(text);
  const path = key === 'report' ? /(?<==).+$/s.exec(text)?.[0] : text;
  if (path === undefined || path === '') return undefined;
  const real = behindLinks(path);
  return real === undefined ? legible(path) : `${legible(path)}, which is ${legible(real)}`;
}

/** The file behind a path that leads through links; undefined where it leads through no link, or to no folder. */
function behindLinks(path: string): string | undefined {
  const real = resolve(realPath(path) ?? join(realPath(dirname(path)) ?? dirname(path), basename(path)));
  return real === resolve(path) ? undefined : real;
}

function realPath(path: string): string | undefined {
  try {
    return realpathSync(path);
  } catch {
    return undefined;
  }
}
