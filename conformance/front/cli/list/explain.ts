import { alterationNames, loadAlteration } from '../../../command/alterations.ts';
import { caller } from '../../../command/caller.ts';
import type { ListedSuite } from '../../../command/listed-suite.ts';
import { neededOptions, neededOptionTexts } from '../../../command/needed-options.ts';
import { similarNamesHint } from '../../../command/options/similar-names.ts';
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
  sourceOf,
} from '../../../core/spec/requirement.ts';
import { wrap } from '../../../report/console/wrap.ts';
import { ALTERABLE_SUITES, SUITES } from './suites.ts';

const CHECKS = SUITES.flatMap(({ checks }) => checks);

/** `touchstone explain ID`: a requirement, a check, a reason, a choice, a profile, a fault or a variant, in full. */
export async function explain(id: string): Promise<void> {
  const lines =
    requirementLines(id) ??
    checkLines(id) ??
    choiceLines(id) ??
    profileLines(id) ??
    facetLines(id) ??
    (await alteredLines(id));
  if (!lines) {
    const meant = similarNamesHint(id, names(id.includes('#')));
    if (SUITES.some(({ name }) => name === id))
      throwUsageError(`"${id}" is a suite: "touchstone list ${id}" shows its requirements and checks`);
    throwUsageError(
      `nothing is called "${id}"${meant || '; "touchstone list" shows requirements, checks and reasons'}`,
    );
  }
  const columns = terminalColumns(caller().stdout);
  const indent = (line: string) => line.length - line.trimStart().length;
  const wrapped = lines!.map((line) => ' '.repeat(indent(line)) + wrap(line.trimStart(), indent(line) + 2, columns));
  caller().stdout.write(`${wrapped.join('\n')}\n`);
}

/** Everything that can be explained; reasons only on request, or they would outnumber their checks. */
function names(withReasons: boolean): readonly string[] {
  if (withReasons)
    return CHECKS.flatMap(({ id, reasons }) => Object.keys(reasons).map((reason) => reasonKey(id, reason)));
  const altered = ALTERABLE_SUITES.flatMap(({ name }) => [
    ...alterationNames('faults', name),
    ...alterationNames('variants', name),
  ]);
  const others = SUITES.flatMap(({ name, checks }) => [
    ...[...requirementsOf(name), ...checks].map(({ id }) => id as string),
    ...choicesOf(name).map((choice) => choice.name),
    ...Object.keys(profilesOf(name)),
  ]);
  return [...others, ...altered];
}

function requirementLines(id: string): string[] | undefined {
  const one = findRequirement(id.toUpperCase());
  if (!one) return undefined;
  const checks = CHECKS.filter((check) => check.proves.includes(one.id));
  const proved = checks.map((check) => `  ${check.id}`);
  return [
    ...head(one),
    '',
    ...(one.excluded
      ? [`Not judged: ${one.excluded}`]
      : checks.length > 0
        ? ['Proved by:', ...proved]
        : ['No check proves it yet.']),
  ];
}

function head(one: Requirement): string[] {
  const { text, url } = sourceOf(one);
  return [
    `${one.id} (${one.level}, ruleset ${one.ruleset})`,
    `  ${one.text}`,
    `  Source: ${text}${url ? ` (${url})` : ''}`,
  ];
}

function checkLines(text: string): string[] | undefined {
  const [id, reason] = text.split('#');
  const check = CHECKS.find((one) => one.id === id);
  if (!check || (reason !== undefined && !Object.hasOwn(check.reasons, reason))) return undefined;
  const reasons = Object.entries(check.reasons).filter(([name]) => reason === undefined || name === reason);
  return [
    `${check.id}${check.needs.length > 0 ? ` (needs ${check.needs.join(', ')})` : ''}${check.kind === 'watch' ? ' (watches all traffic)' : ''}`,
    'Fails with:',
    ...reasons.map(([name, why]) => `  #${name}: ${why}`),
    '',
    ...check.proves.flatMap((one) => head(requirement(one))),
  ];
}

function choiceLines(name: string): string[] | undefined {
  const choice = SUITES.flatMap((suite) => choicesOf(suite.name)).find((one) => one.name === name);
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

/** What checks need of a target, by the name that `--without` takes. */
function facetLines(name: string): string[] | undefined {
  const lines = SUITES.flatMap(({ name: suite, checks }) => {
    const needing = checks.filter(({ needs, needsOneOf }) => [...needs, ...needsOneOf].some((one) => one === name));
    const head = `${name}: what checks need of a ${suite} (--without ${name} leaves them out)`;
    return needing.length === 0 ? [] : [head, ...needing.map(({ id }) => `  ${id}`)];
  });
  return lines.length === 0 ? undefined : lines;
}

function profileOf(suite: ListedSuite['name'], name: string): string[] {
  const { text, rulesets, choices = {} } = profilesOf(suite)[name]!;
  const demands = rulesets.map((ruleset) => {
    const all = requirementsOf(suite).filter((one) => one.ruleset === ruleset);
    return `  ${ruleset}: ${all.length} requirements`;
  });
  return [
    `${name}: ${text}`,
    'Judges by the rulesets:',
    ...demands,
    ...Object.entries(choices).map(([choice, option]) => `Declares ${choice}=${option}`),
    '',
    `Choose it with check ${suite} --profile ${name}`,
  ];
}

async function alteredLines(name: string): Promise<string[] | undefined> {
  const found = ALTERABLE_SUITES.flatMap((suite) =>
    (['faults', 'variants'] as const)
      .filter((kind) => alterationNames(kind, suite.name).includes(name))
      .map((kind) => ({ kind, suite: suite.name })),
  )[0];
  if (found === undefined) return undefined;
  const { kind, suite } = found;
  const one = await loadAlteration(kind, suite, name);
  const listed = (title: string, keys: readonly string[]) =>
    keys.length === 0 ? [] : [title, ...keys.map((key) => `  ${key}`)];
  const facts =
    one.kind === 'fault'
      ? [
          ...listed('Caught by:', one.caughtBy),
          ...listed('May fail as well:', one.alsoFails),
          '',
          'Breaks:',
          ...head(requirement(one.breaks)).map((line) => `  ${line}`),
        ]
      : [`Allowed by: ${one.cites}`, ...listed('May warn with:', one.warns)];
  const needed = neededOptions(suite, one);
  const means = neededOptionTexts(suite, one).map((line) => `  ${line}`);
  const judged = needed.length === 0 ? [] : [`and judge it with ${needed.join(' ')}`, ...means];
  return [
    `${name} (${one.kind}): ${one.text}`,
    ...facts,
    '',
    `Run it with touchstone serve ${suite} --${one.kind} ${name}`,
    ...judged,
  ];
}
