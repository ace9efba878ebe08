/** Options that the check commands share. */
import { randomInt } from 'node:crypto';
import type { Command } from 'commander';
import type { Choices } from '../../core/choice.ts';
import { choicesOf, declarationError } from '../../core/choice.ts';
import { choicesOfProfiles, profilesOf, rulesetsOf } from '../../core/profile.ts';
import type { Level } from '../../core/requirement.ts';
import type { Absence } from '../../core/target.ts';
import { header, httpUrl } from './given.ts';
import type { Job } from './job.ts';
import { similar } from './near.ts';
import type { ListedSuite } from './suites.ts';
import { usage } from './usage.ts';

/** Them, as they come from the command line and `touchstone.yaml`. */
export interface CheckOptions {
  readonly startCommand?: string;
  readonly waitFor?: string;
  readonly profile?: readonly string[];
  readonly declare?: readonly string[] | Readonly<Record<string, string | number>>;
  readonly without?: readonly string[];
  readonly only?: readonly string[];
  readonly skip?: readonly string[];
  readonly level?: string;
  readonly strict?: boolean;
  readonly exclusive?: boolean;
  readonly baseline?: string;
  readonly seed?: string | number;
  readonly timeout?: string | number;
  readonly budget?: string | number;
  readonly rate?: string | number;
  readonly header?: readonly string[];
  readonly config?: string;
  readonly report?: readonly string[];
  readonly json?: boolean;
  readonly quiet?: boolean;
  readonly plan?: boolean;
}

type SuiteName = ListedSuite['name'];

/** For an option that may be given more than once. */
export const collect = (value: string, before: string[] = []): string[] => [...before, value];

/** Declares what is judged. `facets` are those that `--without` may name. */
export function addJudged(command: Command, facets: string, only: string): Command {
  return command
    .optionsGroup('What is judged:')
    .option('--profile <name...>', `rulesets and choices by name: see "touchstone list ${command.name()} --profiles"`)
    .option(
      '--declare <choice=option...>',
      `say which option it takes, and have it enforced: see "touchstone list ${command.name()} --choices"`,
    )
    .option('--without <facet...>', `leave out, by name, what needs this: ${facets}`)
    .option('--only <pattern...>', `only these checks: ${only}`)
    .option('--skip <pattern...>', 'all but these checks')
    .option('--level <level>', 'must or should: the lowest level to judge')
    .option('--strict', 'a failed SHOULD fails the run');
}

/** How long a run of a suite may take, and what is told of that. */
export interface RunLimits {
  readonly timeout: string;
  readonly budget: string;
  /** Of what is asked over HTTP: what `--header` is for. */
  readonly headers?: string;
}

/** Of a service that is asked over HTTP. */
export const overHttp = (headers: string): RunLimits => ({
  timeout: 'for one exchange (10000)',
  budget: 'for the whole run (300)',
  headers,
});

/** Declares how the run goes and what comes out. */
export function addRun(command: Command, { timeout, budget, headers }: RunLimits): Command {
  command
    .option('--baseline <file>', 'known failures: YAML')
    .optionsGroup('The run:')
    .option('--seed <number>', 'repeats the random choices of an earlier run')
    .option('--timeout <ms>', timeout)
    .option('--budget <seconds>', budget);
  if (headers !== undefined)
    command
      .option('--rate <number>', 'requests a second (20 for a remote target, unlimited on this machine)')
      .option('--header <header>', headers, collect);
  return command
    .option('--config <file>', 'options as YAML (touchstone.yaml where there is one)')
    .optionsGroup('Output:')
    .option('--report <format[=file]>', 'console, json or junit; may be repeated', collect)
    .option('--json', 'one JSON document on standard output and nothing else')
    .option('--quiet', 'only the verdict')
    .option('--plan', 'only say which checks would run');
}

/** The profiles that are chosen. @throws UsageError for one that there is not. */
export function profilesChosen(suite: SuiteName, { profile }: CheckOptions, otherwise: readonly string[]) {
  const known = profilesOf(suite);
  for (const name of profile ?? [])
    if (!Object.hasOwn(known, name))
      usage(
        `--profile ${name}: there is no such profile${similar(name, Object.keys(known))}; there are: ${Object.keys(known).join(', ')}`,
      );
  return profile ?? otherwise;
}

