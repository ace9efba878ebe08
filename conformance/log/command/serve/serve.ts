import { availableParallelism } from 'node:os';
import { setFlagsFromString } from 'node:v8';
import { createLog, type Log, LogError, logRig, serve, virtualStore } from '../../../../src/reference/log/index.ts';
import { caller } from '../../../command/caller.ts';
import { chosenAlteration } from '../../../command/options/alteration.ts';
import { referenceErrorSentence } from '../../../command/reference-error.ts';
import { servingErrors } from '../../../command/serving-errors.ts';
import { throwUsageError } from '../../../command/usage-error.ts';
import { faults, variants } from '../../generated/alterations.ts';
import { keySeedOf } from '../key-seed.ts';
import { virtualLogOptions } from '../virtual-options.ts';
import { witnessingOption } from '../witness/witnessing-option.ts';
import { keptLog, refuseBucket } from './kept-log.ts';
import { keepError, LOG_STOPPED, listenError } from './serve-error.ts';
import { judgingCommand, POLICY_FILE, say, sayKey, sayPolicy, sayUnusedProxy } from './serve-guide.ts';
import { duplicatesOf, namedAlteration, type ServeLogOptions, signerOf, whole } from './serve-options.ts';

const BATCH = 1000;
/** `touchstone serve log`: runs until it is interrupted. */
export async function runServeLog(options: ServeLogOptions): Promise<void> {
  const { origin, dir } = options;
  const port = whole('--port', options.port, 65_535);
  const grpcPort = whole('--grpc-port', options.grpcPort, 65_535);
  const duplicates = duplicatesOf(options.duplicates);
  const entries = options.entries === undefined ? 0 : whole('--entries', options.entries, 10_000_000);
  if (options.virtual !== undefined && options.entries !== undefined)
    throwUsageError('--virtual and --entries exclude each other: both give the number of entries');
  const altered = await chosenAlteration({ faults, variants }, options);
  const virtual = virtualLogOptions(options);
  // A virtual log promises to need little memory. Without this V8 keeps tens of megabytes of answers before it collects
  // them.
  if (virtual !== undefined && caller().alone) setFlagsFromString('--optimize-for-size');
  const keySeed = keySeedOf(options);
  const witnessing = witnessingOption(options);
  if (witnessing && altered?.needs.policy !== undefined)
    throwUsageError(
      `--policy and ${namedAlteration(options)} exclude each other: the ${altered.kind} has witnesses of its own`,
    );
  if (options.staticCt || altered?.needs.profile === 'static-ct') {
    const { serveCertificateLog } = await import('./serve-certificates.ts');
    return serveCertificateLog(
      { ...options, port, entries: options.entries === undefined ? undefined : entries, witnessing },
      altered,
    );
  }
  if (options.acceptRoot) throwUsageError('--accept-root goes with --static-ct');
  sayUnusedProxy(witnessing);
  // An invalid origin is refused before anything is written.
  signerOf(origin, keySeed);
  const kept = dir === undefined ? undefined : await keptLog(dir, origin, keySeed);
  const key = kept?.key;
  const signer = signerOf(origin, key?.seed ?? keySeed);
  // An altered log may sign otherwise.
  if (!altered) kept?.refuseOther(signer);
  const right = logRig({
    origin,
    signer,
    ...(kept && { store: kept.store }),
    ...(virtual === undefined ? {} : { store: virtualStore({ origin, ...virtual }) }),
    duplicates,
    ...(witnessing && { witnessing }),
    // Only a process of its own may start threads.
    ...(caller().alone && { threads: availableParallelism() }),
  });
  let log: Log | undefined;
  try {
    const witnessed = altered?.needs.policy === undefined ? undefined : await import('../../testbed/testbed.ts');
    const sound = witnessed ? witnessed.witnessedRig(right) : right;
    const built = altered ? altered.install(sound) : sound;
    const store = await built.store(built.parts);
    const rig = { ...built, store: () => store };
    log = await createLog(rig).catch((cause: unknown) => {
      kept?.forget(cause);
      throw cause;
    });
    const storedSize = log.size();
    // An altered log shows its alteration only with the entries that it needs, so they are the default.
    const least = altered ? Number(altered.needs.entries ?? 300n) : 0;
    await fill(log, options.entries === undefined ? least : entries, altered?.needs.batch ?? BATCH);
    // The log is frozen after its entries are appended.
    if (options.frozen) {
      await log.close();
      log = await createLog({ ...rig, frozen: unixDate(new Date()) });
    }
    const onError = servingErrors(dir, LOG_STOPPED);
    const { url, close } = await serve(log.handler, { port, bodyLimit: 2 * rig.parts.requestLimit(), onError });
    const { serveRpc } = await import('../../../../src/reference/log/grpc/serve-rpc.ts');
    const name = options.grpcService ?? rig.service;
    const named = name === undefined ? {} : { name };
    const rpc = await serveRpc(log.rpc, { port: grpcPort, onError, ...named });
    const { origin: logOrigin, vkey } = log;
    const running = {
      url,
      grpc: rpc.address,
      origin: logOrigin,
      vkey,
      append: `${url}/append`,
      size: String(log.size()),
      ...(witnessed && altered ? { policy: witnessed.neededPolicy(altered.needs, right, log) } : {}),
    };
    caller().stdout.write(`${JSON.stringify(running)}\n`);
    if (dir !== undefined && options.entries !== undefined && storedSize > BigInt(entries))
      say(`The log in ${dir} has ${storedSize} entries already, so no entry was appended.`);
    if (altered && log.size() < BigInt(least))
      say(`It has ${log.size()} entries: the ${altered.kind} certainly shows its effect with ${least}.`);
    if (dir !== undefined && key !== undefined) sayKey(dir, key);
    if (running.policy !== undefined) sayPolicy();
    say(`The reference log is at ${url}/api/v2. Judge it from another terminal:`);
    const further = altered?.needs.cosignerKeys ? (rig.cosigners ?? []).map((cosigner) => cosigner.vkey) : [];
    const vkeys = [vkey, ...further];
    const policyFile = options.policy ?? (running.policy === undefined ? undefined : POLICY_FILE);
    caller().stderr.write(`${judgingCommand({ ...running, vkeys, policyFile }, altered)}\n`);
    await caller().stopped();
    await Promise.all([close(), rpc.close()]);
  } catch (cause) {
    // An altered log may be unable to continue a stored tree.
    const isAlteredVirtual = altered !== undefined && virtual !== undefined;
    if (cause instanceof LogError && isAlteredVirtual)
      throwUsageError(
        `--virtual and ${namedAlteration(options)} exclude each other: this log cannot go on from a tree that it did not write`,
      );
    if (cause instanceof LogError) throwUsageError(referenceErrorSentence(cause));
    listenError(cause, port);
    refuseBucket(cause);
    keepError(cause, dir);
    throw cause;
  } finally {
    await log?.close();
    kept?.close();
  }
}

/** Appends generated entries up to a size. */
async function fill(log: Log, size: number, batch: number): Promise<void> {
  if (log.size() >= BigInt(size)) return;
  // Loaded only here, since it loads everything of the self-test.
  const { generatedEntry: entryOf } = await import('../../testbed/testbed.ts');
  for (let at = Number(log.size()); at < size; at += batch)
    await log.append(Array.from({ length: Math.min(batch, size - at) }, (_, i) => entryOf(BigInt(at + i))));
}

/** A time as Rekor v2 writes it when it freezes a log: `Wed Aug 19 06:42:17 UTC 2026`. */
function unixDate(time: Date): string {
  const [, day, date, month, year, clock] = /^(\w+), (\d+) (\w+) (\d+) ([\d:]+) GMT$/.exec(time.toUTCString())!;
  return `${day} ${month} ${date!.replace(/^0/, ' ')} ${clock} UTC ${year}`;
}
