import type { Command } from 'commander';
import { collectValues } from './collect-values.ts';

/** The options for headers, from the command line and `touchstone.yaml`. */
export interface HeaderOptions {
  readonly header?: readonly string[];
  readonly headerEnv?: readonly string[];
  readonly headerFile?: readonly string[];
}

/** Adds the options for headers. `purpose`: what `--header` takes, for whom. */
export function addHeaderOptions(command: Command, purpose: string): Command {
  return command
    .option('--header <header>', `${purpose}; everybody on this machine can read a command line`, collectValues)
    .option(
      '--header-env <name>',
      'the variable of the environment that holds such a header; may be repeated',
      collectValues,
    )
    .option('--header-file <file>', 'a file that holds such headers, one on each line; may be repeated', collectValues);
}
