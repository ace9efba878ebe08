import { audit, NoLogError, StateError } from '../../../audit/index.ts';
import { caller } from '../caller.ts';
import { coloured } from '../colour.ts';
import { columnsOf } from '../columns.ts';
import { holdInterrupts } from '../interrupt.ts';
import { usage } from '../usage.ts';
import { addressOf, auditDocument } from './audit-document.ts';
import { type AuditCommandOptions, auditOptions } from './audit-options.ts';
import { progressOn } from './audit-progress.ts';
import { auditText } from './audit-text.ts';

/** `touchstone audit`: verifies a log, reports, and sets the exit code. */
export async function runAudit(log: string, given: AuditCommandOptions): Promise<void> {
  const options = auditOptions(log, given);
  const progress = progressOn(caller().stderr, addressOf(options), !given.json && !given.quiet);
  const interrupts = holdInterrupts(progress.stop);
  try {
    const result = await audit({ ...options, signal: interrupts.signal, onProgress: progress.tell });
    progress.stop();
    const document = auditDocument(options, result);
    caller().exitCode = document.exitCode;
    if (given.json) {
      caller().stdout.write(`${JSON.stringify(document, null, 2)}\n`);
      // The report for people says it itself.
      if (document.verdict === 'unreachable')
        for (const why of document.because) caller().stderr.write(`touchstone: ${why}\n`);
      return;
    }
    const columns = columnsOf(caller().stdout);
    const look = {
      quiet: given.quiet ?? false,
      colour: coloured(),
      ...(columns === undefined ? {} : { width: columns }),
    };
    caller().stdout.write(auditText(document, look));
  } catch (cause) {
    progress.stop();
    if (cause instanceof StateError || cause instanceof NoLogError) usage(cause.message);
    throw cause;
  } finally {
    interrupts.release();
  }
}
