import { alterationNames } from '../../../command/alterations.ts';
import { caller } from '../../../command/caller.ts';
import { similarNamesHint } from '../../../command/options/similar-names.ts';
import { checkPage, choicePage } from '../../../command/page-address.ts';
import { locationOfCheck, locationText } from '../../../command/source-location.ts';
import { terminalColumns } from '../../../command/terminal/columns.ts';
import { throwUsageError } from '../../../command/usage-error.ts';
import { reasonKey } from '../../../core/check/reason.ts';
import { choicesOf } from '../../../core/spec/choice.ts';
import { profilesOf } from '../../../core/spec/profile.ts';
import {
  findRequirement,
  isDemandedBy,
  requirement,
  requirementsOf,
  type SuiteName,
} from '../../../core/spec/requirement.ts';
import { wrap } from '../../../report/console/wrap.ts';
import { SUITES } from '../../../suites.ts';
import { alterationLines } from './alteration-lines.ts';
import { alterationsAtCheck } from './alterations-at-check.ts';
import { type ExplainedSuite, KINDS } from './explained-suite.ts';
import { faultsElsewhere } from './faults-elsewhere.ts';
import { locationLine, pageLine, requirementHead } from './requirement-lines.ts';
import { explainedSuites } from './suites.ts';

/**
 * `touchstone explain ID`: a requirement, a check, a reason, a choice, a profile, a fault or a variant, in full. `served`: the
 * suites whose reference `touchstone serve` runs.
 */
export async function explain(id: string, served: readonly string[]): Promise<void> {
  const suites = await explainedSuites(SUITES);
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
    // The old names are in YAML, whose parser takes long to load.
    const now = (await import('../../../command/renames.ts')).renamed(id);
    if (now !== undefined) throwUsageError(`nothing is called "${id}" any more: it is "${now}" now`);
    throwUsageError(
      meant
        ? `nothing is called "${id}"${meant}`
        : [
            `nothing is called "${id}"; "touchstone list" shows requirements, checks and reasons`,
            ...faultsElsewhere(SUITES),
          ].join('. '),
    );
  }
  const columns = terminalColumns(caller().stdout);
  const indent = (line: string) => line.length - line.trimStart().length;
  const wrapped = lines!.map((line) => ' '.repeat(indent(line)) + wrap(line.trimStart(), indent(line) + 2, columns));
  caller().stdout.write(`${wrapped.join('\n')}\n`);
}

const checksOf = (suites: readonly ExplainedSuite[]) => suites.flatMap(({ checks }) => checks);

/** The names of everything that can be explained; reasons only on request, since they would outnumber the checks. */
function names(suites: readonly ExplainedSuite[], withReasons: boolean): readonly string[] {
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

function requirementLines(suites: readonly ExplainedSuite[], id: string): string[] | undefined {
  const requirement = findRequirement(id.toUpperCase());
  if (!requirement) return undefined;
  const checks = checksOf(suites).filter((check) => check.proves.includes(requirement.id));
  const proved = checks.map(({ id }) => {
    const location = locationOfCheck(id);
    return `  ${id}${location ? ` (${locationText(location)})` : ''}`;
  });
  return [
    ...requirementHead(requirement),
    '',
    ...(requirement.excluded
      ? [`Not judged: ${requirement.excluded}`]
      : checks.length > 0
        ? ['Proved by:', ...proved]
        : ['No check proves it yet.']),
  ];
}

async function checkLines(suites: readonly ExplainedSuite[], text: string): Promise<string[] | undefined> {
  const [id, reason] = text.split('#');
  const check = checksOf(suites).find((check) => check.id === id);
  if (!check || (reason !== undefined && !Object.hasOwn(check.reasons, reason))) return undefined;
  const reasons = Object.entries(check.reasons).filter(([name]) => reason === undefined || name === reason);
  return [
    `${check.id}${check.needs.length > 0 ? ` (needs ${check.needs.join(', ')})` : ''}${check.kind === 'watch' ? ' (judges the requests of other checks)' : ''}`,
    ...locationLine(locationOfCheck(check.id)),
    pageLine(checkPage(check.id)),
    'Fails with:',
    ...reasons.map(([name, why]) => `  #${name}: ${why}`),
    '',
    ...check.proves.flatMap((id) => requirementHead(requirement(id))),
    '',
    ...(await alterationsAtCheck(suites, check.id, reason)),
  ];
}

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
  return [
    `${choice.name}: ${choice.text}`,
    ...options,
    '',
    `Declare it with --declare ${choice.name}=…`,
    pageLine(choicePage(choice.suite, choice.name)),
  ];
}

function profileLines(name: string): string[] | undefined {
  const lines = SUITES.filter((suite) => Object.hasOwn(profilesOf(suite.name), name)).flatMap((suite, i) => [
    ...(i === 0 ? [] : ['']),
    ...profileOf(suite.name, name),
  ]);
  return lines.length === 0 ? undefined : lines;
}

/** A facet that checks need, by the name that `--without` takes. */
function facetLines(suites: readonly ExplainedSuite[], name: string): string[] | undefined {
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
    const requirements = requirementsOf(suite).filter((requirement) => isDemandedBy(requirement, [ruleset]));
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
