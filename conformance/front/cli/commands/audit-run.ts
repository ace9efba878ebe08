import { audit, NoLogError, StateError } from '../../../audit/index.ts';
import { usage } from '../usage.ts';
import { addressOf, auditDocument } from './audit-document.ts';
import { type AuditCommandOptions, auditOptions } from './audit-options.ts';
import { progressOn } from './audit-progress.ts';
import { auditText } from './audit-text.ts';

/** `touchstone audit`: verifies a log, reports, and sets the exit code. */
export async function runAudit(log: string, given: AuditCommandOptions): Promise<void> {
  const options = auditOptions(log, given);
  const interrupted = new AbortController();
  const interrupt = () => interrupted.abort();
  // The second signal ends the process as signals do.
  process.once('SIGINT', interrupt);
  process.once('SIGTERM', interrupt);
  const progress = progressOn(process.stderr, addressOf(options), !given.json && !given.quiet);
  try {
    const result = await audit({ ...options, signal: interrupted.signal, onProgress: progress.tell });
    progress.stop();
    const document = auditDocument(options, result);
    process.exitCode = document.exitCode;
    if (document.verdict === 'unreachable')
      for (const why of document.because) process.stderr.write(`touchstone: ${why}\n`);
    process.stdout.write(
      given.json ? `${JSON.stringify(document, null, 2)}\n` : auditText(document, given.quiet ?? false),
    );
  } catch (cause) {
    progress.stop();
    if (cause instanceof StateError || cause instanceof NoLogError) usage(cause.message);
    throw cause;
  } finally {
    process.off('SIGINT', interrupt);
    process.off('SIGTERM', interrupt);
  }
}
