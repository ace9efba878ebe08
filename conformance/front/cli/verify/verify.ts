import type { Command } from 'commander';
import { addConnectionOptions } from '../../../command/options/connection-options.ts';
import { addHeaderOptions } from '../../../command/options/header-options.ts';
import { addKeyOptions } from '../../../log/command/keys/key-options.ts';

const EXIT_HELP = `
Exit codes:
  0    everything holds
  1    something does not
  2    wrong usage, or the file is neither an entry nor a bundle
  3    something could not be judged: no key was given, the log could not be read, the entry is one of Rekor v1
  4    nothing answered at the log`;

/** Adds `touchstone verify`. */
export function addVerify(top: Command): void {
  const verify = top.command('verify').description('verify what a log has handed out');
  const entry = verify
    .command('entry')
    .description('verify an entry of Rekor v2: its proof, its checkpoint, its body, and that its log has it')
    .argument('<file>', 'a TransparencyLogEntry or a bundle of Sigstore, in JSON; - is standard input')
    .optionsGroup('The log:');
  addKeyOptions(entry, { name: '--origin, or else that of the signature', log: 'the one that signed' })
    .option('--origin <text>', 'the origin that the checkpoint must have (the name of the key that signed it)')
    .option('--online', 'ask the log, at the base URL that --trusted-root has')
    .option('--url <base>', "ask the log at the interface's base address; reads go to BASE/api/v2")
    .option(
      '--read-url <prefix>',
      'ask the log at a bare tlog-tiles prefix, or in a directory that is laid out like one',
    )
    .option('--minimum-index <number>', 'the log may have pruned bundles that end at or below this entry')
    .optionsGroup('The run:')
    .option('--timeout <ms>', 'for one exchange (10000)');
  addHeaderOptions(addConnectionOptions(entry), "'Name: value' for every request to the log's own host; never printed")
    .optionsGroup('Output:')
    .option('--json', 'one JSON document on standard output and nothing else')
    .option('--quiet', 'only the verdict')
    .addHelpText('after', EXIT_HELP)
    .action(async (file, options) => (await import('./verify-run.ts')).runVerifyEntry(file, options));
}
