import { writeSync } from 'node:fs';
import { caller } from '../../../command/caller.ts';
import { errorPage, pageAddress } from '../../../command/page-address.ts';
import { withoutKnownSecrets } from '../../../command/secrets/known-secrets.ts';
import { fileErrorText } from '../../../files/file-error.ts';
import { redactAddresses } from '../../../transport/record/redact.ts';

/**
 * Listens to the errors of standard output and standard error: without a listener they end the process, with the exit code of
 * a verdict. Returns why standard output is incomplete, once everything has been written; undefined where it is complete,
 * or where its reader left (`| head`) or its terminal was closed: a run that is hung up has still to undo what it did.
 */
export function watchStandardStreams(): () => Promise<string | undefined> {
  const { stdout, stderr, alone } = caller();
  let why: string | undefined;
  stdout.on('error', (cause: NodeJS.ErrnoException) => {
    const isUnheard = cause.code === 'EPIPE' || (cause.code === 'EIO' && stdout.isTTY);
    if (!isUnheard) why ??= fileErrorText(cause);
  });
  // It has no verdict: a run does not fail because nobody reads its remarks.
  stderr.on('error', () => {});
  return async () => {
    if (alone) await new Promise<void>((resolve) => stdout.write('', () => resolve()));
    return why;
  };
}

/** Ends the process as a fault of touchstone where an error reaches nobody: Node's own exit code would be a verdict. */
export function exitOnUncaughtError(): void {
  process.on('uncaughtException', (cause) => {
    try {
      writeSync(process.stderr.fd, faultText(cause));
    } catch {
      // Nobody reads it.
    }
    process.exit(70);
  });
}

/** The sentence about an error that is a fault of touchstone. */
export function faultText(cause: unknown): string {
  const fault = String(cause instanceof Error ? cause.stack : cause);
  const page = pageAddress(errorPage('touchstone-has-a-fault'));
  return `touchstone: a fault of touchstone itself: ${withoutKnownSecrets(redactAddresses(fault))}\nSee ${page}\n`;
}
