import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import {
  createLog,
  directoryStore,
  ed25519Signer,
  type Log,
  LogError,
  logRig,
  type Signer,
  serve,
  virtualStore,
} from '../../../src/reference/log/index.ts';
import { caller } from '../../command/caller.ts';
import { fileErrorText } from '../../command/file/file-error.ts';
import { makeOptionFolder } from '../../command/file/folder.ts';
import { LAUNCHER } from '../../command/launcher.ts';
import { neededOptions } from '../../command/needed-options.ts';
import { type AlterationOptions, chosenAlteration } from '../../command/options/alteration.ts';
import { referenceErrorSentence } from '../../command/reference-error.ts';
import { terminalColumns } from '../../command/terminal/columns.ts';
import { throwUsageError } from '../../command/usage-error.ts';
import { shellQuote } from '../../core/text/shell-quote.ts';
import { wrap } from '../../report/console/wrap.ts';
import { faults, variants } from '../generated/alterations.ts';
import { forgetSeed, KEY_FILE, type KeptSeed, seedBeside } from './key-file.ts';
import { type VirtualOptions, virtualLogOptions } from './virtual-options.ts';

/** The options of `serve log`. */
interface ServeLogOptions extends VirtualOptions, AlterationOptions {
  readonly port: string;
  readonly grpcPort: string;
  readonly grpcService?: string;
  readonly duplicates: string;
  readonly frozen?: boolean;
  readonly origin: string;
  readonly entries?: string;
  readonly keySeed?: string;
}

const BATCH = 1000;

/** `touchstone serve log`: runs until it is interrupted. */
export async function runServeLog(options: ServeLogOptions): Promise<void> {
  const { origin, dir } = options;
  const port = whole('--port', options.port, 65_535);
  const grpcPort = whole('--grpc-port', options.grpcPort, 65_535);
  const duplicates = duplicatesOf(options.duplicates);
  const entries = options.entries === undefined ? 0 : whole('--entries', options.entries, 10_000_000);
  if (options.virtual !== undefined && options.entries !== undefined)
    throwUsageError('--virtual and --entries exclude each other: both say how many entries the log has');
  const altered = await chosenAlteration({ faults, variants }, options);
  const virtual = virtualLogOptions(options);
  // A virtual log is small by promise. Without this V8 lets tens of megabytes of answers lie before it collects them.
  if (virtual !== undefined && caller().alone) setFlagsFromString('--optimize-for-size');
  if (options.keySeed !== undefined && !/^[0-9a-f]{64}$/i.test(options.keySeed))
    throwUsageError('--key-seed takes 64 hex digits');
  // An origin that cannot be is refused before anything is written.
  signerOf(origin, options.keySeed);
  if (dir !== undefined) makeOptionFolder('--dir', dir);
  const key = dir === undefined ? undefined : seedBeside(dir, options.keySeed);
  const right = logRig({
    origin,
    signer: signerOf(origin, key?.seed ?? options.keySeed),
    ...(dir === undefined ? {} : { store: () => directoryStore(dir) }),
    ...(virtual === undefined ? {} : { store: virtualStore({ origin, ...virtual }) }),
    duplicates,
  });
  try {
    const built = altered ? altered.install(right) : right;
    const store = await built.store(built.parts);
    const rig = { ...built, store: () => store };
    let log = await createLog(rig).catch((cause: unknown) => {
      // What is there is no log to go on with, so nothing was signed by a key that was just made.
      if (cause instanceof LogError && dir !== undefined && key?.from === 'made') forgetSeed(dir);
      throw cause;
    });
    const found = log.size();
    // An altered log shows what it does only with the entries that it needs: it has them unless another number is given.
    const least = altered ? Number(altered.needs.entries ?? 300n) : 0;
    await fill(log, options.entries === undefined ? least : entries, altered?.needs.batch ?? BATCH);
    // A log is frozen once it has what it is to have.
    if (options.frozen) log = await createLog({ ...rig, frozen: unixDate(new Date()) });
    const { url, close } = await serve(log.handler, { port, bodyLimit: 2 * rig.parts.requestLimit() });
    const { serveRpc } = await import('../../../src/reference/log/grpc/serve-rpc.ts');
    const named = options.grpcService === undefined ? {} : { name: options.grpcService };
    const rpc = await serveRpc(log.rpc, { port: grpcPort, ...named });
    const { origin: own, vkey } = log;
    const told = { url, grpc: rpc.address, origin: own, vkey, append: `${url}/append`, size: String(log.size()) };
    caller().stdout.write(`${JSON.stringify(told)}\n`);
    if (dir !== undefined && options.entries !== undefined && found > BigInt(entries))
      say(`The log in ${dir} has ${found} entries already, so none was appended.`);
    if (altered && log.size() < BigInt(least))
      say(`It has ${log.size()} entries: the ${altered.kind} is sure to show what it does with ${least}.`);
    if (dir !== undefined && key !== undefined) sayKey(dir, key);
    say(`The reference log is at ${url}/api/v2. Judge it from another terminal:`);
    caller().stderr.write(`${command(told, altered)}\n`);
    await caller().stopped();
    await Promise.all([close(), rpc.close()]);
    await log.close();
  } catch (cause) {
    // The decisions of an altered log may be such that it cannot go on from what it finds.
    const both = altered !== undefined && virtual !== undefined;
    if (cause instanceof LogError && both)
      throwUsageError(
        `--virtual and ${named(options)} exclude each other: this log cannot go on from a tree that it did not write`,
      );
    if (cause instanceof LogError) throwUsageError(referenceErrorSentence(cause));
    const { code = '', syscall } = (cause instanceof Error ? cause : {}) as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE') throwUsageError(`--port ${port} is in use; 0 takes any free one`);
    if (code === 'EACCES' && syscall === 'listen')
      throwUsageError(`--port ${port} is not for everybody; 0 takes any free one`);
    if (dir !== undefined && syscall !== undefined)
      throwUsageError(`--dir ${dir}: the log cannot be kept there: ${fileErrorText(cause)}`);
    throw cause;
  }
}

