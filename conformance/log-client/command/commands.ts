import { addRunOptions, addSelectionOptions } from '../../command/options/check-options.ts';
import type { CommandGroups } from '../../command/suite-descriptor.ts';
import { PLACEHOLDERS } from '../target/command/placeholders.ts';

const WIDEST = Math.max(...Object.keys(PLACEHOLDERS).map((name) => name.length));

/** The placeholders, and how a client is judged, for the help. */
const EXPLAINED = `
The command may have these words in braces, outside quotes:
${Object.entries(PLACEHOLDERS)
  .map(([name, text]) => `  {${name}}${' '.repeat(WIDEST - name.length)}  ${text}`)
  .join('\n')}

A client is content with a log if it ends with 0 (a monitor: if it looks again) and prints no --refusal.
  verifier of a checkpoint   --kind checkpoint --command 'my-verify --url {url} --key {vkey}'
  verifier of an entry       --kind inclusion --command 'my-verify --key {vkey} --proof {proof} {entry}'
  verifier of a whole log    --kind log --command 'my-fsck {url} {vkey} {origin}'
  monitor that keeps running --kind monitor --command 'my-monitor --url {url} --key {vkey}'
  monitor that runs often    --kind monitor --command 'my-monitor --url {url} --key {vkey} --state {state}'
  writer to Rekor v2         --kind writer --command 'my-sign --url {base} --key {vkey} {artifact}'`;

/** Declares `check log-client` and `init log-client`. */
export function addLogClientCommands({ check, init, judge, begin }: CommandGroups): void {
  const client = check
    .command('log-client')
    .description('judge a client of transparency logs: which lies it believes, and which truths it refuses')
    .optionsGroup('The client:')
    .option(
      '--command <cmd>',
      'its command line, with words in braces: my-verify --url {url} --key {vkey}. node_modules/.bin is on the PATH, and ' +
        'words that name a file of this folder (for the program: with a slash) mean that file',
    )
    .option('--kind <kind...>', 'what it does: checkpoint, inclusion, log, monitor or writer; several are possible')
    .option('--refusal <regex>', 'a text in its output by which it refuses a log, whatever its exit code is')
    .option('--log-origin <name>', 'the origin and key name of the logs, for a client that takes a host only')
    .option('--at-once <number>', 'how many run at a time (one for each processor)')
    .option('--keep <folder>', 'make the folders of all runs in this one, and leave them there');
  addSelectionOptions(
    client,
    'follow, origin, proof, anySize, ends, online',
    'log-client/checkpoint/**, CLIENT-SN-002',
  );
  addRunOptions(client, { timeout: 'for one look at a log (20000)', budget: 'for the whole run (900)' })
    .addHelpText('after', EXPLAINED)
    .action(judge);
  init
    .command('log-client')
    .description('for a client of transparency logs')
    .option('--kind <kind...>', 'what it does: checkpoint, inclusion, log, monitor or writer; several are possible')
    .option(
      '--command <cmd>',
      'its command line, with words in braces: my-verify --url {url} --key {vkey}. It is run once, at a sound log',
    )
    .action(begin);
}
