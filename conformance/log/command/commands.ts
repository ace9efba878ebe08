import { collectValues } from '../../command/options/collect-values.ts';
import type { CommandGroups } from '../../command/suite-descriptor.ts';
import { addCheckLog } from './check.ts';

/** The promises of the reference log, in short; docs/reference-servers.md has them in full. */
const PROMISES = `
With --dir the log keeps its word:
  200, 201   the entry, its tiles and a checkpoint that covers it are on the disk, and are served
  syncs      one group for each batch; a batch is all that came while the one before was published
  503        nothing was logged: 4,096 entries are under way, or a write has failed and the log is to be started again
  writers    one server at a time has the directory, by a lock of the kernel
  memory     does not grow with the log; .index in the directory finds the entries that are there already, and is made
             again from the log where it is missing
In a bucket (s3://) a batch is committed by one conditional write, and the server that was started last has the log. The key
is given by --key-seed-file; endpoint, region and credentials by the variables AWS_… or a profile.
docs/reference-servers.md says how the directory is copied and moved, and how this was shown.`;

/** Declares the commands of the log suite. Each loads its modules when it runs, so that help is fast. */
export function addLogCommands({ check, serve, fixtures, init, judge, begin }: CommandGroups): void {
  addCheckLog(check, judge);
  init
    .command('log')
    .description('for a transparency log')
    .option('--url <address>', 'its address: the base of the interface, or a bare prefix of tlog-tiles')
    .option('--vkey <vkey>', 'its key, as a signed-note verifier key')
    .action(begin);
  serve
    .command('log')
    .description('serve the reference log; the first line of output is JSON with url, grpc, origin, vkey and append')
    .option('--port <number>', 'port on 127.0.0.1, 0 for any', '0')
    .option('--grpc-port <number>', 'port for gRPC on 127.0.0.1, 0 for any', '0')
    .option('--grpc-service <name>', 'full name of the service over gRPC (touchstone.rekor.v2.LogService)')
    .option(
      '--dir <path>',
      'keep the log, and its key, in this directory, or the log alone in s3://bucket/prefix (in memory without it)',
    )
    .option('--origin <text>', "the log's origin", 'touchstone.example/log')
    .option('--entries <number>', 'append generated entries until the log has this many')
    .option('--virtual <size>', 'a log of this many entries, computed on demand: 1e12, 2^40')
    .option(
      '--entry <index=text>',
      'the entry of a virtual log at an index; @FILE takes the bytes of a file',
      collectValues,
    )
    .option(
      '--key-seed <hex>',
      '64 hex digits that the signing key comes from (random, or the one kept in --dir, without it); everybody on this machine can read a command line',
    )
    .option('--key-seed-env <name>', 'the variable of the environment that holds them')
    .option('--key-seed-file <file>', 'the file that holds them, alone')
    .option('--duplicates <how>', 'refuse, return-existing or readmit an entry that is there already', 'refuse')
    .option('--static-ct', 'a log of certificates by static-ct-api, with certificates of its own making (--entries)')
    .option(
      '--accept-root <file>',
      'with --static-ct: take the chains of this root, in PEM; may be repeated',
      collectValues,
    )
    .option('--frozen', 'take no entries, and say so in the checkpoint')
    .option(
      '--policy <file>',
      'show no checkpoint before the witnesses of this policy have cosigned it (c2sp.org/tlog-policy)',
    )
    .option('--witness-timeout <ms>', 'how long to wait for their quorum (30000); then the log stops')
    .option('--fault <name>', 'misbehave on purpose: see "touchstone faults list"')
    .option('--variant <name>', 'be odd but right: see "touchstone variants list"')
    .addHelpText('after', PROMISES)
    .action(async (options) => (await import('./serve/serve.ts')).runServeLog(options));
  serve
    .command('witness')
    .description(
      'serve a reference witness of logs, for tests; the first line of output is JSON with url, vkey and policy',
    )
    .option('--port <number>', 'port on 127.0.0.1, 0 for any', '0')
    .option('--log-vkey <vkey>', 'a key of a log whose checkpoints it cosigns; may be repeated', collectValues)
    .option('--name <text>', 'the name of its key', 'touchstone.example/witness')
    .option('--key-type <type>', 'ed25519 or ml-dsa-44', 'ml-dsa-44')
    .option('--dir <path>', 'keep what it has cosigned, and its key, in this directory (in memory without it)')
    .option(
      '--key-seed <hex>',
      '64 hex digits that its key comes from; everybody on this machine can read a command line',
    )
    .option('--key-seed-env <name>', 'the variable of the environment that holds them')
    .option('--key-seed-file <file>', 'the file that holds them, alone')
    .action(async (options) => (await import('./witness/serve-witness.ts')).runServeWitness(options));
  fixtures
    .command('log')
    .description('write the vectors for implementers of logs, and a whole log; prints one line of JSON when it is done')
    .requiredOption('--out <path>', 'an empty folder, or one to be made; or s3://bucket/prefix')
    .option('--seed <number>', 'the same seed gives the same bytes', '1')
    .option('--entries <number>', 'write a whole log of this many entries to <path>/log as well: 1e7')
    .option('--origin <text>', 'the origin and key name of that log', 'touchstone.example/fixtures')
    .action(async (options) => (await import('./fixtures.ts')).fixturesLog(options));
}
