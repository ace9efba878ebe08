import { readFileSync, statSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { NoLogError } from '../../../audit/checkpoint/fetch-head.ts';
import { caller } from '../../../command/caller.ts';
import { wantsColour } from '../../../command/terminal/colour.ts';
import { terminalColumns } from '../../../command/terminal/columns.ts';
import { holdInterrupts } from '../../../command/terminal/interrupt.ts';
import { throwUsageError } from '../../../command/usage-error.ts';
import { legibleJson } from '../../../core/text/legible-json.ts';
import { entriesInFile } from '../../../entry/entry-file.ts';
import { verifyEntries } from '../../../entry/verify-entries.ts';
import { fileErrorText } from '../../../files/file-error.ts';
import { BucketSetupError } from '../../../transport/object/bucket-error.ts';
import { entryDocument } from './entry-document.ts';
import { entryText } from './entry-text.ts';
import { type VerifyCommandOptions, verifyOptions } from './verify-options.ts';

/** More bytes than any bundle has. */
const MOST_BYTES = 64 * 1024 * 1024;

/** `touchstone verify entry`: verifies the entries of a file, reports, and sets the exit code. */
export async function runVerifyEntry(file: string, commandOptions: VerifyCommandOptions): Promise<void> {
  const options = await verifyOptions(commandOptions);
  const { value: read, defect } = entriesInFile(await bytesOf(file));
  if (defect)
    throwUsageError(
      `${file}: expected ${defect.expected}; found ${defect.actual}${defect.at === undefined ? '' : ` (${defect.at})`}`,
    );
  const interrupts = holdInterrupts();
  const startedAt = new Date();
  try {
    const result = await verifyEntries(read, { ...options, signal: interrupts.signal });
    const document = entryDocument({ file, kind: read.kind, startedAt }, result, interrupts.exitCode());
    caller().exitCode = document.exitCode;
    if (commandOptions.json) {
      caller().stdout.write(legibleJson(document));
      return;
    }
    const columns = terminalColumns(caller().stdout);
    const wide = columns === undefined ? {} : { width: columns };
    const look = { quiet: commandOptions.quiet ?? false, colour: wantsColour(), ...wide };
    caller().stdout.write(entryText(document, look));
  } catch (cause) {
    if (cause instanceof NoLogError) throwUsageError(cause.message);
    if (cause instanceof BucketSetupError) throwUsageError(cause.sentence(), 'the-object-storage-cannot-be-used');
    throw cause;
  } finally {
    interrupts.release();
  }
}

async function bytesOf(file: string): Promise<Buffer> {
  try {
    if (file !== '-' && statSync(file).size > MOST_BYTES) throwUsageError(`${file}: it is too large for a bundle`);
    return file === '-' ? await buffer(caller().stdin) : readFileSync(file);
  } catch (cause) {
    if (!(cause as NodeJS.ErrnoException).code) throw cause;
    return throwUsageError(`${file}: it cannot be read: ${fileErrorText(cause)}`);
  }
}
