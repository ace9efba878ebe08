/** Turns the options that all check commands share into settings of a run. */

import { randomInt } from 'node:crypto';
import { type Choices, choicesOf, declarationError } from '../../core/spec/choice.ts';
import { choicesOfProfiles, profilesOf, rulesetsOf } from '../../core/spec/profile.ts';
import type { Level, SuiteName } from '../../core/spec/requirement.ts';
import type { Absence } from '../../core/target/target.ts';
import type { Job } from '../job.ts';
import { throwUsageError } from '../usage-error.ts';
import type { CheckOptions } from './check-options.ts';
import { headersOf } from './header.ts';
import { prefixUrl } from './http-url.ts';
import { numberOption, wholeNumberOption } from './number.ts';
import { similarNamesHint } from './similar-names.ts';

/** The chosen profiles. @throws UsageError for an unknown profile. */
export function chosenProfiles(suite: SuiteName, { profile }: CheckOptions, otherwise: readonly string[]) {
  const profiles = profilesOf(suite);
  for (const name of profile ?? [])
    if (!Object.hasOwn(profiles, name))
      throwUsageError(
        `--profile ${name}: there is no such profile${similarNamesHint(name, Object.keys(profiles))}; there are: ${Object.keys(profiles).join(', ')}`,
      );
  return profile ?? otherwise;
}

/** The facets that `--without` leaves out. @throws UsageError for an unknown facet. */
export function excludedFacets({ without = [] }: CheckOptions, facets: readonly string[]): Record<string, Absence> {
  for (const facet of without)
    if (!facets.includes(facet))
      throwUsageError(`--without ${facet}: there is no such facet; there are: ${facets.join(', ')}`);
  return Object.fromEntries(without.map((facet) => [facet, 'without' as const]));
}

/** The budget of a run over HTTP, in seconds. */
const BUDGET_S = 300;

/** The part of a job that is the same for every suite. `budgetS`: the time limit of a run that names no limit. */
export function runSettings(
  suite: SuiteName,
  profiles: readonly string[],
  options: CheckOptions,
  budgetS = BUDGET_S,
): Pick<Job, 'selection' | 'seed' | 'budgetMs'> {
  const { level = 'should', only = [], skip = [], seed, budget } = options;
  if (level !== 'must' && level !== 'should') throwUsageError(`--level takes must or should, not "${level}"`);
  return {
    selection: { rulesets: rulesetsOf(suite, profiles), only, skip, level: level as Level },
    seed: seed === undefined ? BigInt(randomInt(2 ** 47)) : wholeNumberOption('--seed', seed),
    budgetMs: numberOption('--budget', budget ?? budgetS, 0.1, 86_400) * 1000,
  };
}

/** The part of a job's target that is the same for every suite. */
export function targetSettings(suite: SuiteName, profiles: readonly string[], options: CheckOptions) {
  const { rate, timeout, exclusive = false, declare } = options;
  return {
    choices: { ...choicesOfProfiles(suite, profiles), ...declaredChoices(suite, declare) },
    exclusive,
    headers: headersOf(options),
    ...(rate === undefined ? {} : { rate: numberOption('--rate', rate, 0.01, 100_000) }),
    timeoutMs: numberOption('--timeout', timeout ?? 10_000, 1, 3_600_000),
  };
}

/** The declared choices. */
function declaredChoices(suite: SuiteName, declare: CheckOptions['declare']): Choices {
  const pairs = Array.isArray(declare)
    ? declare.map((text: string): [string, string] => {
        const at = text.indexOf('=');
        return at < 0
          ? throwUsageError(`--declare ${text}: expected CHOICE=OPTION`)
          : [text.slice(0, at), text.slice(at + 1)];
      })
    : Object.entries(declare ?? {}).map(([name, value]): [string, string] => [name, String(value)]);
  for (const [name, option] of pairs) {
    const error = declarationError(suite, name, option);
    if (error) throwUsageError(`--declare ${name}=${option}: ${error}${similarChoice(suite, name, option)}`);
    const contradiction = pairs.find((pair) => pair[0] === name && pair[1] !== option);
    if (contradiction)
      throwUsageError(
        `--declare ${name}: declared twice, as ${option} and as ${contradiction[1]}; a ${suite} takes one option`,
      );
  }
  return Object.fromEntries(pairs) as Choices;
}

/** A hint with the choice, or the option of a choice, that the user may have meant. */
function similarChoice(suite: SuiteName, name: string, option: string): string {
  const choices = choicesOf(suite);
  const choice = choices.find((choice) => choice.name === name);
  if (!choice)
    return similarNamesHint(
      name,
      choices.map((choice) => choice.name),
    );
  return similarNamesHint(option, Object.keys(choice.options ?? {}));
}

/** The target's process, where this program should run it. */
export function neededProcess({ startCommand, waitFor }: CheckOptions, ready: string): Job['process'] {
  if (startCommand === undefined)
    return waitFor === undefined ? undefined : throwUsageError('--wait-for goes with --start-command');
  if (startCommand.trim() === '') throwUsageError('--start-command takes a command line');
  return { command: startCommand, waitFor: waitFor === undefined ? ready : prefixUrl('--wait-for', waitFor) };
}
