import { MigrationError } from '../../../../src/reference/migration/index.ts';
import { migrationVariant } from '../../testbed/alteration.ts';

/** Of German, as many as show that no check reads English. */
const WORDS: readonly (readonly [RegExp, string])[] = [
  [/\bexpected\b/gi, 'erwartet wird'],
  [/\bfound\b/gi, 'da steht'],
  [/\bcannot be\b/gi, 'kann nicht werden'],
  [/\bis not installed\b/gi, 'fehlt'],
  [/\brefused\b|\breverted\b/gi, 'abgewiesen'],
  [/\bno JSON-RPC answer from\b/gi, 'keine Antwort von'],
];
const german = (text: string) => WORDS.reduce((left, [word, other]) => left.replace(word, other), text);

function translated(error: unknown): never {
  throw error instanceof MigrationError ? new MigrationError(error.code, german(error.message)) : error;
}

type Any = (...given: never[]) => unknown;

/** What it throws, or rejects with, in other words. */
function said<F extends Any>(part: F): F {
  return ((...given: never[]) => {
    try {
      const value = part(...given);
      return value instanceof Promise ? value.catch(translated) : value;
    } catch (error) {
      return translated(error);
    }
  }) as F;
}

export const anotherLanguage = migrationVariant({
  text: 'speaks another language',
  cites: 'Interface, "Errors": the words of errors are not shown',
  needs: { looks: ['migration/validation/**', 'migration/exit/**'] },
  install: (parts) => ({
    ...parts,
    accountOf: said(parts.accountOf),
    gasPriceOf: said(parts.gasPriceOf),
    openCore: said(parts.openCore),
    paramsFor: said(parts.paramsFor),
    readResultFile: said(parts.readResultFile),
    writeResultFile: said(parts.writeResultFile),
    lock: said(parts.lock),
    provider: (provider) => ({ request: said(parts.provider(provider).request) }),
    reporter: (reporter) => ({ ...reporter, say: (text) => reporter.say(german(text)) }),
  }),
});
