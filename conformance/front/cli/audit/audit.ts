import type { Command } from 'commander';
import { addConnectionOptions } from '../../../command/options/connection-options.ts';
import { addHeaderOptions } from '../../../command/options/header-options.ts';
import { addKeyOptions } from '../../../log/command/keys/key-options.ts';

/** Adds `touchstone audit`. */
export function addAudit(top: Command): void {
  const audit = top
    .command('audit')
    .description('verify a whole log: its checkpoint, every bundle and every tile up to the root')
    .argument(
      '[log]',
      'a tlog-tiles prefix (http or https), or a directory that is laid out like one; without it the logs of --trusted-root',
    )
    .optionsGroup('The log:');
  addKeyOptions(audit)
    .option('--origin <text>', 'the origin line that the checkpoint must have')
    .option(
      '--minimum-index <number>',
      'bundles and tiles that end at or below this entry are pruned and not requested',
    )
    .optionsGroup('Verification:')
    .option('--sample <number>', 'only so many randomly drawn bundles, with every tile above them')
    .option('--seed <number>', 'repeats the draws of an earlier sample')
    .option('--state <dir>', 'keep the checkpoint here, and prove next time that the log only grew')
    .optionsGroup('The run:')
    .option('--workers <number>', 'threads (2, or 1 on one core)')
    .option('--timeout <ms>', 'for one exchange (10000)');
  addHeaderOptions(addConnectionOptions(audit), "'Name: value' for every request to the log's own host; never printed")
    .optionsGroup('Output:')
    .option('--json', 'one JSON document on standard output and nothing else')
    .option('--quiet', 'only the verdict')
    .action(async (log, options) => (await import('./audit-run.ts')).runAudit(log, options));
}
