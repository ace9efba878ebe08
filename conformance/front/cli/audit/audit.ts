import type { Command } from 'commander';
import { addConnectionOptions } from '../../../command/options/connection-options.ts';
import { addHeaderOptions } from '../../../command/options/header-options.ts';
import { addKeyOptions, addPolicyOption } from '../../../log/command/keys/key-options.ts';

/** Adds `touchstone audit`. */
export function addAudit(top: Command): void {
  const audit = top
    .command('audit')
    .description('verify a whole log: its checkpoint, every bundle and every tile up to the root')
    .argument(
      '[log]',
      'a tlog-tiles prefix (http or https), the monitoring prefix of a log of certificates, or a directory or s3://bucket/prefix that is laid out like one; without it the logs of --trusted-root',
    )
    .optionsGroup('The log:');
  addPolicyOption(addKeyOptions(audit))
    .option('--origin <text>', 'the origin line that the checkpoint must have')
    .option(
      '--minimum-index <number>',
      'bundles and tiles that end at or below this entry are pruned and not requested',
    )
    .option('--profile <name>', 'static-ct: a log of certificates, as a --vkey of the type 0x05 says by itself')
    .optionsGroup('Verification:')
    .option('--sample <number>', 'only so many randomly drawn bundles, with every tile above them')
    .option('--seed <number>', 'repeats the draws of an earlier sample')
    .option('--state <dir>', 'keep the checkpoint here, and prove next time that the log only grew')
    .optionsGroup('A part:')
    .option('--part <i/n>', 'only the i-th of n parts, such as 3/16; "audit merge" proves the whole from all of them')
    .option('--out <file>', 'the file of the part; a later run goes on where an earlier one ended')
    .option('--checkpoint <file>', 'the checkpoint of the tree, for all parts; without it that of now')
    .optionsGroup('The run:')
    .option('--workers <number>', 'threads (2, or 1 on one core)')
    .option('--rate <number>', 'at most so many requests a second, all by one thread')
    .option('--timeout <ms>', 'for one exchange (10000)');
  addHeaderOptions(addConnectionOptions(audit), "'Name: value' for every request to the log's own host; never printed")
    .optionsGroup('Output:')
    .option('--json', 'one JSON document on standard output and nothing else')
    .option('--quiet', 'only the verdict')
    .action(async (log, options) => (await import('./audit-run.ts')).runAudit(log, options));
  const merge = audit
    .command('merge')
    .description('prove a whole log from the parts of its audit')
    .argument('<parts...>', 'the files of --out, in any order')
    .optionsGroup('The log:');
  addPolicyOption(addKeyOptions(merge))
    .option('--origin <text>', 'the origin line that the checkpoint must have')
    .option('--checkpoint <file>', 'the checkpoint of the tree; without it that of the part with the largest tree')
    .optionsGroup('Output:')
    .option('--json', 'one JSON document on standard output and nothing else')
    .option('--quiet', 'only the verdict')
    // The options of "audit" are read wherever they stand, also those that "merge" has as well.
    .action(async (parts, _options, command) =>
      (await import('./merge-run.ts')).runMerge(parts, command.optsWithGlobals()),
    );
}
