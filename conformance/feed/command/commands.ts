import { collectValues } from '../../command/options/collect-values.ts';
import type { CommandGroups } from '../../command/suite-descriptor.ts';
import { addCheckFeed } from './check.ts';

/** Declares the commands of the feed suite. Each loads what it needs when it is run, so that help is there at once. */
export function addFeedCommands({ check, serve, publish, fixtures, init, judge, begin }: CommandGroups): void {
  addCheckFeed(check, judge);
  init
    .command('feed')
    .description('for a site events feed')
    .option('--url <address>', 'its address: https://feed.example/v2, or that of one of its lists')
    .option('--site <slug>', 'one of its sites, as it stands in the path')
    .option('--key-env <name>', 'the variable of the environment that holds a valid key (FEED_KEY)')
    .action(begin);
  serve
    .command('feed')
    .description('serve the reference feed; the first line of output is JSON with url, site, key, sites and publish')
    .option('--port <number>', 'port on 127.0.0.1, 0 for any', '0')
    .option('--dir <path>', 'keep the feed in this directory (in memory without it)')
    .option('--site <slug>', 'a site (engineering); may be repeated', collectValues)
    .option(
      '--site-name <text>',
      'its name (the slug without it); repeated, that of the site in the same place',
      collectValues,
    )
    .option(
      '--key <text>',
      'a valid key (random without it, or the one in --dir); may be repeated; everybody on this machine can read a command line',
      collectValues,
    )
    .option(
      '--key-env <name>',
      'the variable of the environment that holds a valid key; may be repeated',
      collectValues,
    )
    .option('--key-file <file>', 'the file that holds one, alone; may be repeated', collectValues)
    .option(
      '--import <file>',
      'publish the events of an iCalendar file in the first site; again, to bring them up to date',
      collectValues,
    )
    .option(
      '--events <number>',
      'publish generated events until each site has so many; one in ten is over, and so is not listed',
    )
    .option(
      '--token-env <name>',
      'the variable of the environment that holds the token for publishing (random without it, or the one in --dir)',
    )
    .option('--status <how>', 'always-200 or mirrored', 'always-200')
    .option('--order <how>', 'next, start, id or published', 'next')
    .option('--upcoming <how>', 'not-ended, not-begun, today or day-back', 'not-ended')
    .option('--fault <name>', 'misbehave on purpose: see "touchstone faults list feed"')
    .option('--variant <name>', 'be odd but right: see "touchstone variants list feed"')
    .action(async (options) => (await import('./serve.ts')).runServeFeed(options));
  publish
    .command('feed')
    .description('the program that check feed takes as --publish-command and --clock-command, for the reference feed')
    .requiredOption('--url <url>', 'its publishing interface, as serve feed tells it')
    .requiredOption('--token-env <name>', 'the variable of the environment that holds the token')
    .action(async (options) => (await import('./publishing/publish.ts')).publishFeed(options));
  fixtures
    .command('feed')
    .description('write answers of a feed, for those who write clients; prints one line of JSON when it is done')
    .requiredOption('--out <path>', 'an empty folder, or one to be made; or s3://bucket/prefix')
    .option('--seed <number>', 'the same seed gives the same bytes', '1')
    .option('--large', 'write the bodies of large cases as well, to <path>/large')
    .action(async (options) => (await import('./fixtures.ts')).fixturesFeed(options));
}
