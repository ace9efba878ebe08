import { Command, CommanderError } from 'commander';
import { type Caller, calledBy, caller } from '../../command/caller.ts';
import { packageVersion } from '../../command/package-data.ts';
import { secretsOfWords } from '../../command/secrets/command-secrets.ts';
import { keepSecret } from '../../command/secrets/known-secrets.ts';
import { terminalColumns } from '../../command/terminal/columns.ts';
import { throwUsageError, UsageError } from '../../command/usage-error.ts';
import { SUITES } from '../../suites.ts';
import { addAudit } from './audit/audit.ts';
import { PLACEHOLDER } from './baseline/baseline-placeholder.ts';
import { addInit, addInitOptions } from './init/add-init.ts';
import { exitOnUncaughtError, faultText, watchStandardStreams } from './output/standard-streams.ts';
import { usageSentence } from './output/usage-sentence.ts';
import { addResults } from './results/add-results.ts';
import { addVerify } from './verify/verify.ts';

const EXIT_HELP = `
Exit codes:
  0    conformant
  1    not conformant
  2    wrong usage or configuration
  3    incomplete, or nothing ran
  4    target unreachable
  5    stale or expired baseline
  70   a fault of touchstone
  129  the terminal was closed
  130  interrupted`;

const NAMES = SUITES.map(({ name }) => name)
  .join(', ')
  .replace(/, ([a-z]+)$/, ' or $1');

/** The command line. Every command loads its modules when it runs, so that help is fast. */
function program(): Command {
  const top = new Command('touchstone')
    .description('Tells whether an implementation of an interface is right, requirement by requirement.')
    .version(packageVersion())
    .configureHelp({ showGlobalOptions: false })
    .addHelpText('after', EXIT_HELP)
    .showSuggestionAfterError()
    .exitOverride();

  const check = top
    .command('check')
    .description('judge an implementation; without a name, the one in touchstone.yaml')
    .addHelpText(
      'after',
      '\nWithout a name the options are those of the interface in touchstone.yaml: see check log --help, and so on.',
    );
  const { init, begin } = addInit(top, check);
  addAudit(top);
  addVerify(top);

  const serve = top.command('serve').description('run a reference implementation');
  const publish = top.command('publish').description('publish into a reference');
  const fixtures = top.command('fixtures').description('write test data');
  for (const suite of SUITES)
    suite.addCommands({
      check,
      serve,
      publish,
      fixtures,
      init,
      begin,
      judge: async (options) => (await import('./check/run-check.ts')).runCheck(suite, options),
    });
  addInitOptions(init);

  const served = serve.commands.map((command) => command.name());
  serve.hook('preAction', async (_serve, command) =>
    (await import('./other-reference.ts')).refuseOtherReference(command, served),
  );
  // Without these, Commander would only say that the command is unknown.
  for (const { name } of SUITES.filter((suite) => !served.includes(suite.name)))
    serve
      .command(name, { hidden: true })
      .argument('[words...]')
      .allowUnknownOption()
      .action(() =>
        throwUsageError(
          `the reference of the suite ${name} is a program and is not served: "touchstone self-test ${name} --only NAME" judges it with a fault or a variant`,
        ),
      );

  top
    .command('list')
    .description('list requirements and the checks that prove them, or choices, or profiles')
    .argument('[suite]', `${NAMES}; all without it`)
    .option('--unproved', 'only requirements that no check proves and that are not excluded')
    .option('--excluded', 'only requirements that are not judged, each with the reason')
    .option('--choices', 'what --declare takes: the choices and their options, instead')
    .option('--profiles', 'what --profile takes: the profiles, instead')
    .option('--json', 'as JSON')
    .action(async (suite, options) => (await import('./list/list.ts')).list(suite, options));
  top
    .command('explain')
    .description('explain a requirement, a check, a reason, a choice, a profile, a fault or a variant')
    .argument('<id>', 'LOG-CP-004, log/checkpoint/signature-verifies, …#bad-signature, empty-log, rekor-v2')
    .action(async (id) => (await import('./list/explain.ts')).explain(id, served));

  for (const kind of ['faults', 'variants'] as const)
    top
      .command(kind)
      .description(
        kind === 'faults' ? 'references that are wrong on purpose' : 'references that are unusual but correct',
      )
      .command('list')
      .description(kind === 'faults' ? 'each fault, and the reasons that catch it' : 'each variant, and what allows it')
      .argument(
        '[pattern...]',
        'only those with each of these words in name, text, requirement, check or reason: leaf, LOG-TL-001, log/create/**',
      )
      .option('--json', 'as JSON')
      .action(async (patterns, options) =>
        (await import('./list/alterations.ts')).listAlterations(kind, patterns, options),
      );
  top
    .command('self-test')
    .description('run every fault and variant past the checks: each fault caught for its reasons, each variant passed')
    .argument('[suite]', `${NAMES}; all without it`)
    .option('--whole', 'judge each by all checks, not only by those that see it and a tenth of the others')
    .option('--seed <number>', 'repeats which of the others an earlier self-test chose')
    .option(
      '--jobs <number>',
      'how many are judged at once (as many as the machine has processors; twice as many where they wait for chains)',
    )
    .option('--shard <part>', 'judge one part of them, such as 1/4: the four parts together judge each once')
    .option('--matrix', 'print which check catches which fault')
    .option('--only <name...>', 'only these faults and variants')
    .action(async (suite, options) => (await import('./self-test/self-test.ts')).selfTest(suite, options));

  top
    .command('diff')
    .description('compare two JSON reports of one suite: what newly fails, passes, or is no longer judged')
    .argument('<before>', 'the report of the earlier run, of check or of results make; - is standard input')
    .argument('<after>', 'the report of the later run')
    .option('--json', 'as JSON')
    .option('--verbose', 'name each check that is newly not judged, also where many have one cause')
    .addHelpText(
      'after',
      `
Exit codes:
  0    nothing newly fails
  1    a check newly fails, or fails for another reason
  2    wrong usage, an unreadable file, or reports of different suites
  3    something that must hold is newly not judged, or the later run judged nothing`,
    )
    .action(async (before, after, options) => (await import('./diff/diff.ts')).diff(before, after, options));

  addResults(top);
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
  top
    .command('completion')
    .description('print a script by which a shell completes commands, options and ids: docs/first-run.md')
    .argument('<shell>', 'bash, zsh or fish')
    .action(async (shell) => (await import('./completion/completion.ts')).completion(shell, top));
  return top;
}

