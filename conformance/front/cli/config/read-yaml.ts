import { type Document, isMap, isNode, isScalar, LineCounter, parseDocument } from 'yaml';
import { boundedText } from '../../../command/file/bounded-text.ts';
import { throwUsageError } from '../../../command/usage-error.ts';
import type { ErrorSection } from '../../../core/text/error-section.ts';
import { fileErrorText } from '../../../files/file-error.ts';
import { unknownKey, type Violation, violationSentence } from './schema-sentence.ts';
import { validatorOf } from './validator.ts';

/**
 * Reads a YAML file and validates it by a schema. Every mistake is one sentence with its place. `section`: the section of
 * `docs/errors.md` about such files.
 */
export function readYaml<T>(file: string, schema: object, section?: ErrorSection): T {
  let text: string;
  try {
    text = boundedText(file);
  } catch (cause) {
    return throwUsageError(`${file} cannot be read: ${fileErrorText(cause)}`, section);
  }
  const lines = new LineCounter();
  // Pretty errors include the place.
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const error = document.errors[0];
  if (error)
    return throwUsageError(
      `${file}, line ${lines.linePos(error.pos[0]).line}: ${error.message.split('\n')[0]}`,
      section,
    );
  const value = plain(document, file, section);
  const validate = validatorOf(schema);
  if (validate(value)) return value as T;
  // Each of several alternatives has an error, and the last error covers all of them.
  const violation = validate.errors!.at(-1) as Violation;
  const line = lineOf(document, lines, violation);
  return throwUsageError(`${file}${line ? `, line ${line}` : ''}: ${violationSentence(violation)}`, section);
}

/** The data of a document. Excessive repetition of an anchor is a mistake as well. */
function plain(document: Document, file: string, section: ErrorSection | undefined): unknown {
  try {
    return document.toJS({ maxAliasCount: 100 }) ?? {};
  } catch (cause) {
    return throwUsageError(`${file}: ${(cause as Error).message}`, section);
  }
}

/** The line of a mistake; for an unknown key, the line of the key. */
function lineOf(document: Document, lines: LineCounter, violation: Violation): number | undefined {
  const path = violation.instancePath.split('/').slice(1);
  const unknown = unknownKey(violation);
  const node = path.length > 0 ? document.getIn(path, true) : document.contents;
  const key = isMap(node) && node.items.find((pair) => isScalar(pair.key) && pair.key.value === unknown);
  const range = key && isScalar(key.key) ? key.key.range : isNode(node) ? node.range : undefined;
  return range ? lines.linePos(range[0]).line : undefined;
}
