import { readFileSync } from 'node:fs';
import { specDocument } from '../../../command/package-data.ts';
import { throwUsageError } from '../../../command/usage-error.ts';
import { fileErrorText } from '../../../files/file-error.ts';
import { REPORT_SCHEMA } from '../../../report/document/report.ts';
import { KEPT_SCHEMA, type KeptReport } from '../../../report/kept/kept-report.ts';
import { type Violation, violationSentence } from '../config/schema-sentence.ts';
import { validatorOf } from '../config/validator.ts';
import { withPresentNames } from '../read-report/present-names.ts';
import { schemaOf } from '../read-report/read-report.ts';

/** Reads a kept report, with the present names of its checks. @throws UsageError for any other file */
export function readKept(file: string): KeptReport {
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(file, 'utf8'));
  } catch (cause) {
    const why =
      cause instanceof SyntaxError ? `is not JSON: ${cause.message}` : `cannot be read: ${fileErrorText(cause)}`;
    return throwUsageError(`${file} ${why}`);
  }
  return keptOf(value, file);
}

/** A document as a kept report, with the present names of its checks. @throws UsageError where it is another one */
export function keptOf(value: unknown, file: string): KeptReport {
  const found = schemaOf(value);
  if (found !== KEPT_SCHEMA) throwUsageError(`${file}: ${foreignSchema(found)}`);
  const validate = validatorOf(specDocument('kept-report.schema.json'));
  if (!validate(value))
    throwUsageError(`${file} is no kept report: ${violationSentence(validate.errors!.at(-1) as Violation)}`);
  return withPresentNames(value as KeptReport);
}

function foreignSchema(found: unknown): string {
  const shown = typeof found === 'string' ? JSON.stringify(found.slice(0, 60)) : 'no schema';
  const advice =
    found === REPORT_SCHEMA
      ? '; a report of "touchstone check" is kept by "touchstone results make NAME", which runs its command'
      : '';
  return `expected a report of schema ${KEPT_SCHEMA}; found ${shown}${advice}`;
}