/**
 * Parses and runs a command line and returns the exit code. It never ends the process. `from`: the caller, with the
 * streams for reading and writing.
 */
export async function main(argv: readonly string[], from?: Caller): Promise<number> {
  if (from) return calledBy(from, () => runCommand(argv));
  exitOnUncaughtError();
  return runCommand(argv);
}

async function runCommand(argv: readonly string[]): Promise<number> {
  const { stdout, stderr, env } = caller();
  for (const secret of secretsOfWords(argv, { env })) keepSecret(secret);
  const whyIncomplete = watchStandardStreams();
  const output = {
    writeOut: (text: string) => void stdout.write(text),
    outputError: () => {},
    getOutHelpWidth: () => terminalColumns(stdout) ?? 80,
  };
  const top = program();
  for (const command of [top, ...descendants(top)]) command.configureOutput(output).exitOverride();
  try {
    await top.parseAsync([...(await withSuite(argv))], { from: 'user' }).catch((cause: unknown) => {
      // The text of a help or a version was written.
      if (!(cause instanceof CommanderError && cause.exitCode === 0)) throw cause;
    });
    const incomplete = await whyIncomplete();
    if (incomplete !== undefined) throwUsageError(`standard output cannot be written: ${incomplete}`);
    return caller().exitCode;
  } catch (cause) {
    if (cause instanceof CommanderError || cause instanceof UsageError) {
      const section = cause instanceof UsageError ? cause.section : undefined;
      stderr.write((await import('./output/error-line.ts')).errorLine(usageSentence(cause), section));
      return 2;
    }
    if ((cause as NodeJS.ErrnoException | undefined)?.syscall === 'uv_cwd') {
      stderr.write('touchstone: the working directory is gone: change to a folder that is there, and run it again.\n');
      return 2;
    }
    stderr.write(faultText(cause));
    return 70;
  }
}

/** The words of a command line; `check` without a suite gets that of the configuration file. */
async function withSuite(argv: readonly string[]): Promise<readonly string[]> {
  const [command, next = '-'] = argv;
  const complete = command !== 'check' || !next.startsWith('-') || argv.some((word) => /^(-h|--help)$/.test(word));
  return complete ? argv : (await import('./check/suite-of-config.ts')).withSuiteOfConfig(argv);
}

function descendants(command: Command): Command[] {
  return command.commands.flatMap((child) => [child, ...descendants(child)]);
}
