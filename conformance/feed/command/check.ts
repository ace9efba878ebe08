import type { Command } from 'commander';
import { addRunOptions, addSelectionOptions, httpRunLimits } from '../../command/options/check-options.ts';
import type { CommandGroups } from '../../command/suite-descriptor.ts';
import { throwUsageError } from '../../command/usage-error.ts';

/** What others on the machine would see. */
const openKey = () =>
  throwUsageError('--key: a key is a secret, and a command line is not: give it with --key-env or --key-file');

/** Declares `touchstone check feed`. */
export function addCheckFeed(check: Command, judge: CommandGroups['judge']): void {
  const feed = check.command('feed');
  // Made by the command: the process that judges lists the suites as well, and need not load Commander.
  const key = feed.createOption('--key <text>').argParser(openKey).hideHelp();
  feed
    .description('judge a site events feed')
    .optionsGroup('The feed:')
    .option('--url <base>', 'what /events/{site}.json and .xml follow: https://feed.example/v2')
    .option('--site <slug>', 'the site that is judged, as it stands in the path')
    .option('--key-env <name>', 'the variable of the environment that holds a valid key')
    .option('--key-file <file>', 'the file that holds it, alone')
    .addOption(key)
    .option('--other-site <slug>', 'another site, to tell the two apart')
    .option('--other-key-env <name>', 'where another valid key is')
    .option('--other-key-file <file>', 'the same')
    .option(
      '--sites-url <url>',
      'where the site list is, as JSON, whole: https://feed.example/v2/resources/sites.json; another --url does not change it',
    )
    .option(
      '--publish-command <cmd>',
      'a program that publishes, changes and withdraws items, a JSON object a line; it gives an id as a number, or (beyond 2^53) as a string of digits: see spec/feed/publishing.md',
    )
    .option('--clock-command <cmd>', "a program that sets the feed's clock, by the same protocol")
    .option('--start-command <cmd>', 'start the feed with this shell command, end it after the run')
    .option('--wait-for <url>', 'it is ready when this address answers with any status, within 30 s');
  addSelectionOptions(feed, 'sites, otherSite, otherKey, publisher, clock', 'feed/xml/**, FEED-EN-003').option(
    '--exclusive',
    'nobody else publishes in the feed during the run',
  );
  addRunOptions(feed, httpRunLimits("'Name: value' for every request to the feed's own host; never printed")).action(
    judge,
  );
}
