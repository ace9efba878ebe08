import { alterationNames, loadAlteration } from '../../../command/alterations.ts';
import { caller } from '../../../command/caller.ts';
import { neededOptions, neededOptionTexts } from '../../../command/needed-options.ts';
import { similarNamesHint } from '../../../command/options/similar-names.ts';
import { renamed } from '../../../command/renames.ts';
import {
  locationOfAlteration,
  locationOfCheck,
  locationOfRequirement,
  locationText,
} from '../../../command/source-location.ts';
import type { Alteration, AlterationKind, SuiteAlterations } from '../../../command/suite-descriptor.ts';
import { terminalColumns } from '../../../command/terminal/columns.ts';
import { throwUsageError } from '../../../command/usage-error.ts';
import { reasonKey } from '../../../core/check/reason.ts';
import { choicesOf } from '../../../core/spec/choice.ts';
import { profilesOf } from '../../../core/spec/profile.ts';
import {
  findRequirement,
  type Requirement,
  requirement,
  requirementsOf,
  type SuiteName,
  sourceOf,
} from '../../../core/spec/requirement.ts';
import type { SourceLocation } from '../../../core/text/source-location.ts';
import { wrap } from '../../../report/console/wrap.ts';
import { SUITES } from '../../../suites.ts';
import type { ListedSuite } from './suites.ts';

/** A suite with everything that can be explained. */
interface Explained extends ListedSuite {
  readonly alterations: SuiteAlterations;
}

const KINDS = ['faults', 'variants'] as const;

/**
 * `touchstone explain ID`: a requirement, a check, a reason, a choice, a profile, a fault or a variant, in full. `served`: the
 * suites whose reference `touchstone serve` runs.
 */
export async function explain(id: string, served: readonly string[]): Promise<void> {
  const suites = await Promise.all(
    SUITES.map(
      async (descriptor): Promise<Explained> => ({
        ...(await descriptor.suite()),
        alterations: await descriptor.alterations(),
      }),
    ),
  );
  const lines =
    requirementLines(suites, id) ??
    (await checkLines(suites, id)) ??
    choiceLines(id) ??
    profileLines(id) ??
    facetLines(suites, id) ??
    (await alterationLines(suites, id, served));
  if (!lines) {
    const meant = similarNamesHint(id, names(suites, id.includes('#')));
    if (suites.some(({ name }) => name === id))
      throwUsageError(`"${id}" is a suite: "touchstone list ${id}" shows its requirements and checks`);
    const now = renamed(id);
    if (now !== undefined) throwUsageError(`nothing is called "${id}" any more: it is "${now}" now`);
    throwUsageError(
      `nothing is called "${id}"${meant || '; "touchstone list" shows requirements, checks and reasons'}`,
    );
  }
  const columns = terminalColumns(caller().stdout);
  const indent = (line: string) => line.length - line.trimStart().length;
  const wrapped = lines!.map((line) => ' '.repeat(indent(line)) + wrap(line.trimStart(), indent(line) + 2, columns));
  caller().stdout.write(`${wrapped.join('\n')}\n`);
}

const checksOf = (suites: readonly Explained[]) => suites.flatMap(({ checks }) => checks);

/** A line with a location in the sources. */
const locationLine = (location: SourceLocation | undefined, indent = ''): string[] =>
  location ? [`${indent}File: ${locationText(location)}`] : [];

/** The names of everything that can be explained; reasons only on request, since they would outnumber the checks. */
function names(suites: readonly Explained[], withReasons: boolean): readonly string[] {
  if (withReasons)
    return suites
      .flatMap(({ checks }) => checks)
      .flatMap(({ id, reasons }) => Object.keys(reasons).map((reason) => reasonKey(id, reason)));
  const altered = suites.flatMap(({ alterations }) => KINDS.flatMap((kind) => alterationNames(alterations, kind)));
  const names = suites.flatMap(({ name, checks }) => [
    ...[...requirementsOf(name), ...checks].map(({ id }) => id as string),
    ...choicesOf(name).map((choice) => choice.name),
    ...Object.keys(profilesOf(name)),
  ]);
  return [...names, ...altered];
}

