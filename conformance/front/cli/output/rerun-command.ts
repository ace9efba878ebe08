import { LAUNCHER } from '../../../command/launcher.ts';
import { redactCommand } from '../../../command/redact-command.ts';
import { shellQuote } from '../../../core/text/shell-quote.ts';

/** Options that a rerun of one check must not inherit, with how many values each takes. */
const DROPPED_OPTIONS: Readonly<Record<string, number>> = {
  '--seed': 1,
  '--report': 1,
  '--json': 0,
  '--quiet': 0,
};

/** The command that was given, to be run again: secrets redacted, what names checks and outputs left out. */
export function rerunCommand(argv: readonly string[]): string {
  const kept: string[] = [];
  for (let at = 0; at < argv.length; at++) {
    const word = argv[at]!;
    const [name] = word.split('=');
    const more = word.includes('=') ? 0 : 1;
    if (name === '--only') {
      // It takes as many patterns as there are.
      while (at + 1 < argv.length && !argv[at + 1]!.startsWith('-')) at++;
      continue;
    }
    if (Object.hasOwn(DROPPED_OPTIONS, name!)) {
      at += DROPPED_OPTIONS[name!]! * more;
      continue;
    }
    if (name === '--header') {
      kept.push(name, "'…'");
      at += more;
    } else kept.push(shellQuote(redactCommand(word)));
  }
  return [LAUNCHER, ...kept].join(' ');
}