/** The facets that are left out, with why. @throws UsageError for one that there is not. */
export function leftOut({ without = [] }: CheckOptions, facets: readonly string[]): Record<string, Absence> {
  for (const facet of without)
    if (!facets.includes(facet)) usage(`--without ${facet}: there is no such facet; there are: ${facets.join(', ')}`);
  return Object.fromEntries(without.map((facet) => [facet, 'without' as const]));
}

/** A migration tool is a program that is started often. */
const BUDGET_S: Readonly<Record<SuiteName, number>> = { log: 300, feed: 300, migration: 900 };

/** The part of a job that is the same for every suite. */
export function runOf(
  suite: SuiteName,
  profiles: readonly string[],
  options: CheckOptions,
): Pick<Job, 'selection' | 'seed' | 'budgetMs'> {
  const { level = 'should', only = [], skip = [], seed, budget } = options;
  if (level !== 'must' && level !== 'should') usage(`--level takes must or should, not "${level}"`);
  return {
    selection: { rulesets: rulesetsOf(suite, profiles), only, skip, level: level as Level },
    seed: seed === undefined ? BigInt(randomInt(2 ** 47)) : wholeNumber('--seed', seed),
    budgetMs: number('--budget', budget ?? BUDGET_S[suite], 0.1, 86_400) * 1000,
  };
}

/** What a job says of any target. */
export function targetOf(suite: SuiteName, profiles: readonly string[], options: CheckOptions) {
  const { rate, timeout, header: headers = [], exclusive = false, declare } = options;
  return {
    choices: { ...choicesOfProfiles(suite, profiles), ...declarations(suite, declare) },
    exclusive,
    headers: headers.map(header),
    ...(rate === undefined ? {} : { rate: number('--rate', rate, 0.01, 100_000) }),
    timeoutMs: number('--timeout', timeout ?? 10_000, 1, 3_600_000),
  };
}

/** What is declared of choices. */
function declarations(suite: SuiteName, declare: CheckOptions['declare']): Choices {
  const pairs = Array.isArray(declare)
    ? declare.map((text: string): [string, string] => {
        const at = text.indexOf('=');
        return at < 0 ? usage(`--declare ${text}: expected CHOICE=OPTION`) : [text.slice(0, at), text.slice(at + 1)];
      })
    : Object.entries(declare ?? {}).map(([name, value]): [string, string] => [name, String(value)]);
  for (const [name, option] of pairs) {
    const error = declarationError(suite, name, option);
    if (error) usage(`--declare ${name}=${option}: ${error}${similarChoice(suite, name, option)}`);
    const other = pairs.find((one) => one[0] === name && one[1] !== option);
    if (other) usage(`--declare ${name}: declared twice, as ${option} and as ${other[1]}; a ${suite} takes one option`);
  }
  return Object.fromEntries(pairs) as Choices;
}

/** What may have been meant by a choice, or by an option of one. */
function similarChoice(suite: SuiteName, name: string, option: string): string {
  const choices = choicesOf(suite);
  const choice = choices.find((one) => one.name === name);
  if (!choice)
    return similar(
      name,
      choices.map((one) => one.name),
    );
  return similar(option, Object.keys(choice.options ?? {}));
}

/** The process that the target is, where we are to run it. */
export function neededProcess({ startCommand, waitFor }: CheckOptions, ready: string): Job['process'] {
  if (startCommand === undefined)
    return waitFor === undefined ? undefined : usage('--wait-for goes with --start-command');
  if (startCommand.trim() === '') usage('--start-command takes a command line');
  return { command: startCommand, waitFor: waitFor === undefined ? ready : httpUrl('--wait-for', waitFor) };
}

/** A number within bounds. */
export function number(option: string, text: string | number, least: number, most: number): number {
  const value = Number(text);
  if (String(text).trim() === '' || !(value >= least && value <= most))
    usage(`${option} takes a number from ${least} to ${most}, not "${text}"`);
  return value;
}

function wholeNumber(option: string, text: string | number): bigint {
  if (!/^\d{1,30}$/.test(String(text))) usage(`${option} takes a whole number, not "${text}"`);
  return BigInt(text);
}
