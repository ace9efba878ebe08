import { existsSync, readFileSync } from 'node:fs';
import type { PartState } from '../../../audit/part/part-state.ts';
import { specDocument } from '../../../command/package-data.ts';
import { throwUsageError } from '../../../command/usage-error.ts';
import { legibleJson } from '../../../core/text/legible-json.ts';
import { fileErrorText } from '../../../files/file-error.ts';
import { replaceFile } from '../../../files/new-file.ts';
import { type Violation, violationSentence } from '../config/schema-sentence.ts';
import { validatorOf } from '../config/validator.ts';
import { type PartJson, partJson, partState } from './part-json.ts';

/**
 * The part in a file. @throws UsageError for a file that cannot be read, or is not as `audit --part` writes it.
 */
export function readPart(file: string): PartState {
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(file, 'utf8'));
  } catch (cause) {
    const why = cause instanceof SyntaxError ? `it is not JSON: ${cause.message}` : fileErrorText(cause);
    throwUsageError(`the part ${file} cannot be read: ${why}`);
  }
  const validate = validatorOf(specDocument('audit-part.schema.json'));
  if (!validate(value))
    throwUsageError(
      `${file} is no part as "touchstone audit --part" writes it: ${violationSentence(validate.errors!.at(-1) as Violation)}`,
    );
  return partState(value as PartJson);
}

/** The part in a file; `undefined` where there is no such file. @throws UsageError as {@link readPart} does. */
export const readPartIfThere = (file: string): PartState | undefined => (existsSync(file) ? readPart(file) : undefined);

/** Writes a part to a file, whole or not at all, and synced. @throws UsageError where it cannot be written. */
export function writePart(file: string, state: PartState, clean: (text: string) => string): void {
  try {
    replaceFile(file, legibleJson(partJson(state, clean)));
  } catch (cause) {
    throwUsageError(`the part cannot be written to ${file}: ${fileErrorText(cause)}`);
  }
}
