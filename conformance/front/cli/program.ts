import { Command, CommanderError } from 'commander';
import { type Caller, calledBy, caller } from '../../command/caller.ts';
import { packageVersion } from '../../command/package-data.ts';
import { terminalColumns } from '../../command/terminal/columns.ts';
import { UsageError } from '../../command/usage-error.ts';
import { addCheckFeed } from '../../feed/command/check.ts';
import { addCheckLog } from '../../log/command/check.ts';
import { addCheckMigration } from '../../migration/command/check-command.ts';
import { addAudit } from './audit/audit.ts';
import { PLACEHOLDER } from './baseline/baseline-placeholder.ts';

const EXIT_HELP = `
Exit codes:
  0    conformant
  1    not conformant
  2    wrong usage or configuration
  3    incomplete, or nothing ran
  4    target unreachable
  5    stale or expired baseline
  70   a fault of touchstone
  130  interrupted`;

const collect = (value: string, before: readonly string[] = []): string[] => [...before, value];

/** The command line. Every command loads what it needs when it is run, so that help is there at once. */
function program(): Command {
  const top = new Command('touchstone')
    .description('Tells whether an implementation of an interface is right, requirement by requirement.')
    .version(packageVersion())
    .configureHelp({ showGlobalOptions: false })
    .addHelpText('after', EXIT_HELP)
    .showSuggestionAfterError()
    .exitOverride();

  const check = top.command('check').description('judge an implementation');
  addCheckLog(check);
  addCheckFeed(check);
  addCheckMigration(check);
  addAudit(top);

  const serve = top.command('serve').description('run a reference implementation');
  serve
    .command('log')
    .description('serve the reference log; the first line of output is JSON with url, grpc, origin, vkey and append')
    .option('--port <number>', 'port on 127.0.0.1, 0 for any', '0')
    .option('--grpc-port <number>', 'port for gRPC on 127.0.0.1, 0 for any', '0')
    .option('--grpc-service <name>', 'full name of the service over gRPC (touchstone.rekor.v2.LogService)')
    .option('--dir <path>', 'keep the log, and its key, in this directory (in memory without it)')
    .option('--origin <text>', "the log's origin", 'touchstone.example/log')
    .option('--entries <number>', 'append generated entries until the log has this many')
    .option('--virtual <size>', 'a log of this many entries, computed on demand: 1e12, 2^40')
    .option('--entry <index=text>', 'the entry of a virtual log at an index; @FILE takes the bytes of a file', collect)
    .option(
      '--key-seed <hex>',
      '64 hex digits that the signing key comes from (random, or the one kept in --dir, without it)',
    )
    .option('--duplicates <how>', 'refuse, return-existing or readmit an entry that is there already', 'refuse')
    .option('--frozen', 'take no entries, and say so in the checkpoint')
    .option('--fault <name>', 'misbehave on purpose: see "touchstone faults list"')
    .option('--variant <name>', 'be odd but right: see "touchstone variants list"')
    .action(async (options) => (await import('../../log/command/serve.ts')).serveLog(options));

  serve
    .command('feed')
    .description('serve the reference feed; the first line of output is JSON with url, site, key, sites and publish')
    .option('--port <number>', 'port on 127.0.0.1, 0 for any', '0')
    .option('--dir <path>', 'keep the feed in this directory (in memory without it)')
    .option('--site <slug>', 'a site (engineering); may be repeated', collect)
    .option(
      '--site-name <text>',
      'its name (the slug without it); repeated, that of the site in the same place',
      collect,
    )
    .option('--key <text>', 'a valid key (random without it, or the one in --dir); may be repeated', collect)
    .option(
      '--import <file>',
      'publish the events of an iCalendar file in the first site; again, to bring them up to date',
      collect,
    )
    .option('--events <number>', 'publish generated events until each site has so many')
    .option(
      '--token-env <name>',
      'the variable of the environment that holds the token for publishing (random without it, or the one in --dir)',
    )
    .option('--status <how>', 'always-200 or mirrored', 'always-200')
    .option('--order <how>', 'next, start, id or published', 'next')
    .option('--upcoming <how>', 'not-ended, not-begun, today or day-back', 'not-ended')
    .option('--fault <name>', 'misbehave on purpose: see "touchstone faults list feed"')
    .option('--variant <name>', 'be odd but right: see "touchstone variants list feed"')
    .action(async (options) => (await import('../../feed/command/serve.ts')).serveFeed(options));

  top
    .command('publish')
    .description('publish into a reference')
    .command('feed')
    .description('the program that check feed takes as --publish-command and --clock-command, for the reference feed')
    .requiredOption('--url <url>', 'its publishing interface, as serve feed tells it')
    .requiredOption('--token-env <name>', 'the variable of the environment that holds the token')
    .action(async (options) => (await import('../../feed/command/publishing/publish.ts')).publishFeed(options));

  const fixtures = top.command('fixtures').description('write test data');
  fixtures
    .command('log')
    .description('write the vectors for implementers of logs, and a whole log; prints one line of JSON when it is done')
    .requiredOption('--out <path>', 'an empty folder, or one to be made')
    .option('--seed <number>', 'the same seed gives the same bytes', '1')
    .option('--entries <number>', 'write a whole log of this many entries to <path>/log as well: 1e7')
    .option('--origin <text>', 'the origin and key name of that log', 'touchstone.example/fixtures')
    .action(async (options) => (await import('../../log/command/fixtures.ts')).fixturesLog(options));
  fixtures
    .command('feed')
    .description('write answers of a feed, for those who write clients; prints one line of JSON when it is done')
    .requiredOption('--out <path>', 'an empty folder, or one to be made')
    .option('--seed <number>', 'the same seed gives the same bytes', '1')
    .option('--large', 'write the bodies of large cases as well, to <path>/large')
    .action(async (options) => (await import('../../feed/command/fixtures.ts')).fixturesFeed(options));
  fixtures
    .command('migration')
    .description('write parameters files of migrations, and what they come to; prints one line of JSON when it is done')
    .requiredOption('--out <path>', 'an empty folder, or one to be made')
    .option('--seed <number>', 'the same seed gives the same bytes', '1')
    .action(async (options) =>
      (await import('../../migration/command/fixtures-command.ts')).fixturesMigration(options),
    );

  top
    .command('list')
    .description('list requirements and the checks that prove them, or choices, or profiles')
    .argument('[suite]', 'log, feed or migration; all without it')
    .option('--unproved', 'only those that no check proves and nobody has excluded')
    .option('--choices', 'what --declare takes: the choices and their options, instead')
    .option('--profiles', 'what --profile takes: the profiles, instead')
    .option('--json', 'as JSON')
    .action(async (suite, options) => (await import('./list/list.ts')).list(suite, options));
  top
    .command('explain')
    .description('explain a requirement, a check, a reason, a choice, a profile, a fault or a variant')
    .argument('<id>', 'LOG-CP-004, log/checkpoint/signature-verifies, …#bad-signature, empty-log, rekor-v2')
    .action(async (id) => (await import('./list/explain.ts')).explain(id));

  for (const kind of ['faults', 'variants'] as const)
    top
      .command(kind)
      .description(kind === 'faults' ? 'references that are wrong on purpose' : 'references that are odd but right')
      .command('list')
      .argument(
        '[pattern...]',
        'only those that have each of these words in name, text or what they break: leaf, LOG-TL-001, log/create/**',
      )
      .option('--json', 'as JSON')
      .action(async (patterns, options) =>
        (await import('./list/alterations.ts')).listAlterations(kind, patterns, options),
      );
  top
    .command('self-test')
    .description('run every fault and variant past the checks: each fault caught for its reasons, each variant passed')
    .argument('[suite]', 'log, feed or migration; all without it')
    .option('--matrix', 'print which check catches which fault')
    .option('--only <name...>', 'only these faults and variants')
    .action(async (suite, options) => (await import('./self-test.ts')).selfTest(suite, options));

  top
    .command('baseline')
    .description('known failures')
    .command('write')
    .description('write a baseline from a JSON report, as YAML')
    .requiredOption('--from <file>', 'the report of an unfiltered run; - is standard input')
    .option('--out <file>', 'a new file (standard output without it)')
    .option('--because <text>', 'why they are accepted', PLACEHOLDER)
    .option('--until <date>', 'until when, as YYYY-MM-DD')
    .action(async (options) => (await import('./baseline/baseline-write.ts')).baselineWrite(options));
  return top;
}