/** Appends generated entries until there are so many. */
async function fill(log: Log, wanted: number, batch: number): Promise<void> {
  if (log.size() >= BigInt(wanted)) return;
  // Loaded only here: it brings along all that the self-test needs.
  const { generatedEntry: entryOf } = await import('../testbed/testbed.ts');
  for (let at = Number(log.size()); at < wanted; at += batch)
    await log.append(Array.from({ length: Math.min(batch, wanted - at) }, (_, i) => entryOf(BigInt(at + i))));
}

/** Says something to a person, within the width of the terminal. */
function say(sentence: string): void {
  caller().stderr.write(`${wrap(sentence, 0, terminalColumns(caller().stderr))}\n`);
}

/** Says where the key is, and what a new one means for who knew the old one. */
function sayKey(dir: string, { from, replaces }: KeptSeed): void {
  const file = join(dir, KEY_FILE);
  if (from === 'kept') say(`The key is the one in ${file}.`);
  if (from === 'made')
    say(`The key is kept in ${file}, for the next time. No other server of this folder may serve that file.`);
  if (replaces)
    say(
      'It is a new key: the log there was signed by another. To go on with that, take this file away and give --key-seed.',
    );
}

/** The command that judges the log. One that a terminal would break goes on at a backslash, so that it can be copied. */
function command(
  { url, grpc, vkey }: { url: string; grpc: string; vkey: string },
  altered?: Parameters<typeof neededOptions>[1],
): string {
  const parts = [
    `  ${LAUNCHER} check log --url ${url} --vkey`,
    shellQuote(vkey),
    `--grpc ${grpc} --allow-writes --profile rekor-v2 http`,
    ...neededOptions('log', altered),
  ];
  const whole = parts.join(' ');
  return whole.length > (terminalColumns(caller().stderr) ?? whole.length) ? parts.join(' \\\n  ') : whole;
}

function signerOf(origin: string, keySeed: string | undefined): Signer {
  try {
    return ed25519Signer({ name: origin, ...(keySeed ? { privateKey: Buffer.from(keySeed, 'hex') } : {}) });
  } catch (cause) {
    if (cause instanceof RangeError) throwUsageError(`--origin cannot be that: ${cause.message}`);
    throw cause;
  }
}

function duplicatesOf(how: string): 'refuse' | 'return-existing' | 'readmit' {
  if (how === 'refuse' || how === 'return-existing' || how === 'readmit') return how;
  return throwUsageError(`--duplicates takes refuse, return-existing or readmit, not "${how}"`);
}

/** A time as Rekor v2 writes it when it freezes a log: `Wed Aug 19 06:42:17 UTC 2026`. */
function unixDate(time: Date): string {
  const [, day, date, month, year, clock] = /^(\w+), (\d+) (\w+) (\d+) ([\d:]+) GMT$/.exec(time.toUTCString())!;
  return `${day} ${month} ${date!.replace(/^0/, ' ')} ${clock} UTC ${year}`;
}

function whole(option: string, text: string, most: number): number {
  if (!/^\d{1,8}$/.test(text) || Number(text) > most)
    throwUsageError(`${option} takes a whole number up to ${most}, not "${text}"`);
  return Number(text);
}

/** The fault or variant that was asked for, as an option. */
function named({ fault, variant }: ServeLogOptions): string {
  return fault === undefined ? `--variant ${variant}` : `--fault ${fault}`;
}
