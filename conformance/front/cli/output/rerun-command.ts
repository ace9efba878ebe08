import { LAUNCHER } from '../../../command/launcher.ts';
import { redactCommand } from '../../../command/secrets/command-secrets.ts';
import { wordAddresses } from '../../../command/secrets/secret-parts.ts';
import { shellQuote } from '../../../core/text/shell-quote.ts';

/** Options that a rerun of a single check must not repeat, with the number of their values. */
const DROPPED_OPTIONS: Readonly<Record<string, number>> = {
  '--seed': 1,
  '--only-failed': 1,
  '--report': 1,
  '--json': 0,
  '--quiet': 0,
};

/** Options that take a command line: `--start-command`, `--command`. */
const COMMAND = /^--([a-z-]+-)?command$/;

/** A word without secrets. `before`: the word before it. */
function shownWord(word: string, before = ''): string {
  const [, name, value] = /^(--[a-z-]+)=(.*)$/s.exec(word) ?? [];
  if (name !== undefined && COMMAND.test(name)) return `${name}=${redactCommand(value!)}`;
  return COMMAND.test(before) ? redactCommand(word) : wordAddresses(word).shown;
}

/** The given command for a rerun: with secrets redacted, and without options that name checks and outputs. */
export function rerunCommand(argv: readonly string[]): string {
  const words: string[] = [];
  for (let at = 0; at < argv.length; at++) {
    const word = argv[at]!;
    const [name] = word.split('=');
    const more = word.includes('=') ? 0 : 1;
    if (name === '--only') {
      // The option takes any number of patterns.
      while (at + 1 < argv.length && !argv[at + 1]!.startsWith('-')) at++;
      continue;
    }
    if (Object.hasOwn(DROPPED_OPTIONS, name!)) {
      at += DROPPED_OPTIONS[name!]! * more;
      continue;
    }
    if (name === '--header') {
      words.push(name, "'…'");
      at += more;
    } else words.push(shellQuote(shownWord(word, argv[at - 1])));
  }
  return [LAUNCHER, ...words].join(' ');
}
