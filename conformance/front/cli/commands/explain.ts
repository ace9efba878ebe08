import { choicesOf } from '../../../core/choice.ts';
import { reasonKey } from '../../../core/reason.ts';
import { findRequirement, type Requirement, requirement, requirementsOf, sourceOf } from '../../../core/requirement.ts';
import { logSuite } from '../../../log/index.ts';
import { similar } from '../near.ts';
import { usage } from '../usage.ts';

/** `touchstone explain ID`: a requirement, a check, a reason or a choice, in full. */
export function explain(id: string): void {
  const lines = requirementLines(id) ?? checkLines(id) ?? choiceLines(id);
  if (!lines) {
    const meant = similar(id, names(id.includes('#')));
    usage(`nothing is called "${id}"${meant || '; "touchstone list" shows requirements, checks and reasons'}`);
  }
  process.stdout.write(`${lines!.join('\n')}\n`);
}

/** Everything that can be explained; reasons only on request, or they would outnumber their checks. */
function names(withReasons: boolean): readonly string[] {
  const { checks } = logSuite;
  if (withReasons)
    return checks.flatMap(({ id, reasons }) => Object.keys(reasons).map((reason) => reasonKey(id, reason)));
  return [...requirementsOf('log'), ...checks]
    .map(({ id }) => id as string)
    .concat(choicesOf('log').map(({ name }) => name));
}

function requirementLines(id: string): string[] | undefined {
  const one = findRequirement(id.toUpperCase());
  if (!one) return undefined;
  const checks = logSuite.checks.filter((check) => check.proves.includes(one.id));
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
  const check = logSuite.checks.find((one) => one.id === id);
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
  const choice = choicesOf('log').find((one) => one.name === name);
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