/**
 * Parses and runs a command line and gives the exit code. Nothing here ends the process. Whoever calls it from a program
 * says by `from` where it reads and writes.
 */
export async function main(argv: readonly string[], from?: Caller): Promise<number> {
  return from ? calledBy(from, () => runCommand(argv)) : runCommand(argv);
}

async function runCommand(argv: readonly string[]): Promise<number> {
  const { stdout, stderr } = caller();
  // A reader that goes away (`| head`) ends our writing, not with a stack trace.
  stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
  const output = {
    writeOut: (text: string) => void stdout.write(text),
    outputError: () => {},
    getOutHelpWidth: () => terminalColumns(stdout) ?? 80,
  };
  const top = program();
  for (const command of [top, ...descendants(top)]) command.configureOutput(output).exitOverride();
  try {
    await top.parseAsync([...argv], { from: 'user' });
    return caller().exitCode;
  } catch (cause) {
    if (cause instanceof CommanderError && cause.exitCode === 0) return 0;
    if (cause instanceof CommanderError || cause instanceof UsageError) {
      const sentence =
        cause.message === '(outputHelp)' ? 'a command is missing' : cause.message.replace(/^error: /, '');
      stderr.write(`touchstone: ${sentence.replace(/\s+/g, ' ').trim().replace(/[.]$/, '')}.\n`);
      return 2;
    }
    stderr.write(`touchstone: a fault of touchstone itself: ${cause instanceof Error ? cause.stack : cause}\n`);
    return 70;
  }
}

function descendants(command: Command): Command[] {
  return command.commands.flatMap((child) => [child, ...descendants(child)]);
}
