import { audit } from '../../../audit/audit.ts';
import { NoLogError } from '../../../audit/checkpoint/fetch-head.ts';
import { StateError } from '../../../audit/state/state-directory.ts';
import { caller } from '../../../command/caller.ts';
import { wantsColour } from '../../../command/terminal/colour.ts';
import { terminalColumns } from '../../../command/terminal/columns.ts';
import { holdInterrupts } from '../../../command/terminal/interrupt.ts';
import { throwUsageError } from '../../../command/usage-error.ts';
import { legibleJson } from '../../../core/text/legible-json.ts';
import { auditAddress, auditDocument } from './audit-document.ts';
import { auditOfRoot } from './audit-of-root.ts';
import { type AuditCommandOptions, auditOptions } from './audit-options.ts';
import { progressOn } from './audit-progress.ts';
import { auditText } from './audit-text.ts';

/** `touchstone audit`: verifies a log, or each log of a trusted root, reports, and sets the exit code. */
export async function runAudit(log: string | undefined, options: AuditCommandOptions): Promise<void> {
  if (options.trustedRoot !== undefined) return auditOfRoot(log, options, auditLog);
  if (log === undefined) throwUsageError('the log is missing: give its prefix or directory, or --trusted-root');
  return auditLog(log, options);
}

async function auditLog(log: string, commandOptions: AuditCommandOptions): Promise<void> {
  const options = auditOptions(log, commandOptions);
  const progress = progressOn(caller().stderr, auditAddress(options), !commandOptions.json && !commandOptions.quiet);
  const interrupts = holdInterrupts(progress.stop);
  try {
    const result = await audit({ ...options, signal: interrupts.signal, onProgress: progress.tell });
    progress.stop();
    const document = auditDocument(options, result, interrupts.exitCode());
    caller().exitCode = document.exitCode;
    if (commandOptions.json) {
      caller().stdout.write(legibleJson(document));
      // The report for people already states this.
      if (document.verdict === 'unreachable')
        for (const why of document.because) caller().stderr.write(`touchstone: ${why}\n`);
      return;
    }
    const columns = terminalColumns(caller().stdout);
    const look = {
      quiet: commandOptions.quiet ?? false,
      colour: wantsColour(),
      ...(columns === undefined ? {} : { width: columns }),
    };
    caller().stdout.write(auditText(document, look));
  } catch (cause) {
    progress.stop();
    if (cause instanceof StateError || cause instanceof NoLogError) throwUsageError(cause.message);
    throw cause;
  } finally {
    interrupts.release();
  }
}
