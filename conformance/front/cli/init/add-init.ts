import type { Command } from 'commander';
import { SUITES } from '../../../suites.ts';

/** Runs `touchstone init`, with the suite that the command names. */
type Begin = (options: Readonly<Record<string, unknown>>, command: Command) => Promise<void>;

/** `touchstone init`, to which suites add their commands. `begin`: the action of those. */
export function addInit(top: Command, check: Command): { readonly init: Command; readonly begin: Begin } {
  const init = top
    .command('init')
    .description('write touchstone.yaml, and a file for CI: asks what it needs, or takes it as options')
    .allowExcessArguments()
    .action((options, command: Command) => run(command.args[0], options));
  const suites = () =>
    SUITES.filter((suite) => suite.init).map((suite) => ({
      suite,
      description: check.commands.find((command) => command.name() === suite.name)?.description() ?? '',
    }));
  const run = async (name: string | undefined, options: Readonly<Record<string, unknown>>) =>
    (await import('./init.ts')).init(name, suites(), { ...init.opts(), ...options });
  return { init, begin: (options, command) => run(command.name(), options) };
}

/** Adds the options that all its commands have, once the suites have added theirs. */
export function addInitOptions(init: Command): void {
  for (const command of [init, ...init.commands])
    command
      .option('--ci <kind>', 'github, gitlab or none (the one whose files are there)')
      .option('--force', 'replace files that are there already');
}