function requirementLines(suites: readonly Explained[], id: string): string[] | undefined {
  const requirement = findRequirement(id.toUpperCase());
  if (!requirement) return undefined;
  const checks = checksOf(suites).filter((check) => check.proves.includes(requirement.id));
  const proved = checks.map((check) => `  ${check.id}`);
  return [
    ...head(requirement),
    '',
    ...(requirement.excluded
      ? [`Not judged: ${requirement.excluded}`]
      : checks.length > 0
        ? ['Proved by:', ...proved]
        : ['No check proves it yet.']),
  ];
}

function head(requirement: Requirement): string[] {
  const { text, url } = sourceOf(requirement);
  return [
    `${requirement.id} (${requirement.level}, ruleset ${requirement.ruleset})`,
    `  ${requirement.text}`,
    `  Source: ${text}${url ? ` (${url})` : ''}`,
    ...locationLine(locationOfRequirement(requirement.suite, requirement.id), '  '),
  ];
}

async function checkLines(suites: readonly Explained[], text: string): Promise<string[] | undefined> {
  const [id, reason] = text.split('#');
  const check = checksOf(suites).find((check) => check.id === id);
  if (!check || (reason !== undefined && !Object.hasOwn(check.reasons, reason))) return undefined;
  const reasons = Object.entries(check.reasons).filter(([name]) => reason === undefined || name === reason);
  return [
    `${check.id}${check.needs.length > 0 ? ` (needs ${check.needs.join(', ')})` : ''}${check.kind === 'watch' ? ' (judges the requests of other checks)' : ''}`,
    ...locationLine(locationOfCheck(check.id)),
    'Fails with:',
    ...reasons.map(([name, why]) => `  #${name}: ${why}`),
    '',
    ...check.proves.flatMap((id) => head(requirement(id))),
    '',
    ...(await alterationsOf(suites, check.id, reason)),
  ];
}

/** The faults and variants at the address of a check, of one reason or of all. */
async function alterationsOf(suites: readonly Explained[], id: string, reason: string | undefined): Promise<string[]> {
  const [suite, ...address] = id.split('/');
  const { alterations } = suites.find(({ name }) => name === suite)!;
  const at = (kind: AlterationKind) =>
    alterationNames(alterations, kind).filter((name) => alterations[kind][name]!.file === address.join('/'));
  const faults = await Promise.all(
    at('faults').map(async (name) => ({ name, ...(await loadAlteration(alterations, 'faults', name)) })),
  );
  const caught = faults.filter(
    (fault) =>
      reason === undefined || (fault.kind === 'fault' && fault.caughtBy.some((key) => key === `${id}#${reason}`)),
  );
  const lines = (kind: AlterationKind, names: readonly string[]) =>
    names.map((name) => {
      const location = locationOfAlteration(suite!, alterations, kind, name);
      return `  ${name}${location ? ` (${locationText(location)})` : ''}`;
    });
  const variants = at('variants');
  return [
    ...(caught.length > 0
      ? [
          'Faults that it catches:',
          ...lines(
            'faults',
            caught.map(({ name }) => name),
          ),
        ]
      : ['No fault of the reference is for this alone.', ...faultsElsewhere(suite!)]),
    ...(variants.length > 0 ? ['Variants near them, which pass:', ...lines('variants', variants)] : []),
  ];
}

/** Where the other faults of a suite are, which no reference has. */
const faultsElsewhere = (suite: string): readonly string[] => {
  const sentence = SUITES.find(({ name }) => name === suite)?.faultsElsewhere;
  return sentence === undefined ? [] : [sentence];
};

