import { createReadStream } from 'node:fs';
import { caller } from '../../../command/caller.ts';
import { throwUsageError } from '../../../command/usage-error.ts';
import { fileErrorText } from '../../../files/file-error.ts';
import type { ComparedReport } from '../../../report/comparison/compared-report.ts';
import { REPORT_SCHEMA } from '../../../report/document/report.ts';
import { type Violation, violationSentence } from '../config/schema-sentence.ts';
import { validatorOf } from '../config/validator.ts';
import { withPresentNames } from './present-names.ts';
import { readSchema } from './report-parts.ts';

/** The longest report that is read, in bytes: a failure takes some ten thousand, and a report a few million at most. */
const LONGEST = 32_000_000;

/**
 * Reads a JSON report of `check`; `-` is standard input. Checks that have another name now have the present one.
 * `name`: how an error names the file, such as `--from report.json`.
 * @throws UsageError for a file that cannot be read, is too long, or is no report of a version that is known.
 */
export const readReport = async (file: string, name = file): Promise<ComparedReport> =>
  checkedReport(await readDocument(file, name), name);

/** The data of a JSON file of no more than the length of a report; `-` is standard input. @throws UsageError */
export const readDocument = async (file: string, name = file): Promise<unknown> =>
  parsed(await bytesOf(file, name), name);

/** The schema that a document names; undefined where it names nothing. */
export const schemaOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null ? (value as { schema?: unknown }).schema : undefined;

/** A document as a report of `check`, with the present names of its checks. @throws UsageError where it is another one */
export function checkedReport(value: unknown, name: string): ComparedReport {
  const found = schemaOf(value);
  if (found !== REPORT_SCHEMA) throwUsageError(`${name}: ${foreignSchema(found)}`);
  const refuse = (why: string) => throwUsageError(`${name} is no report as touchstone writes it: ${why}`);
  const validate = validatorOf(readSchema());
  if (!validate(value)) refuse(violationSentence(validate.errors!.at(-1) as Violation));
  const size = excess(value as ComparedReport);
  if (size !== undefined) refuse(`it has ${size}`);
  const present = withPresentNames(value as ComparedReport);
  const why = unlikeReport(present);
  return why === undefined ? present : refuse(why);
}

/** What a report has that no run writes: more of something than any, or a check twice. */
export function unlikeReport(report: ComparedReport): string | undefined {
  const size = excess(report);
  if (size !== undefined) return `it has ${size}`;
  const twice = firstRepeated(report.checks.map(({ id }) => id));
  return twice === undefined ? undefined : `it has the check ${twice} twice`;
}

function firstRepeated(ids: readonly string[]): string | undefined {
  const seen = new Set<string>();
  return ids.find((id) => seen.size === seen.add(id).size);
}

/** More than any suite has of a thing, and more characters than any name has: comparing takes the product of them. */
const MOST = 2000;
const LONGEST_NAME = 1000;

/** Something of which a report has more than any run writes. */
function excess({ checks, requirements, scope }: ComparedReport): string | undefined {
  const counts = {
    checks: checks.length,
    requirements: requirements.length,
    'patterns of --only': scope.only.length,
    'patterns of --skip': scope.skip.length,
  };
  const [most] = Object.entries(counts).filter(([, count]) => count > MOST);
  if (most) return `${most[1]} ${most[0]}, and no suite has more than ${MOST} checks`;
  const names = [...scope.only, ...scope.skip, ...checks.map(({ id }) => id), ...requirements.map(({ id }) => id)];
  const long = names.find(({ length }) => length > LONGEST_NAME);
  return long && `a name of ${long.length} characters, and no name is longer than ${LONGEST_NAME}`;
}

/** Why a document with another schema is not read. */
function foreignSchema(found: unknown): string {
  const expected = `expected a report of schema ${REPORT_SCHEMA}, as "touchstone check --json" writes it`;
  if (typeof found !== 'string') return `${expected}; found ${found === undefined ? 'no schema' : 'something else'}`;
  const shown = JSON.stringify(found.length > 60 ? `${found.slice(0, 60)}…` : found);
  const [, version] = /^touchstone\/report\/(\d{1,9})$/.exec(found) ?? [];
  const advice = version === undefined ? '' : '; another version of touchstone wrote it, so compare with that version';
  return `${expected}; found ${shown}${advice}`;
}

async function bytesOf(file: string, name: string): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  try {
    // A device or a pipe does not say how long it is.
    for await (const part of file === '-' ? caller().stdin : createReadStream(file)) {
      size += part.length;
      if (size > LONGEST) break;
      parts.push(part as Buffer);
    }
  } catch (cause) {
    throwUsageError(`${name} cannot be read: ${fileErrorText(cause)}`);
  }
  if (size > LONGEST) throwUsageError(`${name} is longer than ${LONGEST / 1e6} MB, which no report is`);
  return Buffer.concat(parts);
}

function parsed(bytes: Buffer, name: string): unknown {
  try {
    // It leaves out the mark that some editors put in front.
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch (cause) {
    return throwUsageError(`${name} is not JSON: ${(cause as Error).message}`);
  }
}
