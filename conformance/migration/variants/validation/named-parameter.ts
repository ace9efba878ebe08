import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { MigrationError } from '../../../../src/reference/migration/index.ts';
import { migrationVariant } from '../../testbed/alteration.ts';
import { withMigrationParts } from '../../testbed/parts.ts';

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

/** Names of contracts that are not in the core package, as the document has them: items with `fromCore: false`, and schemes. */
function ownContractsOf(params: object): readonly string[] {
  const { StandAloneContracts: items, CustomSchemes: schemes } = params as Readonly<Record<string, unknown>>;
  const named: string[] = (Array.isArray(items) ? items : [])
    .filter((item) => item.fromCore === false)
    .map((item) => item.name);
  return [...named, ...(Array.isArray(schemes) ? [] : Object.keys(Object(schemes)))];
}

export const looksForBuildsFirst = migrationVariant({
  text: 'looks for the build files of contracts before it looks at the parameters',
  cites: 'Interface, "Migration parameters": the order in which parameters are looked at is not shown',
  needs: { looks: ['migration/validation/**', 'migration/custom-schemes/literals', 'migration/stand-alone/deployed'] },
  install: (parts) =>
    withMigrationParts(parts, {
      paramsFor: (network, value, where) => {
        for (const level of [value, Object(value).default].filter((at) => typeof at === 'object' && at !== null))
          for (const name of ownContractsOf(level))
            if (!existsSync(join(process.cwd(), 'custom-abis', `${name}.json`)))
              throw new MigrationError('params', `a build of ${name} is missing`);
        return parts.paramsFor(network, value, where);
      },
    }),
});
