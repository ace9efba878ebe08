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

A client prints the events in JSON: a list, an envelope with a list, or an event on each line; other text may stand
around them. It is content with a feed if it ends with 0, shows a list, and prints no --refusal. It may read JSON,
XML or JSONP. Members that it does not print are not judged.
  reader of the list         --kind list --command 'my-reader --url {url} --site {site} --key {key}'
  reader of one event        --kind event --command 'my-reader --url {url} --key {key} --event {id}'
  client that keeps running  --kind poll --command 'my-watcher --url {url} --key {key}'
  client that runs often     --kind poll --command 'my-watcher --url {url} --key {key} --state {state}'`;

/** Declares `check feed-client` and `init feed-client`. */
export function addFeedClientCommands({ check, init, judge, begin }: CommandGroups): void {
  const client = check
    .command('feed-client')
    .description(
      'judge a client of events feeds: which wrong answers it takes for right, and which right ones it refuses',
    )
    .optionsGroup('The client:')
    .option(
      '--command <cmd>',
      'its command line, with words in braces: my-reader --url {url} --key {key}. node_modules/.bin is on the PATH, and ' +
        'words that name a file of this folder (for the program: with a slash) mean that file',
    )
    .option('--kind <kind...>', 'what it does: list, event or poll')
    .option('--refusal <regex>', 'a text in its output by which it refuses a feed, whatever its exit code is')
    .option(
      '--field <name=member...>',
      'what it calls a member that it prints: title=summary start=begins.at. The names are id, title, times, type, link, ' +
        'updated, start and end',
    )
    .option('--site <slug>', 'the site that it reads, if it takes no {site} (engineering)')
    .option('--at-once <number>', 'how many run at a time (one for each processor)')
    .option('--keep <folder>', 'make the folders of all runs in this one, and leave them there');
  addSelectionOptions(client, 'follow', 'feed-client/xml/**, READER-FO-001');
  addRunOptions(client, { timeout: 'for one look at a feed (20000)', budget: 'for the whole run (900)' })
    .addHelpText('after', EXPLAINED)
    .action(judge);
  init
    .command('feed-client')
    .description('for a client of events feeds')
    .option('--kind <kind...>', 'what it does: list, event or poll')
    .option(
      '--command <cmd>',
      'its command line, with words in braces: my-reader --url {url} --key {key}. It is run once, at a sound feed',
    )
    .action(begin);
}
