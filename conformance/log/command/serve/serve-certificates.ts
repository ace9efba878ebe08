import {
  createLog,
  directoryStore,
  LogError,
  type LogRig,
  serve,
  staticCtRig,
  systemClock,
  treeHeadSigner,
  type Witnessing,
} from '../../../../src/reference/log/index.ts';
import { caller } from '../../../command/caller.ts';
import { makeOptionFolder } from '../../../command/file/folder.ts';
import { LAUNCHER } from '../../../command/launcher.ts';
import { neededOptions } from '../../../command/needed-options.ts';
import { referenceErrorSentence } from '../../../command/reference-error.ts';
import { servingErrors } from '../../../command/serving-errors.ts';
import { throwUsageError } from '../../../command/usage-error.ts';
import { shellQuote } from '../../../core/text/shell-quote.ts';
import { fillCertificateLog } from '../../testbed/certificates/filled-log.ts';
import type { LogNeeds } from '../../testbed/needs.ts';
import { forgetSeed, seedBeside } from '../key-file.ts';
import { type KeySeedOptions, keySeedOf } from '../key-seed.ts';
import { certificateFile } from '../keys/certificate-file.ts';
import { refuseOtherKey } from '../keys/signed-by.ts';
import { keepError, LOG_STOPPED, listenError } from './serve-error.ts';
import { POLICY_FILE, sayPolicy, sayUnusedProxy } from './serve-guide.ts';

/** The options of `serve log --static-ct`. */
interface ServeCertificatesOptions extends KeySeedOptions {
  readonly port: number;
  readonly origin: string;
  readonly entries: number | undefined;
  readonly dir?: string;
  readonly virtual?: string;
  readonly frozen?: boolean;
  readonly acceptRoot?: readonly string[];
  readonly policy?: string;
  /** By that policy. */
  readonly witnessing: Witnessing | undefined;
}

/** A fault or a variant of the log. */
type Altered = Parameters<typeof neededOptions>[1] & {
  readonly needs: LogNeeds;
  readonly install: (rig: LogRig) => LogRig;
};

/** How many entries are published together. */
const BATCH = 256;
/** Profiles that have every ruleset by which such a log is judged. */
const JUDGED_BY = ['static-ct', 'http'] as const;

/** `touchstone serve log --static-ct`: the reference log of certificates. It takes the chains of the roots it is given. */
export async function serveCertificateLog(
  options: ServeCertificatesOptions,
  altered: Altered | undefined,
): Promise<void> {
  const { port, origin, dir, witnessing } = options;
  if (options.virtual !== undefined) throwUsageError('--virtual and --static-ct exclude each other');
  if (options.frozen) throwUsageError('--frozen and --static-ct exclude each other: static-ct-api allows no such line');
  if (/[\s+]/u.test(origin) || origin === '')
    throwUsageError(`--origin takes a text without spaces and plus signs, not "${origin}"`);
  sayUnusedProxy(witnessing);
  const roots = options.acceptRoot?.map((file) => certificateFile('--accept-root', file));
  if (dir !== undefined) makeOptionFolder('--dir', dir);
  const given = keySeedOf(options);
  const kept = dir === undefined ? undefined : seedBeside(dir, given);
  const seed = kept?.seed ?? given;
  const key = seed === undefined ? {} : { privateKey: Buffer.from(seed, 'hex') };
  const signer = treeHeadSigner({ name: origin, clock: systemClock, ...key });
  if (dir !== undefined && !altered) refuseOtherKey(dir, origin, signer);
  const right = staticCtRig({
    origin,
    ...(roots ? { roots } : {}),
    signer,
    ...(witnessing && { witnessing }),
    ...(dir === undefined ? {} : { store: () => directoryStore(dir) }),
  });
  const witnessed = altered?.needs.policy === undefined ? undefined : await import('../../testbed/testbed.ts');
  const sound = witnessed ? witnessed.witnessedRig(right) : right;
  const log = await createLog(altered ? altered.install(sound) : sound).catch((cause: unknown) => {
    keepError(cause, dir);
    if (!(cause instanceof LogError)) throw cause;
    if (dir !== undefined && kept?.from === 'made') forgetSeed(dir, cause);
    return throwUsageError(referenceErrorSentence(cause));
  });
  try {
    const least = Number(altered?.needs.entries ?? (altered ? 300n : 0n));
    await fillCertificateLog(log, options.entries ?? least, altered?.needs.batch ?? BATCH);
    const { url, close } = await serve(log.handler, { port, onError: servingErrors(dir, LOG_STOPPED) });
    const monitoring = `${url}/api/v2`;
    const submission = roots ? { submission: url } : {};
    const running = {
      url,
      monitoring,
      ...submission,
      origin: log.origin,
      vkey: log.vkey,
      size: String(log.size()),
      ...(witnessed && altered ? { policy: witnessed.neededPolicy(altered.needs, right, log) } : {}),
    };
    caller().stdout.write(`${JSON.stringify(running)}\n`);
    const policyFile = options.policy ?? (running.policy === undefined ? undefined : POLICY_FILE);
    if (running.policy !== undefined) sayPolicy();
    const command = [
      `${LAUNCHER} check log --read-url ${monitoring} --vkey ${shellQuote(log.vkey)} --profile ${JUDGED_BY.join(' ')}`,
      ...(policyFile === undefined ? [] : [`--policy ${shellQuote(policyFile)}`]),
      ...neededOptions('log', altered, policyFile === undefined ? JUDGED_BY : [...JUDGED_BY, 'tlog-policy']),
      ...(roots ? [`--submission-url ${url} --allow-writes --test-root root.pem --test-root-key root.key`] : []),
    ];
    caller().stderr.write(
      `The reference log of certificates is at ${monitoring}. Judge it from another terminal:\n  ${command.join(' ')}\n`,
    );
    await caller().stopped();
    await close();
  } catch (cause) {
    listenError(cause, port);
    keepError(cause, dir);
    throw cause;
  } finally {
    await log.close();
  }
}