function choiceLines(name: string): string[] | undefined {
  const choice = SUITES.flatMap((suite) => choicesOf(suite.name)).find((choice) => choice.name === name);
  if (!choice) return undefined;
  const options = choice.number
    ? [
        `  a whole number of ${choice.number.unit}${choice.number.default === undefined ? '' : ` (${choice.number.default} unless declared)`}`,
      ]
    : Object.entries(choice.options ?? {}).map(
        ([option, { text, sources }]) => `  ${option}: ${text} [${sources.join('; ')}]`,
      );
  return [`${choice.name}: ${choice.text}`, ...options, '', `Declare it with --declare ${choice.name}=…`];
}

function profileLines(name: string): string[] | undefined {
  const lines = SUITES.filter((suite) => Object.hasOwn(profilesOf(suite.name), name)).flatMap((suite, i) => [
    ...(i === 0 ? [] : ['']),
    ...profileOf(suite.name, name),
  ]);
  return lines.length === 0 ? undefined : lines;
}

/** A facet that checks need, by the name that `--without` takes. */
function facetLines(suites: readonly Explained[], name: string): string[] | undefined {
  const lines = suites.flatMap(({ name: suite, checks }) => {
    const needing = checks.filter(({ needs, needsOneOf }) => [...needs, ...needsOneOf].some((need) => need === name));
    const head = `${name}: a facet that checks of a ${suite} need (--without ${name} leaves them out)`;
    return needing.length === 0 ? [] : [head, ...needing.map(({ id }) => `  ${id}`)];
  });
  return lines.length === 0 ? undefined : lines;
}

function profileOf(suite: SuiteName, name: string): string[] {
  const { text, rulesets, choices = {} } = profilesOf(suite)[name]!;
  const demands = rulesets.map((ruleset) => {
    const requirements = requirementsOf(suite).filter((requirement) => requirement.ruleset === ruleset);
    return `  ${ruleset}: ${requirements.length} requirements`;
  });
  return [
    `${name} (${suite}): ${text}`,
    'Judges by the rulesets:',
    ...demands,
    ...Object.entries(choices).map(([choice, option]) => `Declares ${choice}=${option}`),
    '',
    `Choose it with check ${suite} --profile ${name}`,
  ];
}

async function alterationLines(
  suites: readonly Explained[],
  name: string,
  served: readonly string[],
): Promise<string[] | undefined> {
  const matches = suites.flatMap(({ name: suite, alterations }) =>
    KINDS.filter((kind) => Object.hasOwn(alterations[kind], name)).map((kind) => ({ kind, suite, alterations })),
  )[0];
  if (matches === undefined) return undefined;
  const { kind, suite, alterations } = matches;
  const alteration = await loadAlteration(alterations, kind, name);
  const listed = (title: string, keys: readonly string[]) =>
    keys.length === 0 ? [] : [title, ...keys.map((key) => `  ${key}`)];
  const facts =
    alteration.kind === 'fault'
      ? [
          ...listed('Caught by:', alteration.caughtBy),
          ...listed('May fail as well:', alteration.alsoFails),
          '',
          'Breaks:',
          ...head(requirement(alteration.breaks)).map((line) => `  ${line}`),
        ]
      : [`Allowed by: ${alteration.cites}`, ...listed('May warn with:', alteration.warns)];
  return [
    `${name} (${alteration.kind}): ${alteration.text}`,
    ...locationLine(locationOfAlteration(suite, alterations, kind, name)),
    ...facts,
    '',
    ...(served.includes(suite)
      ? [`Run it with touchstone serve ${suite} --${alteration.kind} ${name}`, ...judgedWith(suite, alteration)]
      : [`Run it with touchstone self-test ${suite} --only ${name}`]),
  ];
}

/** The options that a run needs to judge a served alteration. The self-test sets them by itself. */
function judgedWith(suite: SuiteName, alteration: Alteration): readonly string[] {
  const options = neededOptions(suite, alteration);
  const texts = neededOptionTexts(suite, alteration).map((line) => `  ${line}`);
  return options.length === 0 ? [] : [`and judge it with ${options.join(' ')}`, ...texts];
}
