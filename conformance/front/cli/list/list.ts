import { caller } from '../../../command/caller.ts';
import { terminalColumns } from '../../../command/terminal/columns.ts';
import { throwUsageError } from '../../../command/usage-error.ts';
import { type Choice, choicesOf } from '../../../core/spec/choice.ts';
import { defaultProfiles, profilesOf } from '../../../core/spec/profile.ts';
import { type Requirement, requirementsOf } from '../../../core/spec/requirement.ts';
import { legibleJson } from '../../../core/text/legible-json.ts';
import { wrap } from '../../../report/console/wrap.ts';
import type { ListedSuite } from './explained-suite.ts';
import { listedSuites, suitesNamed } from './suites.ts';

/** The options of `touchstone list`. */
interface ListOptions {
  readonly unproved?: boolean;
  readonly excluded?: boolean;
  readonly choices?: boolean;
  readonly profiles?: boolean;
  readonly json?: boolean;
}

/** `touchstone list`: shows requirements with the checks that prove them, or choices, or profiles. */
export async function list(suite: string | undefined, options: ListOptions): Promise<void> {
  const suites = await listedSuites(suitesNamed(suite));
  const views = (['unproved', 'excluded', 'choices', 'profiles'] as const).filter((view) => options[view]);
  if (views.length > 1)
    throwUsageError(`${views.map((view) => `--${view}`).join(' and ')} exclude each other: they are separate lists`);
  const { rows, lines } = options.choices
    ? choices(suites)
    : options.profiles
      ? profiles(suites)
      : requirements(suites, options);
  const columns = terminalColumns(caller().stdout);
  const text = lines.map(([head, text]) => `${head}${wrap(text, head.length, columns)}\n`).join('');
  caller().stdout.write(options.json ? legibleJson(rows) : text);
}

/** A list as data and as text. */
interface View {
  readonly rows: readonly unknown[];
  readonly lines: readonly Line[];
}

/** The beginning of a line, and the text after it, whose further lines are aligned with its first word. */
type Line = readonly [head: string, text: string];

const INDENT = ' '.repeat(12);
/** Makes a line without a beginning. */
const flush = (text: string): Line => ['', text];
const below = (text: string): Line => [INDENT, text];

const NOTHING_EXCLUDED = 'No requirement is excluded.';
const NOTHING_UNPROVED = 'Every requirement is proved by a check, or excluded with a reason.';

function requirements(suites: readonly ListedSuite[], { unproved, excluded }: ListOptions): View {
  const checks = suites.flatMap((suite) => suite.checks);
  const proofs = (requirement: Requirement) => checks.filter((check) => check.proves.includes(requirement.id));
  const rows = suites
    .flatMap(({ name }) => requirementsOf(name))
    .filter((requirement) => !unproved || (!requirement.excluded && proofs(requirement).length === 0))
    .filter((requirement) => !excluded || requirement.excluded)
    .map((requirement) => ({
      ...requirement,
      checks: proofs(requirement).map((check) => ({ id: check.id, needs: check.needs, reasons: check.reasons })),
    }));
  const lines = rows.flatMap((row) => [
    [`${row.id}  ${row.level.padEnd(6)}  ${row.ruleset.padEnd(10)}  `, row.text] as const,
    ...row.checks.map((check) => below(`${check.id}: ${Object.keys(check.reasons).join(', ')}`)),
    ...(row.excluded ? [below(`not judged: ${row.excluded}`)] : []),
  ]);
  return {
    rows,
    lines: lines.length > 0 ? lines : [flush(excluded ? NOTHING_EXCLUDED : NOTHING_UNPROVED)],
  };
}

function choices(suites: readonly ListedSuite[]): View {
  const rows = suites.flatMap(({ name }) => choicesOf(name));
  const lines = rows.flatMap((choice) => [
    flush(`${choice.name}: ${choice.text}`),
    ...optionsOf(choice).map(([option, text]) => below(`${choice.name}=${option}: ${text}`)),
  ]);
  return { rows, lines };
}

function optionsOf({ options, number }: Choice): [option: string, text: string][] {
  if (number) {
    const otherwise = number.default === undefined ? '' : `; ${number.default} unless it is declared`;
    return [['<number>', `a whole number of ${number.unit}${otherwise}`]];
  }
  return Object.entries(options ?? {}).map(([option, { text }]) => [option, text]);
}

function profiles(suites: readonly ListedSuite[]): View {
  const rows = suites.flatMap(({ name: suite }) =>
    Object.entries(profilesOf(suite)).map(([name, profile]) => ({ suite, name, ...profile })),
  );
  const lines = rows.flatMap(({ suite, name, text, rulesets, choices: declared = {} }) => [
    flush(`${name} (check ${suite}${defaultProfiles(suite, false).includes(name) ? ', by default' : ''}): ${text}`),
    // A profile with the name of its only ruleset does not repeat the ruleset.
    ...(rulesets.join() === name ? [] : [below(`rulesets: ${rulesets.join(', ')}`)]),
    ...Object.entries(declared).map(([choice, option]) => below(`declares ${choice}=${option}`)),
  ]);
  return { rows, lines };
}
