import {
  cosigner,
  directoryStore,
  ED25519_COSIGNATURE,
  LogError,
  ML_DSA_44,
  memoryStore,
  readVerifier,
  serve,
  systemClock,
  type Verifier,
} from '../../../../src/reference/log/index.ts';
import { openWitness } from '../../../../src/reference/witness/index.ts';
import { caller } from '../../../command/caller.ts';
import { makeOptionFolder } from '../../../command/file/folder.ts';
import { wholeNumberOption } from '../../../command/options/number.ts';
import { referenceErrorSentence } from '../../../command/reference-error.ts';
import { servingErrors } from '../../../command/serving-errors.ts';
import { throwUsageError } from '../../../command/usage-error.ts';
import { seedBeside } from '../key-file.ts';
import { type KeySeedOptions, keySeedOf } from '../key-seed.ts';
import { listenError } from '../serve/serve-error.ts';

/** The options of `serve witness`. */
interface ServeWitnessOptions extends KeySeedOptions {
  readonly port: string;
  readonly name: string;
  readonly keyType: string;
  readonly logVkey?: readonly string[];
  readonly dir?: string;
}

/** What holds of a witness after a checkpoint could not be kept, and what to do. */
const AFTER = 'the witness has not cosigned that checkpoint; see to the folder, and send it again';
const TYPES = { ed25519: ED25519_COSIGNATURE, 'ml-dsa-44': ML_DSA_44 } as const;

/** `touchstone serve witness`: runs until it is interrupted. */
export async function runServeWitness(options: ServeWitnessOptions): Promise<void> {
  const { dir, name, keyType } = options;
  const port = Number(wholeNumberOption('--port', options.port));
  if (keyType !== 'ed25519' && keyType !== 'ml-dsa-44')
    throwUsageError(`--key-type takes ed25519 or ml-dsa-44, not "${keyType}"`);
  const logs = (options.logVkey ?? []).map(logOption);
  if (logs.length === 0) throwUsageError('the logs are missing: give the key of each with --log-vkey VKEY');
  const given = keySeedOf(options);
  if (dir !== undefined) makeOptionFolder('--dir', dir);
  const seed = dir === undefined ? given : seedBeside(dir, given).seed;
  const signer = signerOf(name, TYPES[keyType], seed);
  const store = dir === undefined ? memoryStore() : directoryStore(dir);
  const witness = await openWitness({ signers: [signer], logs, store }).catch((cause: unknown) =>
    cause instanceof LogError ? throwUsageError(referenceErrorSentence(cause)) : Promise.reject(cause),
  );
  try {
    const { url, close } = await serve(witness.handler, { port, onError: servingErrors(dir, AFTER) });
    const running = { url, name, vkey: signer.vkey, policy: `witness ${name} ${signer.vkey} ${url}/\n` };
    caller().stdout.write(`${JSON.stringify(running)}\n`);
    caller().stderr.write(
      `The reference witness is at ${url}. A policy names it by the line "policy" of that object.\n`,
    );
    await caller().stopped();
    await close();
  } catch (cause) {
    listenError(cause, port);
    throw cause;
  } finally {
    await witness.close();
  }
}

function logOption(vkey: string): Verifier {
  try {
    return readVerifier(vkey);
  } catch (cause) {
    return throwUsageError(`--log-vkey: ${(cause as Error).message}`);
  }
}

function signerOf(name: string, type: (typeof TYPES)[keyof typeof TYPES], seed: string | undefined) {
  try {
    return cosigner({
      name,
      type,
      clock: systemClock,
      ...(seed === undefined ? {} : { seed: Buffer.from(seed, 'hex') }),
    });
  } catch (cause) {
    if (cause instanceof RangeError) throwUsageError(`--name cannot be that: ${cause.message}`);
    throw cause;
  }
}
