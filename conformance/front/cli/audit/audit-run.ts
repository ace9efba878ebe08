import { audit } from '../../../audit/audit.ts';
import { NoLogError } from '../../../audit/checkpoint/fetch-head.ts';
import { auditProfile } from '../../../audit/entries/entries.ts';
import type { AuditOptions } from '../../../audit/options.ts';
import type { AuditResult } from '../../../audit/result.ts';
import { StateError } from '../../../audit/state/state-directory.ts';
import { caller } from '../../../command/caller.ts';
import { holdInterrupts } from '../../../command/terminal/interrupt.ts';
import { throwUsageError } from '../../../command/usage-error.ts';
import { BucketSetupError } from '../../../transport/object/bucket-error.ts';
import { auditAddress, auditDocument, cleaner } from './audit-document.ts';
import { auditOfRoot } from './audit-of-root.ts';
import { type AuditCommandOptions, auditOptions } from './audit-options.ts';
import { progressOn } from './audit-progress.ts';
import { checkpointFile, partNumber, requirePartOptions, requireSamePart } from './part-options.ts';
import { writeAudit } from './write-audit.ts';

/** `touchstone audit`: verifies a log, or each log of a trusted root, reports, and sets the exit code. */
export async function runAudit(log: string | undefined, options: AuditCommandOptions): Promise<void> {
  if (options.trustedRoot !== undefined) return auditOfRoot(log, options, auditLog);
  if (log === undefined)
    throwUsageError(
      'the log is missing: give its prefix or directory, or --trusted-root',
      'nothing-says-what-to-judge',
    );
  return auditLog(log, options);
}

async function auditLog(log: string, commandOptions: AuditCommandOptions): Promise<void> {
  requirePartOptions(commandOptions);
  const options = auditOptions(log, commandOptions);
  const { stderr } = caller();
  const isTalkative = !commandOptions.json && !commandOptions.quiet;
  const progress = progressOn(stderr, auditAddress(options), isTalkative);
  const note = (text: string): void => {
    progress.stop();
    if (isTalkative) stderr.write(`touchstone: ${text}\n`);
  };
  const begin = commandOptions.part === undefined ? audit : partAudit(commandOptions, note);
  const interrupts = holdInterrupts(progress.stop);
  try {
    const result = await begin({ ...options, signal: interrupts.signal, onProgress: progress.tell });
    progress.stop();
    writeAudit(auditDocument(options, result, interrupts.exitCode()), commandOptions);
  } catch (cause) {
    progress.stop();
    if (cause instanceof StateError) throwUsageError(cause.message, 'a-folder-cannot-be-used');
    if (cause instanceof NoLogError) throwUsageError(cause.message);
    if (cause instanceof BucketSetupError) throwUsageError(cause.sentence(), 'the-object-storage-cannot-be-used');
    throw cause;
  } finally {
    interrupts.release();
  }
}

/** The audit of a part, which goes on from its file. `note`: says something to people. */
function partAudit(
  { part, out, checkpoint }: AuditCommandOptions,
  note: (text: string) => void,
): (options: AuditOptions) => Promise<AuditResult> {
  const number = partNumber(part!);
  const file = out!;
  const head = checkpointFile(checkpoint);
  return async ({ sample, state, ...options }) => {
    const { readPartIfThere, writePart } = await import('./part-file.ts');
    const { auditPart } = await import('../../../audit/part/audit-part.ts');
    const address = auditAddress(options);
    const earlier = readPartIfThere(file);
    if (earlier)
      requireSamePart(file, earlier, {
        part: number,
        address,
        profile: auditProfile(options),
        checkpoint: head,
        minimum: options.minimum,
      });
    if (earlier?.complete) note(`${file} is finished, so its entries are not read again; remove it to begin anew`);
    const clean = cleaner(options.place);
    return auditPart({
      ...options,
      part: number,
      address,
      ...(head && { checkpoint: head }),
      ...(earlier && { earlier }),
      save: (state) => writePart(file, state, clean),
    });
  };
}
