import { redactUrl } from '../../target/redact.ts';

/** Options that a rerun of one check must not inherit, with how many values each takes. */
const DROPPED: Readonly<Record<string, number>> = {
  '--seed': 1,
  '--report': 1,
  '--json': 0,
  '--quiet': 0,
};

/** A setting before a command that we are to start: `TOKEN=… ./server`. */
const SECRET_SETTING = /\b(\w*(?:key|token|secret|password)\w*=)\S+/gi;

/** A command line that somebody gave, without the secrets that are set in front of it. */
export const withoutSecrets = (command: string): string => redactUrl(command).replace(SECRET_SETTING, '$1…');

/** What a person types to run this program: in a clone it runs from source, elsewhere it is installed beside a project. */
export const LAUNCHER = import.meta.url.endsWith('.ts') ? 'npm run touchstone --' : 'npx touchstone';

/** The same where a program reads the output: npm would put a banner in front of it. */
export const QUIET_LAUNCHER = LAUNCHER.replace('npm run', 'npm run --silent');

/** The command that was given, to be run again: secrets redacted, what names checks and outputs left out. */
export function commandLine(argv: readonly string[]): string {
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
    if (Object.hasOwn(DROPPED, name!)) {
      at += DROPPED[name!]! * more;
      continue;
    }
    if (name === '--header') {
      kept.push(name, "'…'");
      at += more;
    } else kept.push(quote(withoutSecrets(word)));
  }
  return [LAUNCHER, ...kept].join(' ');
}

/** A word as a shell takes it for one. */
export const quote = (word: string): string =>
  /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
