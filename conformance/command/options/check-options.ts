import type { Command } from 'commander';
import { collectValues } from './collect-values.ts';
import { addConnectionOptions, type ConnectionOptions } from './connection-options.ts';
import { addHeaderOptions, type HeaderOptions } from './header-options.ts';

/** The options of check commands, from the command line and `touchstone.yaml`. */
export interface CheckOptions extends ConnectionOptions, HeaderOptions {
  readonly startCommand?: string;
  readonly waitFor?: string;
  readonly profile?: readonly string[];
  readonly declare?: readonly string[] | Readonly<Record<string, string | number>>;
  readonly without?: readonly string[];
  readonly only?: readonly string[];
  readonly skip?: readonly string[];
  readonly onlyFailed?: string;
  readonly requirements?: string;
  readonly level?: string;
  readonly strict?: boolean;
  readonly exclusive?: boolean;
  readonly baseline?: string;
  readonly seed?: string | number;
  readonly timeout?: string | number;
  readonly budget?: string | number;
  readonly rate?: string | number;
  readonly config?: string;
  readonly report?: readonly string[];
  readonly json?: boolean;
  readonly quiet?: boolean;
  readonly timings?: boolean;
  readonly plan?: boolean;
}

/** Adds the options that select what is judged. `facets`: the facets that `--without` may name. */
export function addSelectionOptions(command: Command, facets: string, only: string): Command {
  return command
    .optionsGroup('Selection:')
    .option('--profile <name...>', `rulesets and choices by name: see "touchstone list ${command.name()} --profiles"`)
    .option(
      '--declare <choice=option...>',
      `say which option it takes, and have it enforced: see "touchstone list ${command.name()} --choices"`,
    )
    .option('--without <facet...>', `leave out, by name, what needs this: ${facets}`)
    .option('--only <pattern...>', `only these checks: ${only}`)
    .option('--skip <pattern...>', 'all but these checks')
    .option('--only-failed <from>', 'only those of them that did not pass in this JSON report')
    .option('--requirements <version>', 'those that this release had; what is newer is shown, and fails no run')
    .option('--level <level>', 'must or should: the lowest level to judge')
    .option('--strict', 'a failed SHOULD fails the run');
}

/** The time limits of a suite's runs, and their texts in the help. */
export interface RunLimits {
  readonly timeout: string;
  readonly budget: string;
  /** The purpose of `--header`, for targets over HTTP. */
  readonly headers?: string;
}

/** The limits for a service over HTTP. */
export const httpRunLimits = (headers: string): RunLimits => ({
  timeout: 'for one exchange (10000)',
  budget: 'for the whole run (300)',
  headers,
});

/** Adds the options for the course of the run and its output. */
export function addRunOptions(command: Command, { timeout, budget, headers }: RunLimits): Command {
  command
    .option('--baseline <file>', 'known failures, and checks known to be flaky: YAML')
    .optionsGroup('The run:')
    .option('--seed <number>', 'repeats the random choices of an earlier run')
    .option('--timeout <ms>', timeout)
    .option('--budget <seconds>', budget);
  command.option('--config <file>', 'options as YAML (touchstone.yaml where there is one)');
  if (headers !== undefined) {
    command.option('--rate <number>', 'requests a second (20 for a remote target, unlimited on this machine)');
    addHeaderOptions(addConnectionOptions(command), headers);
  }
  return command
    .optionsGroup('Output:')
    .option(
      '--report <format[=file]>',
      'console, json, junit, ctrf, markdown, sarif, annotations, html or badge (JSON, or SVG in a file .svg); may be repeated',
      collectValues,
    )
    .option('--json', 'one JSON document on standard output and nothing else')
    .option('--quiet', 'only the verdict')
    .option('--timings', 'how long each check took, paused, and waited for the target')
    .option('--plan', 'only say which checks would run');
}
