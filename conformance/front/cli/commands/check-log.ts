import type { Command } from 'commander';

const collect = (value: string, before: string[] = []): string[] => [...before, value];

/** Declares `touchstone check log`. */
export function addCheckLog(check: Command): void {
  check
    .command('log')
    .description('judge a transparency log')
    .optionsGroup('The log:')
    .option('--url <base>', "the interface's base address; reads go to BASE/api/v2")
    .option('--read-url <prefix>', 'a bare tlog-tiles prefix; reads go to PREFIX/checkpoint and PREFIX/tile')
    .option('--origin <text>', 'the origin line that checkpoints must have')
    .option('--vkey <vkey>', 'a key of the log, as a signed-note verifier key; may be repeated', collect)
    .option(
      '--write-url <base>',
      'the base address for writing, where it is another; entries go to BASE/api/v2/log/entries',
    )
    .option('--grpc <host:port>', 'where the service is over gRPC (https://HOST:PORT with TLS)')
    .option('--grpc-service <name>', 'full name of the service (touchstone.rekor.v2.LogService)')
    .option('--append <route>', 'raw=URL: a POST of the bytes of a leaf answers 200 and its decimal index', collect)
    .option(
      '--start-command <cmd>',
      'start the log with this shell command, restart it where a check needs that, end it after the run',
    )
    .option(
      '--wait-for <url>',
      "it is ready when this address answers with any status (default: the checkpoint's), within 30 s",
    )
    .optionsGroup('What is judged:')
    .option('--profile <name...>', 'rulesets and choices by name: see "touchstone list --profiles"')
    .option(
      '--declare <choice=option...>',
      'say which option the log takes, and have it enforced: see "touchstone list --choices"',
    )
    .option('--without <facet...>', 'leave out, by name, what needs this: keys, append, create, grpc, restart')
    .option('--only <pattern...>', 'only these checks: log/tiles/**, LOG-TL-001')
    .option('--skip <pattern...>', 'all but these checks')
    .option('--level <level>', 'must or should: the lowest level to judge')
    .option('--strict', 'a failed SHOULD fails the run')
    .option('--exclusive', 'nobody else writes to the log during the run')
    .option('--allow-writes', 'entries may be added to the log, for ever')
    .option('--max-writes <number>', 'how many at most (2000)')
    .option('--baseline <file>', 'known failures: YAML')
    .optionsGroup('The run:')
    .option('--seed <number>', 'repeats the random choices of an earlier run')
    .option('--timeout <ms>', 'for one exchange (10000)')
    .option('--budget <seconds>', 'for the whole run (300)')
    .option('--rate <number>', 'requests a second (20 for a remote log, unlimited on this machine)')
    .option(
      '--header <header>',
      "'Name: value' for every request to the log's own host, over gRPC as metadata; never printed",
      collect,
    )
    .option('--config <file>', 'options as YAML (touchstone.yaml where there is one)')
    .optionsGroup('Output:')
    .option('--report <format[=file]>', 'console, json or junit; may be repeated', collect)
    .option('--json', 'one JSON document on standard output and nothing else')
    .option('--quiet', 'only the verdict')
    .option('--plan', 'only say which checks would run')
    .action(async (options) => (await import('./run-check.ts')).checkLog(options));
}
