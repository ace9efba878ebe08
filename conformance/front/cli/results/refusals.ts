import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { packageVersion } from '../../../command/package-data.ts';
import { requirementSetVersions } from '../../../command/requirement-sets.ts';
import { checkIdOf, type ReasonKey, reasonNameOf } from '../../../core/check/reason.ts';
import { profilesOf } from '../../../core/spec/profile.ts';
import { findRequirement } from '../../../core/spec/requirement.ts';
import { isWebAddress } from '../../../report/document/web-address.ts';
import type { KeptReport } from '../../../report/kept/kept-report.ts';
import type { Implementation, Trophy } from '../../../report/site/implementation-facts.ts';
import { shownFailure } from '../../../report/site/shown-failure.ts';
import type { ListedSuite } from '../list/explained-suite.ts';
import type { ImplementationFile } from './implementation.ts';

/** The present suites. */
export interface Catalogue {
  readonly suites: readonly ListedSuite[];
}

/** The variable with the file that a command writes. */
const VARIABLE = /\$(REPORT\b|\{REPORT\})/;

/** Why a command cannot make a report; undefined if it may. */
export function commandRefusal({ command }: Pick<ImplementationFile, 'command'>): string | undefined {
  return VARIABLE.test(command)
    ? undefined
    : 'its command does not name $REPORT, the file to which it has to write the JSON report: --report json="$REPORT"';
}

/**
 * Why a report cannot stand for its implementation: each thing by which it could not be made again. `again`: the command that
 * makes it.
 */
export function implementationRefusals(
  file: ImplementationFile,
  report: KeptReport,
  catalogue: Catalogue,
  again: string,
): readonly string[] {
  const suite = catalogue.suites.find(({ name }) => name === file.suite);
  if (suite === undefined) return [`there is no suite "${file.suite}"`];
  const facts: readonly (readonly [what: string, said: string, found: string])[] = [
    ['suite', file.suite, report.suite],
    ['name', file.name, report.implementation.name],
    ['version', file.version, report.implementation.version],
    ['profile', sorted(file.profile), sorted(report.profile)],
    ['requirements', file.requirements ?? 'the present ones', report.requirementSet ?? 'the present ones'],
    ['command', file.command, report.command],
  ];
  return [
    commandRefusal(file),
    ...facts.map(([what, said, found]) => mismatch(what, said, found, again)),
    versionRefusal(report),
    ...file.profile
      .filter((name) => !Object.hasOwn(profilesOf(suite.name), name))
      .map((name) => `the suite ${suite.name} has no profile "${name}"`),
    file.requirements === undefined || requirementSetVersions().includes(file.requirements)
      ? undefined
      : `there are no requirements "${file.requirements}"; there are: ${requirementSetVersions().join(', ')}`,
    ...unknownNames(suite, report, again),
    ...(file.sometimes ?? [])
      .filter((key) => !isKey(suite, key as ReasonKey))
      .map((key) => `the suite ${suite.name} has no ${key}, which "sometimes" names`),
  ].filter((reason) => reason !== undefined);
}

const sorted = (names: readonly string[]): string => [...names].sort().join(', ');

function mismatch(what: string, said: string, found: string, again: string): string | undefined {
  if (said === found) return undefined;
  return `implementation.yaml has the ${what} "${said}", and the report "${found}"; make the report again: ${again}`;
}

/** A report of a version that is not released cannot be made by anybody else. */
function versionRefusal({ tool: { version } }: KeptReport): string | undefined {
  const release = /^\d+\.\d+/.exec(version)?.[0] ?? '';
  if (version === packageVersion() || requirementSetVersions().includes(release)) return undefined;
  return `it was made by touchstone ${version}, which this is not (${packageVersion()}), and which is no release`;
}

/** Ids in a report that the present suite does not have, though it was made by this version. */
function unknownNames(suite: ListedSuite, report: KeptReport, again: string): readonly string[] {
  const known = new Set<string>(suite.checks.map(({ id }) => id));
  const checks = report.checks.filter(({ id }) => !known.has(id)).map(({ id }) => id);
  const requirements = report.requirements
    .filter(({ id }) => findRequirement(id)?.suite !== suite.name)
    .map(({ id }) => id);
  return [...checks, ...requirements].map(
    (id) => `the suite ${suite.name} has no ${id}; make the report again: ${again}`,
  );
}

/** Trophies without evidence: no link, or a key that no report of its implementation has, also no earlier one. */
export function trophyRefusals(
  trophies: readonly Trophy[],
  implementations: readonly Implementation[],
  { suites }: Catalogue,
  root: string,
): readonly string[] {
  return trophies.flatMap((trophy) => {
    const { title, link, suite: name, implementation, checks = [] } = trophy;
    const suite = suites.find((one) => one.name === name);
    const shown = implementations.find(({ folder }) => folder === implementation);
    const isLinked = isWebAddress(link) || existsSync(join(root, link));
    const reasons = [
      isLinked ? undefined : `its link ${link} is neither a web address nor a file of the repository`,
      suite ? undefined : `there is no suite "${name}"`,
      implementation === undefined || shown ? undefined : `there is no report of ${implementation}`,
      ...checks
        .filter((key) => suite && !isKey(suite, key as ReasonKey))
        .map((key) => `the suite ${name} has no ${key}`),
      ...checks
        .filter((key) => shown && !shownFailure(shown, key))
        .map(
          (key) =>
            `neither the report of ${implementation} nor an earlier one shows ${key}: a report becomes an earlier one where the next has another version`,
        ),
    ];
    return reasons.filter((one) => one !== undefined).map((reason) => `the trophy "${title}" is refused: ${reason}`);
  });
}

const isKey = ({ checks }: ListedSuite, key: ReasonKey): boolean =>
  checks.some(({ id, reasons }) => id === checkIdOf(key) && Object.hasOwn(reasons, reasonNameOf(key)));
