import type { Command } from 'commander';
import { addRunOptions, addSelectionOptions, httpRunLimits } from '../../command/options/check-options.ts';
import { collectValues } from '../../command/options/collect-values.ts';
import type { CommandGroups } from '../../command/suite-descriptor.ts';
import { addKeyOptions, addPolicyOption } from './keys/key-options.ts';

/** Declares `touchstone check log`. */
export function addCheckLog(check: Command, judge: CommandGroups['judge']): void {
  const log = check
    .command('log')
    .description('judge a transparency log')
    .optionsGroup('The log:')
    .option('--url <base>', "the interface's base address; reads go to BASE/api/v2")
    .option('--read-url <prefix>', 'a bare tlog-tiles prefix; reads go to PREFIX/checkpoint and PREFIX/tile')
    .option('--origin <text>', 'the origin line that checkpoints must have')
    .option(
      '--published-prefix <url>',
      'a prefix by which the log says it can be read, to compare with its origin; may be repeated',
      collectValues,
    );
  log.option(
    '--submission-prefix <url>',
    'the prefix at which a log of certificates takes submissions, to compare with its origin (--profile static-ct)',
  );
  log
    .option(
      '--submission-url <url>',
      'where that prefix is reached; get-roots is asked there, and chains are submitted',
    )
    .option('--test-root <file>', 'a root certificate of your own that the log accepts, in PEM')
    .option('--test-root-key <file>', 'its private key on P-256, in PEM: chains that it certifies are submitted')
    .option('--test-not-after <date>', 'the day on which submitted certificates end (in 90 days)');
  addPolicyOption(addKeyOptions(log))
    .option('--write-url <base>', 'the base address for writing, if it differs; entries go to BASE/api/v2/log/entries')
    .option('--grpc <host:port>', 'the address of the gRPC service (https://HOST:PORT with TLS)')
    .option('--grpc-service <name>', 'full name of the service (touchstone.rekor.v2.LogService)')
    .option(
      '--append <route>',
      'raw=URL: a POST of the bytes of a leaf answers 200 and its decimal index',
      collectValues,
    )
    .option(
      '--start-command <cmd>',
      'start the log with this shell command, restart it if a check needs that, end it after the run',
    )
    .option(
      '--wait-for <url>',
      "it is ready when this address answers with any status (default: the checkpoint's), within 30 s",
    );
  addSelectionOptions(
    log,
    'keys, policy, append, create, roots, submit, authority, grpc, restart',
    'log/tiles/**, LOG-TL-001',
  )
    .option('--exclusive', 'nobody else writes to the log during the run')
    .option('--allow-writes', 'entries may be added to the log permanently')
    .option('--max-writes <number>', 'how many at most (2000)');
  addRunOptions(
    log,
    httpRunLimits("'Name: value' for every request to the log's own host, over gRPC as metadata; never printed"),
  ).action(judge);
}
