import { Command, type Option } from 'commander';
import { expect, test } from 'vitest';
import { collectValues } from '../../../command/options/collect-values.ts';
import { SUITES } from '../../../suites.ts';
import { configSchema } from './config-schema.ts';

/** Options that stand on the command line only: which file is read, which run is repeated, and how one run is shown. */
const COMMAND_LINE_ONLY = ['config', 'json', 'quiet', 'timings', 'plan', 'only-failed'];
/** Maps have no room on a command line. */
const FILE_ONLY: Readonly<Record<string, readonly string[]>> = { migration: ['chain', 'names', 'params'] };

/** The options of `touchstone check SUITE` that can stand in `touchstone.yaml`. */
function optionsOf(suite: (typeof SUITES)[number]): readonly Option[] {
  const group = () => new Command();
  const check = group();
  const groups = { serve: group(), publish: group(), fixtures: group(), init: group() };
  suite.addCommands({ check, ...groups, judge: async () => {}, begin: async () => {} });
  const { options } = check.commands.find((command) => command.name() === suite.name)!;
  return options.filter((option) => !option.hidden && !COMMAND_LINE_ONLY.includes(option.name()));
}

const keysOf = (suite: string) => Object.entries(configSchema().properties?.[suite]?.properties ?? {});

test.each(SUITES)('touchstone.yaml of $name takes the options of its command', (suite) => {
  const names = optionsOf(suite).map((option) => option.name());
  const keys = keysOf(suite.name).map(([key]) => key);
  expect(keys.sort()).toEqual([...names, ...(FILE_ONLY[suite.name] ?? [])].sort());
});

test.each(SUITES)('touchstone.yaml of $name takes a list for each option that may be repeated', (suite) => {
  const repeated = optionsOf(suite).filter((option) => option.variadic || option.parseArg === collectValues);
  const lists = keysOf(suite.name).filter(([, { $ref }]) => $ref === '#/$defs/strings');
  // Choices are a map in the file.
  const names = repeated.map((option) => option.name()).filter((name) => name !== 'declare');
  expect(lists.map(([key]) => key).sort()).toEqual(names.sort());
});
