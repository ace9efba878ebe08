import { existsSync, readdirSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { specDocument } from '../../../command/package-data.ts';
import { pageAddress } from '../../../command/page-address.ts';
import { throwUsageError, UsageError } from '../../../command/usage-error.ts';
import { inSingleQuotes } from '../../../core/text/shell-quote.ts';
import type { KeptReport } from '../../../report/kept/kept-report.ts';
import type { Implementation, Trophy } from '../../../report/site/implementation-facts.ts';
import { readYaml } from '../config/read-yaml.ts';
import { readEarlier } from './earlier.ts';
import type { ImplementationFile } from './implementation.ts';
import { readKept } from './read-kept.ts';
import { type Catalogue, implementationRefusals, trophyRefusals } from './refusals.ts';

/** The page about results, at a heading. */
export const page = (heading: string): string => pageAddress(`docs/results.md#${heading}`);

/** The names of the files of a folder of results. */
export const FILES = { implementation: 'implementation.yaml', report: 'report.json', earlier: 'earlier' } as const;
const TROPHIES = 'trophies.yaml';

/** The folder of results: what can be shown, and a sentence for each thing that is refused. */
export interface Results {
  readonly implementations: readonly Implementation[];
  readonly trophies: readonly Trophy[];
  readonly refused: readonly string[];
}

/** The names of the implementations in a folder, sorted. @throws UsageError where it is no folder of results */
export function implementationNames(folder: string): readonly string[] {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory())
    throwUsageError(
      `${folder} is no folder; name the folder of results, such as results/ (${page('in-your-own-project')})`,
    );
  const names = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map(({ name }) => name)
    .sort();
  return names.length > 0 ? names : throwUsageError(`${folder} has no folder of an implementation`);
}

/** The file that says what an implementation is. @throws UsageError */
export function readImplementation(folder: string, name: string): ImplementationFile {
  const file = join(folder, name, FILES.implementation);
  if (!existsSync(file))
    throwUsageError(
      `${join(folder, name)} is refused: it has no ${FILES.implementation}, which names the command: write one (${page('a-folder')})`,
    );
  return readYaml<ImplementationFile>(file, specDocument('implementation.schema.json'));
}

/** The folder in which the commands of a folder of results run: the one around it. */
export const rootOf = (folder: string): string => dirname(resolve(folder));

/** Reads a folder of results. */
export function readResults(folder: string, catalogue: Catalogue): Results {
  const refused: string[] = [];
  const tried = <Value>(read: () => Value): Value | undefined => {
    try {
      return read();
    } catch (cause) {
      if (!(cause instanceof UsageError)) throw cause;
      refused.push(cause.message);
      return undefined;
    }
  };
  const implementations = implementationNames(folder).flatMap((name) => {
    const file = tried(() => readImplementation(folder, name));
    const report = file && tried(() => presentReport(folder, name));
    if (!file || !report) return [];
    const again = `touchstone results make ${name}${within(folder)} --write`;
    const reasons = [...nameRefusals(name), ...implementationRefusals(file, report, catalogue, again)];
    refused.push(...reasons.map((reason) => `${join(folder, name)} is refused: ${reason}`));
    const { requirements: _set, ...facts } = file;
    const earlier = tried(() => readEarlier(join(folder, name, FILES.earlier))) ?? [];
    return reasons.length > 0 ? [] : [{ ...facts, folder: name, report, earlier }];
  });
  const trophies = tried(() => readTrophies(join(folder, TROPHIES))) ?? [];
  refused.push(...trophyRefusals(trophies, implementations, catalogue, rootOf(folder)));
  return { implementations: implementations.sort(inOrder(catalogue)), trophies, refused };
}

/** Names of folders whose page would be another page of the site, or no file everywhere. */
const nameRefusals = (name: string): readonly string[] =>
  /^(?!(index|trophies|requirements-.*)$)[a-z\d][a-z\d.-]*$/.test(name)
    ? []
    : ['expected a name of small letters, digits, points and hyphens that is not that of another page'];

/** The option that names this folder, where it is not the usual one. */
const within = (folder: string): string =>
  folder === 'results' ? '' : ` --in ${/^[\w./-]+$/.test(folder) ? folder : inSingleQuotes(folder)}`;

function presentReport(folder: string, name: string): KeptReport {
  const path = join(folder, name, FILES.report);
  if (!existsSync(path))
    throwUsageError(
      `${join(folder, name)} is refused: it has no ${FILES.report}; make it: touchstone results make ${name}${within(folder)}`,
    );
  return readKept(path);
}

const readTrophies = (file: string): readonly Trophy[] =>
  existsSync(file)
    ? readYaml<{ trophies: readonly Trophy[] }>(file, specDocument('trophies.schema.json')).trophies
    : [];

const KINDS = ['other', 'example', 'reference'] as const;

/** By suite, those of other people first, then by name. */
const inOrder =
  ({ suites }: Catalogue) =>
  (a: Implementation, b: Implementation): number =>
    suites.findIndex(({ name }) => name === a.suite) - suites.findIndex(({ name }) => name === b.suite) ||
    KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind) ||
    a.name.localeCompare(b.name, 'en');
